import { emailProblem, fieldProblem, isBlank, loadPhoneRules, pastedText, type PhoneRules } from '@vendor-panel/domain'
import { TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { hostCountry } from '../../shared/host-country.ts'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { RequestCard } from '../../shared/RequestCard.tsx'

const isEmail = (text: string) => text.includes('@')

/** The number in its international form; one without a plus belongs to the country of the host. */
function phoneIn(text: string, rules: PhoneRules): string | null {
  const parsed = rules.parse(text, hostCountry(), 'en_CA')
  return parsed.ok ? parsed.e164 : null
}

/** Sends the username to the user's own address or number (AUTH-31). */
export function ForgotUsernamePage() {
  const intl = useIntl()
  const api = useApi()
  const rules = usePhoneRules()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: { contact: '' },
    check: ({ contact }) => {
      if (isBlank(contact)) return [fieldProblem('contact', 'required')]
      if (isEmail(contact)) return emailProblem(contact) ? [fieldProblem('contact', 'invalid_email')] : []
      return rules && phoneIn(contact, rules) === null ? [fieldProblem('contact', 'invalid_phone')] : []
    },
    send: async ({ contact }) => {
      const phone = isEmail(contact) ? null : phoneIn(contact, await loadPhoneRules())
      await api.createUsernameReminder({ body: phone === null ? { email: pastedText(contact) } : { phone } })
      setSent(true)
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'contact',
  })
  return (
    <RequestCard
      form={form}
      isSent={isSent}
      title={intl.formatMessage({ id: 'recovery.username.title' })}
      intro={intl.formatMessage({ id: 'recovery.username.intro' })}
      done={intl.formatMessage({ id: 'recovery.username.done' })}
    >
      <TextField
        label={intl.formatMessage({ id: 'recovery.username.contact' })}
        description={intl.formatMessage({ id: 'recovery.username.help' })}
        autoComplete="email"
        spellCheck="false"
        {...form.field('contact')}
      />
    </RequestCard>
  )
}
