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
      title={intl.formatMessage({ id: 'modals.referral.title' })}
      strings={{ close: intl.formatMessage({ id: 'modals.close' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => open(paths.referProviderConditions())}>{intl.formatMessage({ id: 'modals.referral.conditions' })}</Button>
          <Button variant="primary" onPress={() => open(paths.referProvider())}>
            {intl.formatMessage({ id: 'modals.referral.refer' })}
          </Button>
        </>
      }
    >
      <Text isProse>{intl.formatMessage({ id: 'modals.referral.body' })}</Text>
    </Dialog>
  )
}
