import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, CopyField, Dialog, Select, Stack, Text } from '@vendor-panel/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'

/** The secret address of a provider: an enquiry of another portal or website form that is forwarded there becomes a couple. */
export function ForwardingDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { providers } = useUser()
  const [providerId, setProviderId] = useState(String(providers[0]?.id ?? ''))
  const path = { providerId: Number(providerId) }
  const client = useQueryClient()
  const read = query('getForwardingAddress', { path })
  const { data, isError, refetch } = useQuery(read)
  const renewal = useWrite('renewForwardingAddress', {
    refetch: ['getForwardingAddress'],
    done: () => intl.formatMessage({ id: 'leads.forwarding.made' }),
  })
  const renew = async () => {
    // A refusal is shown in a toast. The address that has just ended must not be copied any more.
    const renewed = await renewal.write({ path }).catch(() => null)
    if (renewed) client.setQueryData(read.queryKey, renewed)
  }
  const address = data?.data.address ?? null
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.tool.forwarding' })}
      strings={{ close: intl.formatMessage({ id: 'app.close' }) }}
      onClose={onClose}
      actions={
        <Button
          variant={address === null ? 'primary' : 'secondary'}
          icon={RefreshCw}
          isDisabled={!data}
          isPending={renewal.isPending}
          onPress={() => void renew()}
        >
          {intl.formatMessage({ id: address === null ? 'leads.forwarding.make' : 'leads.forwarding.renew' })}
        </Button>
      }
    >
      <Stack gap="lg">
        <Text isProse>{intl.formatMessage({ id: 'leads.forwarding.body' })}</Text>
        {providers.length > 1 && (
          <Select
            label={intl.formatMessage({ id: 'leads.filter.provider' })}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={providerId}
            onChange={setProviderId}
          />
        )}
        {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
        {data && address === null && <Text tone="muted">{intl.formatMessage({ id: 'leads.forwarding.none' })}</Text>}
        {address !== null && (
          <>
            <CopyField
              label={intl.formatMessage({ id: 'leads.forwarding.address' })}
              value={address}
              strings={{
                copy: intl.formatMessage({ id: 'leads.forwarding.copy' }),
                copied: intl.formatMessage({ id: 'leads.forwarding.copied' }),
                selected: intl.formatMessage({ id: 'leads.forwarding.selected' }),
              }}
            />
            <Text size="sm" tone="muted">
              {intl.formatMessage({ id: 'leads.forwarding.renewHelp' })}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
