import { newPasswordProblems } from '@vendor-panel/domain'
import { Button } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { NewPasswordFields, newPasswordSentences } from '../../shared/NewPasswordFields.tsx'
import { useSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useUser } from '../../shared/user.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'

/** A required password change before anything else (ROUTE-08, AUTH-14). */
export function PasswordRenewPage() {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const user = useUser()
  const { countryCode } = user.details
  const form = useForm({
    initial: { password: '', passwordMatch: '' },
    check: (values) => newPasswordProblems(values, countryCode),
    sentences: newPasswordSentences,
    send: async ({ password }) => {
      await session.open(await api.renewPassword({ body: { password } }))
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'auth.renew.saved' }) })
    },
    refusal: (error, ...form) => {
      // Renewed in another tab: the session decides where to continue.
      if (error.status === 409) void session.reload()
      return refusalErrors(error, ...form)
    },
    focusAfterRefusal: 'password',
  })
  return (
    <AuthCard
      title={intl.formatMessage({ id: 'auth.renew.title' })}
      intro={intl.formatMessage({ id: 'auth.renew.intro' }, { name: user.name })}
    >
      <Form form={form}>
        {/* The user of the new password, for a password manager */}
        <input type="hidden" name="username" autoComplete="username" value={user.username} />
        <NewPasswordFields password={form.field('password')} passwordMatch={form.field('passwordMatch')} country={countryCode} />
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'auth.renew.submit' })}
        </Button>
        <Button variant="quiet" isFullWidth onPress={session.exit}>
          {intl.formatMessage({ id: 'auth.renew.exit' })}
        </Button>
      </Form>
    </AuthCard>
  )
}
