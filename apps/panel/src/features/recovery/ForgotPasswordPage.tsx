import { requiredProblems } from '@vendor-panel/domain'
import { TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { RequestCard } from '../../shared/RequestCard.tsx'

/** Requests a password link; the answer is the same for known and unknown names (AUTH-27, AUTH-32). */
export function ForgotPasswordPage() {
  const intl = useIntl()
  const api = useApi()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: { username: '' },
    check: requiredProblems,
    sentences: { required: 'auth.required' },
    send: ({ username }) =>
      api.createPasswordReset({ body: { username: username.trim(), userType: 'customer' } }).then(() => setSent(true)),
    refusal: refusalErrors,
    focusAfterRefusal: 'username',
  })
  return (
    <RequestCard
      form={form}
      isSent={isSent}
      title={intl.formatMessage({ id: 'recovery.password.title' })}
      intro={intl.formatMessage({ id: 'recovery.password.intro' })}
      done={intl.formatMessage({ id: 'recovery.password.done' })}
    >
      <TextField
        label={intl.formatMessage({ id: 'auth.signIn.username' })}
        autoComplete="username"
        spellCheck="false"
        {...form.field('username')}
      />
    </RequestCard>
  )
}
