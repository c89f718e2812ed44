import { Button, Dialog, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { paths } from '../shared/paths.ts'

/** Invites to refer another business (SHELL-42, MODAL-05). */
export function ReferralDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const open = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'shared.modals.referral.title' })}
      strings={{ close: intl.formatMessage({ id: 'shared.modals.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => open(paths.referProviderConditions())}>
            {intl.formatMessage({ id: 'shared.modals.referral.conditions' })}
          </Button>
          <Button variant="primary" onPress={() => open(paths.referProvider())}>
            {intl.formatMessage({ id: 'shared.modals.referral.refer' })}
          </Button>
        </>
      }
    >
      <Text isProse>{intl.formatMessage({ id: 'shared.modals.referral.body' })}</Text>
    </Dialog>
  )
}
