import { requiredProblems } from '@vendor-panel/domain'
import { Button, Inline, Link, PasswordField, Text, TextField } from '@vendor-panel/ui'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'
import { AuthCard } from './AuthCard.tsx'
import { signInRefusal } from './sign-in-refusal.ts'

declare global {
  // Set by the head script if the form was submitted before this code was loaded.
  var hasEarlySubmit: boolean | undefined
}

/** Sign-in with a password (AUTH-01, AUTH-02). Prerendered into the HTML, so both renders must be identical. */
export function SignInPage() {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const form = useForm({
    initial: { username: '', password: '' },
    check: requiredProblems,
    sentences: { required: 'auth.required' },
    send: async ({ username, password }) => session.open(await api.createAccessToken({ body: { username: username.trim(), password } })),
    refusal: (error) => ({ fields: [], summary: [signInRefusal(error, intl)] }),
    focusAfterRefusal: 'password',
  })
  const submitEarly = useEffectEvent(() => {
    if (globalThis.hasEarlySubmit) form.submit()
    globalThis.hasEarlySubmit = false
  })
  useEffect(() => submitEarly(), [])

  return (
    <AuthCard title={intl.formatMessage({ id: 'auth.signIn.title' })} intro={intl.formatMessage({ id: 'auth.signIn.intro' })}>
      <Form form={form}>
        <TextField
          label={intl.formatMessage({ id: 'auth.signIn.username' })}
          autoComplete="username"
          spellCheck="false"
          {...form.field('username')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'auth.signIn.password' })}
          autoComplete="current-password"
          strings={{ show: intl.formatMessage({ id: 'auth.password.show' }), hide: intl.formatMessage({ id: 'auth.password.hide' }) }}
          {...form.field('password')}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'auth.signIn.submit' })}
        </Button>
        {/* Two lines of links, as in German on a narrow phone, are this far apart for a finger. */}
        <Inline gap="xxl">
          <Text size="sm">
            <Link variant="standalone" href={paths.forgotPassword()}>
              {intl.formatMessage({ id: 'auth.signIn.forgotPassword' })}
            </Link>
          </Text>
          <Text size="sm">
            <Link variant="standalone" href={paths.forgotUsername()}>
              {intl.formatMessage({ id: 'auth.signIn.forgotUsername' })}
            </Link>
          </Text>
        </Inline>
      </Form>
    </AuthCard>
  )
}
