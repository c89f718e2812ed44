import type { UseQueryResult } from '@tanstack/react-query'
import { channelOpen, dialAddress } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, ButtonLink, Columns, CopyField, ErrorBanner, Inline, Text } from '@vendor-panel/ui'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { refusalText } from '../../shared/refusal-text.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import * as styles from './LeadCalls.css.ts'
import type { Lead } from './lead-row.ts'

type CallButtonProps = {
  lead: Lead
  redirect: Pick<UseQueryResult<Answer<'getRedirectNumber'>>, 'data' | 'isError' | 'refetch'>
  /** The carrier has connected number and code; calls from this instant on may be this one. */
  onDialled: (since: string) => void
}

/** Calls the couple: a phone dials number and code, anywhere else they can be copied (COMM-07). */
export function CallButton({ lead, redirect, onDialled }: CallButtonProps) {
  const intl = useIntl()
  const phones = usePhoneRules()
  const [address, setAddress] = useState<string | null>(null)
  const call = useMutate('createLeadCall', {
    // The reason is shown next to the button.
    meta: { isErrorOwned: true },
    onSuccess: ({ data }) => {
      const dialled = dialAddress(data.number, data.code)
      setAddress(dialled)
      onDialled(Temporal.Now.instant().subtract({ minutes: 1 }).toString())
      if (dialled && matchMedia('(pointer: coarse)').matches) location.assign(dialled)
    },
  })
  const closed = closedReason(lead)
  if (closed) return <Text tone="muted">{intl.formatMessage({ id: closed })}</Text>
  if (redirect.isError) return <LoadFailed onRetry={() => void redirect.refetch()} />
  if (!redirect.data) return <RowsSkeleton count={1} />
  const { number, isActive } = redirect.data.data
  if (number === null || !isActive)
    return <Text tone="muted">{intl.formatMessage({ id: 'leads.calls.noNumber' }, { provider: lead.provider.name })}</Text>
  const strings = {
    copied: intl.formatMessage({ id: 'leads.calls.copied' }),
    selected: intl.formatMessage({ id: 'leads.calls.selected' }),
  }
  const reason = call.error && refusalText(call.error, (id) => intl.formatMessage({ id }))
  return (
    <section className={styles.dial} aria-label={intl.formatMessage({ id: 'leads.calls.dial' })}>
      {reason && <ErrorBanner>{reason}</ErrorBanner>}
      <Columns>
        <CopyField
          label={intl.formatMessage({ id: 'leads.calls.number' })}
          description={intl.formatMessage({ id: 'leads.calls.numberHelp' })}
          value={phones?.format(number) ?? number}
          strings={{ ...strings, copy: intl.formatMessage({ id: 'leads.calls.copyNumber' }) }}
        />
        <CopyField
          label={intl.formatMessage({ id: 'leads.calls.code' })}
          description={intl.formatMessage({ id: 'leads.calls.codeHelp' })}
          value={lead.extensionNumber}
          strings={{ ...strings, copy: intl.formatMessage({ id: 'leads.calls.copyCode' }) }}
        />
      </Columns>
      <Inline>
        <Button
          variant={address ? 'secondary' : 'primary'}
          icon={Phone}
          isPending={call.isPending}
          onPress={() => call.mutate({ path: { leadId: lead.id }, idempotencyKey: crypto.randomUUID() })}
        >
          {intl.formatMessage({ id: 'leads.calls.call' })}
        </Button>
        {address && (
          <ButtonLink variant="quiet" href={address}>
            {intl.formatMessage({ id: 'leads.calls.openPhone' })}
          </ButtonLink>
        )}
      </Inline>
      {address && (
        <Text tone="muted" role="status">
          {intl.formatMessage({ id: 'leads.calls.connected' })}
        </Text>
      )}
    </section>
  )
}

/** The reason why a couple cannot be called, as a message id; null if it can (LEAD-27). */
function closedReason({ contactPreference, phone }: Lead) {
  if (!channelOpen(contactPreference, 'call')) return 'leads.calls.closed'
  return phone === null ? 'leads.composer.noPhone' : null
}
