import { emailProblem, fieldProblem, isBlank, pastedText, type PhoneRules } from '@vendor-panel/domain'
import { TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { hostCountry } from '../../shared/host-country.ts'
import { findPhoneRules, storedPhone, usePhoneRules } from '../../shared/use-phone-rules.ts'
import { RequestCard } from '../../shared/RequestCard.tsx'

const isEmail = (text: string) => text.includes('@')

/** A number without a plus belongs to the country of the host. */
const isPhone = (text: string, rules: PhoneRules) => rules.parse(text, hostCountry(), 'en_CA').ok

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
      return rules && !isPhone(contact, rules) ? [fieldProblem('contact', 'invalid_phone')] : []
    },
    send: async ({ contact }) => {
      const body = isEmail(contact)
        ? { email: pastedText(contact) }
        : { phone: storedPhone(contact, rules ?? (await findPhoneRules()), hostCountry()) }
      await api.createUsernameReminder({ body })
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
