import { Banner, Button, Link, PasswordField, Stack, Text, TextField } from '@vendor-panel/ui'
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'
import { AuthCard } from './AuthCard.tsx'
import { signInRefusal, type SignInRefusal } from './sign-in-refusal.ts'

declare global {
  // Set by the head script when the form was sent before this code was there.
  var hasEarlySubmit: boolean | undefined
}

/** Sign-in with a password (AUTH-01, AUTH-02). Prerendered into the HTML, so it must draw the same on both sides. */
export function SignInPage() {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const form = useRef<HTMLFormElement>(null)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ username: '', password: '' })
  const [refusal, setRefusal] = useState<SignInRefusal>({})
  const [isPending, setIsPending] = useState(false)

  // What was typed or filled in before this code was there is kept.
  useLayoutEffect(() => setTyped({ username: username.current?.value ?? '', password: password.current?.value ?? '' }), [])
  useEffect(() => {
    if (globalThis.hasEarlySubmit) form.current?.requestSubmit()
    globalThis.hasEarlySubmit = false
  }, [])
  useEffect(() => {
    if (refusal.username) username.current?.focus()
    else if (refusal.password || refusal.form) password.current?.focus()
  }, [refusal])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const body = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const missing = { ...(!body.username && { username: 'required' as const }), ...(!body.password && { password: 'required' as const }) }
    setRefusal(missing)
    if (missing.username || missing.password) return
    setIsPending(true)
    try {
      await session.open(await api.createAccessToken({ body }))
    } catch (error) {
      setRefusal(signInRefusal(error))
    }
    setIsPending(false)
  }

  const required = intl.formatMessage({ id: 'auth.required' })
  return (
    <AuthCard title={intl.formatMessage({ id: 'auth.signIn.title' })} lead={intl.formatMessage({ id: 'auth.signIn.lead' })}>
      {/* `post`, so that a password can never stand in an address */}
      <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          {refusal.form && (
            <Banner tone="critical" isLive>
              {intl.formatMessage({ id: refusal.form }, { minutes: refusal.minutes ?? 0 })}
            </Banner>
          )}
          <TextField
            label={intl.formatMessage({ id: 'auth.signIn.username' })}
            name="username"
            autoComplete="username"
            spellCheck="false"
            inputRef={username}
            value={typed.username}
            onChange={(value) => setTyped((before) => ({ ...before, username: value }))}
            errorMessage={refusal.username && required}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'auth.signIn.password' })}
            name="password"
            autoComplete="current-password"
            strings={{ show: intl.formatMessage({ id: 'auth.password.show' }), hide: intl.formatMessage({ id: 'auth.password.hide' }) }}
            inputRef={password}
            value={typed.password}
            onChange={(value) => setTyped((before) => ({ ...before, password: value }))}
            errorMessage={refusal.password && required}
          />
          <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
            {intl.formatMessage({ id: 'auth.signIn.submit' })}
          </Button>
          <Text size="sm" tone="muted">
            <Link href={paths.forgotPassword()}>{intl.formatMessage({ id: 'auth.signIn.forgotPassword' })}</Link>
            {' · '}
            <Link href={paths.forgotUsername()}>{intl.formatMessage({ id: 'auth.signIn.forgotUsername' })}</Link>
          </Text>
        </Stack>
      </form>
    </AuthCard>
  )
}
