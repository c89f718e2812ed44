import { Banner, Button, CopyField, Dialog, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

type SecretDialogProps = { title: string; label: string; secret: string; onClose: () => void }

/** A secret that is shown this once: only the button closes it, so that a press outside does not lose it. */
export function SecretDialog({ title, label, secret, onClose }: SecretDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      title={title}
      strings={{ close: intl.formatMessage({ id: 'account.cancel' }) }}
      onClose={null}
      actions={
        <Button variant="primary" onPress={onClose}>
          {intl.formatMessage({ id: 'account.developers.secret.done' })}
        </Button>
      }
    >
      <Stack gap="lg">
        <Banner tone="caution">{intl.formatMessage({ id: 'account.developers.secret.once' })}</Banner>
        <CopyField
          label={label}
          value={secret}
          strings={{
            copy: intl.formatMessage({ id: 'account.developers.secret.copy' }),
            copied: intl.formatMessage({ id: 'account.developers.secret.copied' }),
            selected: intl.formatMessage({ id: 'account.developers.secret.selected' }),
          }}
        />
      </Stack>
    </Dialog>
  )
}
