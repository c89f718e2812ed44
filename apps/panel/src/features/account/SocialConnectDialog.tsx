import { requiredProblems } from '@vendor-panel/domain'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, Dialog, PasswordField, Text } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { socialNames, type SocialType } from '../../shared/social-types.ts'
import { startVisit } from '../../shared/social-visit.ts'
import { showToast } from '../../shared/toasts.ts'
import { connectErrors } from './social-errors.ts'

type SocialConnectDialogProps = { type: SocialType; onClose: () => void }

/** Asks for the own password before another way in is opened (AMB-26), and goes to the page of the service. */
export function SocialConnectDialog({ type, onClose }: SocialConnectDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const name = socialNames[type]
  const { mutateAsync } = useMutate('createSocialConnection', { refetch: [], meta: { isErrorOwned: true } })
  const form = useForm({
    initial: { oldPassword: '' },
    check: requiredProblems,
    send: async ({ oldPassword }) => {
      const { data } = await mutateAsync({ body: { type, oldPassword } })
      if (startVisit(data, { type, purpose: 'connection', redirectUrl: null })) return
      showToast({ tone: 'critical', text: intl.formatMessage({ id: connectErrors[type] }) })
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'oldPassword',
  })
  return (
    <Dialog
      size="sm"
      title={intl.formatMessage({ id: 'account.social.connectTitle' }, { name })}
      strings={{ close: intl.formatMessage({ id: 'account.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {intl.formatMessage({ id: 'account.social.connectSubmit' }, { name })}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <Text tone="muted">{intl.formatMessage({ id: 'account.social.connectBody' }, { name })}</Text>
        <PasswordField
          label={intl.formatMessage({ id: 'account.password.old' })}
          autoComplete="current-password"
          strings={{
            show: intl.formatMessage({ id: 'account.password.show' }),
            hide: intl.formatMessage({ id: 'account.password.hide' }),
          }}
          {...form.field('oldPassword')}
        />
      </Form>
    </Dialog>
  )
}
