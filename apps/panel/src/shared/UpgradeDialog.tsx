import { Button, ButtonLink, Dialog, Stack, Text } from '@vendor-panel/ui'
import type { components } from '@vendor-panel/contract'
import { useIntl } from 'react-intl'
import { useUser } from './user.ts'
import { useFormat } from './use-format.ts'

type UpgradeDialogProps = {
  /** The feature that the package lacks (UPG-01). */
  kind?: 'leads' | 'discounts'
  /** The couples of the month, if those are used up. */
  allowance?: components['schemas']['LeadStats']['allowance']
  onClose: () => void
}

/** What the package lacks, when that changes, and how to get more (LEAD-41, DISC-07, UPG-02). */
export function UpgradeDialog({ kind = 'leads', allowance, onClose }: UpgradeDialogProps) {
  const intl = useIntl()
  const format = useFormat()
  const email = useUser().customer.accountManager?.email
  return (
    <Dialog
      title={intl.formatMessage({ id: kind === 'leads' ? 'upgrade.title' : 'upgrade.discounts.title' })}
      strings={{ close: intl.formatMessage({ id: 'upgrade.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'upgrade.close' })}</Button>
          {email && (
            <ButtonLink variant="primary" href={`mailto:${email}`}>
              {intl.formatMessage({ id: 'upgrade.write' })}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <Text isProse>
          {allowance
            ? intl.formatMessage({ id: 'upgrade.body' }, { limit: allowance.limit })
            : intl.formatMessage({ id: kind === 'leads' ? 'upgrade.bodyPlain' : 'upgrade.discounts.body' })}
        </Text>
        {allowance && <Text>{intl.formatMessage({ id: 'upgrade.resets' }, { date: format.day(allowance.resetsOn) })}</Text>}
        <Text tone="muted">
          {email ? intl.formatMessage({ id: 'upgrade.contact' }) : intl.formatMessage({ id: 'upgrade.contactNone' })}
        </Text>
      </Stack>
    </Dialog>
  )
}
