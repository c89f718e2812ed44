import { useQuery } from '@tanstack/react-query'
import { packageGate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, Dialog, Text } from '@vendor-panel/ui'
import { Gem } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useUser } from '../../shared/user.ts'

/**
 * Bids on the dresses that couples look for, for providers that sell products: a package without them opens the upgrade popup, and with them
 * they come by the account manager (ITEM-08, AMB-63).
 */
export function DressBids({ providerId }: { providerId: number }) {
  const { data } = useQuery(query('getProvider', { path: { providerId } }))
  return data?.data.category.categoryType === 'product' && <BidButton providerId={providerId} />
}

function BidButton({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const { accountManager } = useUser().customer
  const { data, isPending, refetch } = useQuery(query('getActiveProduct', { path: { providerId } }))
  const [isOpen, setOpen] = useState(false)
  const isLacking = data && !packageGate('dress-bidding', data.data?.features ?? []).ok
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={Gem} isDisabled={isPending} onPress={() => setOpen(true)}>
        {intl.formatMessage({ id: 'provider-items.bids' })}
      </Button>
      {isOpen && isLacking && <UpgradeDialog lacking="dress-bidding" providerId={providerId} onClose={close} />}
      {isOpen && !isLacking && (
        <Dialog
          title={intl.formatMessage({ id: 'provider-items.bids' })}
          strings={{ close: intl.formatMessage({ id: 'provider-items.cancel' }) }}
          onClose={close}
        >
          {data ? (
            <Text isProse>{intl.formatMessage({ id: 'provider-items.bids.body' }, { manager: accountManager?.email ?? 'none' })}</Text>
          ) : (
            <LoadFailed onRetry={() => void refetch()} />
          )}
        </Dialog>
      )}
    </>
  )
}
