import { requiredProblems } from '@vendor-panel/domain'
import { Button, Inline, Link, PasswordField, Text, TextField } from '@vendor-panel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { lazily } from '../../shared/lazily.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { BrandMark } from '../../shared/BrandMark.tsx'
import { socialNames, type SocialType } from '../../shared/social-types.ts'
import * as styles from './auth.css.ts'
import { signInRefusal } from './sign-in-refusal.ts'

declare global {
  // Set by the head script if the form was submitted before this code was loaded.
  var hasEarlySubmit: boolean | undefined
}

const SocialSignIn = lazily(withMessages(['auth.social'], () => import('./SocialSignIn.tsx').then((code) => code.SocialSignIn)))
const QuickCodeForm = lazily(withMessages(['auth.code'], () => import('./QuickCodeForm.tsx').then((code) => code.QuickCodeForm)))

/** Sign-in with a password or a one-time code (AUTH-01..03). Prerendered into the HTML, so both renders must be identical. */
export function SignInPage() {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  /** Another way than the password; `return` where the browser returns from a service. */
  const [way, setWay] = useState<'code' | 'return' | SocialType | null>(null)
  const close = () => setWay(null)
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
  useEffect(() => {
    // The services send the browser back here; Google to an address of its own (AMB-15).
    if (/[?#&]state=st_/.test(location.href)) void SocialSignIn.preload().then(() => setWay('return'))
  }, [])

  return (
    <AuthCard title={intl.formatMessage({ id: 'auth.signIn.title' })} intro={intl.formatMessage({ id: 'auth.signIn.intro' })}>
      {way === 'code' ? (
        <QuickCodeForm username={form.values.username} onClose={close} />
      ) : way ? (
        <SocialSignIn type={way === 'return' ? null : way} onClose={close} />
      ) : (
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
          <Button isFullWidth onPress={() => void QuickCodeForm.preload().then(() => setWay('code'))}>
            {intl.formatMessage({ id: 'auth.signIn.useCode' })}
          </Button>
          <div role="group" aria-labelledby="title" className={styles.ways}>
            {(['google', 'facebook', 'instagram'] as const).map((type) => (
              <div key={type} className={styles.wayOf[type]}>
                <Button isFullWidth onPress={() => void SocialSignIn.preload().then(() => setWay(type))}>
                  <BrandMark type={type} />
                  {socialNames[type]}
                </Button>
              </div>
            ))}
          </div>
          {/* Two lines of links, as in German on a narrow phone, are this far apart for a finger. */}
          <Inline gap="xxl">
            {(
              [
                ['forgotPassword', paths.forgotPassword()],
                ['forgotUsername', paths.forgotUsername()],
                // The server writes both the link and the attribute for a country with a register page of its own (AUTH-04, AMB-57).
                ['register', globalThis.document?.documentElement.dataset['register'] ?? paths.signupWizard()],
              ] as const
            ).map(([name, href]) => (
              <Text key={name} size="sm">
                <Link variant="standalone" href={href}>
                  {intl.formatMessage({ id: `auth.signIn.${name}` })}
                </Link>
              </Text>
            ))}
          </Inline>
        </Form>
      )}
    </AuthCard>
  )
}
