import { newPasswordProblems } from '@vendor-panel/domain'
import { Banner, Button, ButtonLink, Skeleton, Stack } from '@vendor-panel/ui'
import type { Answer } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { useLocation, useParams, useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { NewPasswordFields, newPasswordSentences } from '../../shared/NewPasswordFields.tsx'
import { paths } from '../../shared/paths.ts'
import { showToast } from '../../shared/toasts.ts'
import { useVisitor } from '../../shared/user.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { BackToSignIn } from '../../shared/RequestCard.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'

/** A new password by the key of a mail, in the path or in the query (AUTH-28, AUTH-33); without a key, the request for one (AUTH-32). */
export function ResetPasswordPage() {
  const intl = useIntl()
  const { recoveryKey } = useParams()
  const query = new URLSearchParams(useSearch())
  const key = recoveryKey ?? query.get('key') ?? ''
  const visitor = useVisitor()
  if (visitor) return <SignedIn title={intl.formatMessage({ id: 'recovery.reset.title' })} name={visitor.name} />
  return key === '' ? <ForgotPasswordPage /> : <ResetPassword key={key} recoveryKey={key} />
}

function ResetPassword({ recoveryKey }: { recoveryKey: string }) {
  const intl = useIntl()
  const api = useApi()
  const { state, retry } = useLoaded(() => api.getPasswordReset({ path: { recoveryKey } }))
  const title = intl.formatMessage({ id: 'recovery.reset.title' })
  if (state.status === 'loaded') return <NewPassword recoveryKey={recoveryKey} user={state.value.data} />
  return (
    <AuthCard title={title} intro={intl.formatMessage({ id: 'recovery.reset.intro' })}>
      {state.status === 'missing' ? (
        <Expired />
      ) : state.status === 'failed' ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Stack gap="lg">
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </AuthCard>
  )
}

/** A used, replaced or expired link. */
function Expired() {
  const intl = useIntl()
  return (
    <Stack gap="lg">
      <Banner tone="critical" isLive>
        {intl.formatMessage({ id: 'recovery.reset.expired' })}
      </Banner>
      <ButtonLink variant="primary" href={paths.forgotPassword()}>
        {intl.formatMessage({ id: 'recovery.reset.again' })}
      </ButtonLink>
      <BackToSignIn />
    </Stack>
  )
}

type NewPasswordProps = { recoveryKey: string; user: Answer<'getPasswordReset'>['data'] }

function NewPassword({ recoveryKey, user }: NewPasswordProps) {
  const intl = useIntl()
  const api = useApi()
  const [, navigate] = useLocation()
  const form = useForm({
    initial: { password: '', passwordMatch: '' },
    // The server checks by the country of the account.
    check: (values) => newPasswordProblems(values, ''),
    sentences: newPasswordSentences,
    send: async ({ password }) => {
      await api.replacePassword({ path: { recoveryKey }, body: { password, userType: 'customer' } })
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'recovery.reset.done' }) })
      navigate(paths.login(), { replace: true })
    },
    refusal: (error, ...rest) =>
      error.fieldErrors.length > 0
        ? refusalErrors(error, ...rest)
        : { fields: [], summary: [intl.formatMessage({ id: 'recovery.reset.failed' })] },
    focusAfterRefusal: 'password',
  })
  return (
    <AuthCard
      title={intl.formatMessage({ id: 'recovery.reset.title' })}
      intro={intl.formatMessage({ id: 'recovery.reset.for' }, { name: user.name, username: user.username })}
    >
      <Form form={form}>
        {/* The user of the new password, for a password manager */}
        <input type="hidden" name="username" autoComplete="username" value={user.username} />
        <NewPasswordFields password={form.field('password')} passwordMatch={form.field('passwordMatch')} />
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'recovery.reset.submit' })}
        </Button>
        <BackToSignIn />
      </Form>
    </AuthCard>
  )
}
