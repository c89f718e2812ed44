import { ApiError } from '@vendor-panel/sdk'
import { countryConfig, newPasswordProblems, passwordCharsMax } from '@vendor-panel/domain'
import { Banner, Button, PasswordField, Stack } from '@vendor-panel/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { useSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useUser } from '../../shared/user.ts'
import { AuthCard } from './AuthCard.tsx'

type Problems = {
  password?: (typeof sentenceOf)[keyof typeof sentenceOf]
  passwordMatch?: 'auth.renew.mismatch'
  form?: 'app.failed' | 'app.form.rejected'
}

const sentenceOf = {
  required: 'auth.required',
  too_short: 'auth.renew.tooShort',
  too_long: 'auth.renew.tooLong',
  password_too_common: 'auth.renew.tooCommon',
} as const

/** What is said about the new password: by the rule here, or by the server. */
const sentenceAbout = (problems: readonly { path: string; code?: string }[]) =>
  problems.flatMap(({ path, code }) => (path === 'password' && isSaid(code) ? [sentenceOf[code]] : []))[0]
const isSaid = (code?: string): code is keyof typeof sentenceOf => code !== undefined && Object.hasOwn(sentenceOf, code)

/** A password that must be replaced before anything else (ROUTE-08, AUTH-14). */
export function PasswordRenewPage() {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const user = useUser()
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setIsPending] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problems.password || problems.form) password.current?.focus()
    else if (problems.passwordMatch) confirmation.current?.focus()
  }, [problems])

  const { countryCode } = user.details
  const min = countryConfig(countryCode).passwordMinLength

  async function save(value: string) {
    setIsPending(true)
    try {
      await session.open(await api.renewPassword({ body: { password: value } }))
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'auth.renew.saved' }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Renewed in another tab: the session knows where to go on.
      if (error.status === 409) await session.reload()
      const refused = sentenceAbout(error.fieldErrors)
      setProblems(refused ? { password: refused } : { form: error.status === 422 ? 'app.form.rejected' : 'app.failed' })
    }
    setIsPending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const value = password.current?.value ?? ''
    const found = newPasswordProblems({ password: value, passwordMatch: confirmation.current?.value ?? '' }, countryCode)
    const sentence = sentenceAbout(found)
    setProblems({
      ...(sentence && { password: sentence }),
      ...(found.some(({ path }) => path === 'passwordMatch') && { passwordMatch: 'auth.renew.mismatch' }),
    })
    if (found.length === 0) void save(value)
  }

  const strings = { show: intl.formatMessage({ id: 'auth.password.show' }), hide: intl.formatMessage({ id: 'auth.password.hide' }) }
  const say = (id: Problems[keyof Problems]) => id && intl.formatMessage({ id }, { min, max: passwordCharsMax })
  return (
    <AuthCard
      title={intl.formatMessage({ id: 'auth.renew.title' })}
      lead={intl.formatMessage({ id: 'auth.renew.lead' }, { name: user.name })}
    >
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          {problems.form && (
            <Banner tone="critical" isLive>
              {say(problems.form)}
            </Banner>
          )}
          {/* Lets a password manager know whose password is new */}
          <input type="hidden" name="username" autoComplete="username" value={user.username} />
          <PasswordField
            label={intl.formatMessage({ id: 'auth.renew.password' })}
            description={intl.formatMessage({ id: 'auth.renew.passwordHelp' }, { min })}
            name="password"
            autoComplete="new-password"
            strings={strings}
            inputRef={password}
            errorMessage={say(problems.password)}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'auth.renew.confirmation' })}
            name="confirmation"
            autoComplete="new-password"
            strings={strings}
            inputRef={confirmation}
            errorMessage={say(problems.passwordMatch)}
          />
          <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
            {intl.formatMessage({ id: 'auth.renew.submit' })}
          </Button>
          <Button variant="quiet" isFullWidth onPress={session.exit}>
            {intl.formatMessage({ id: 'auth.renew.exit' })}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
