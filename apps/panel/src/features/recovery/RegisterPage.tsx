import { registrationProblems } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { Button, Skeleton, Stack, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { Redirect, useLocation, useParams } from 'wouter'
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
import { BackToSignIn } from '../../shared/RequestCard.tsx'
import { SignedIn } from './SignedIn.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'

type Invited = { customerId: number; customerUserId: number; hash: string }

/** An invited user chooses username and password (AUTH-34); a link that lacks a part, or is no longer valid, leads to sign-in (AUTH-38). */
export function RegisterPage() {
  const intl = useIntl()
  const { customerId, customerUserId, hash } = useParams()
  const visitor = useVisitor()
  if (visitor) return <SignedIn title={intl.formatMessage({ id: 'recovery.register.title' })} name={visitor.name} />
  if (!customerId || !customerUserId || !hash) return <Redirect to={paths.login()} replace />
  return <Register key={hash} path={{ customerId: Number(customerId), customerUserId: Number(customerUserId), hash }} />
}

function Register({ path }: { path: Invited }) {
  const intl = useIntl()
  const api = useApi()
  const { state, retry } = useLoaded(() => api.getInvitation({ path }))
  if (state.status === 'missing') return <Redirect to={paths.login()} replace />
  if (state.status === 'loaded') return <RegisterForm path={path} user={state.value.data} />
  return (
    <AuthCard title={intl.formatMessage({ id: 'recovery.register.title' })} intro={intl.formatMessage({ id: 'recovery.register.intro' })}>
      {state.status === 'failed' ? (
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

function RegisterForm({ path, user }: { path: Invited; user: Answer<'getInvitation'>['data'] }) {
  const intl = useIntl()
  const api = useApi()
  const [, navigate] = useLocation()
  const form = useForm({
    initial: { username: user.username, password: '', passwordMatch: '' },
    // The server checks by the country of the account.
    check: (values) => registrationProblems(values, ''),
    sentences: newPasswordSentences,
    send: async ({ username, password }) => {
      await api.acceptInvitation({ path, body: { username: username.trim(), password } })
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'recovery.register.done' }) })
      navigate(paths.login(), { replace: true })
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'username',
  })
  return (
    <AuthCard
      title={intl.formatMessage({ id: 'recovery.register.welcome' }, { name: user.name })}
      intro={intl.formatMessage({ id: 'recovery.register.intro' })}
    >
      <Form form={form}>
        <TextField
          label={intl.formatMessage({ id: 'recovery.register.username' })}
          autoComplete="username"
          spellCheck="false"
          {...form.field('username')}
        />
        <NewPasswordFields password={form.field('password')} passwordMatch={form.field('passwordMatch')} />
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'recovery.register.submit' })}
        </Button>
        <BackToSignIn />
      </Form>
    </AuthCard>
  )
}
