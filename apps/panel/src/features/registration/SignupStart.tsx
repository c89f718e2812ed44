import { pastedText, registrationStartProblems } from '@vendor-panel/domain'
import { TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { hostCountry } from '../../shared/host-country.ts'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { RequestCard } from '../../shared/RequestCard.tsx'
import { storedPhone, usePhoneRules } from '../../shared/use-phone-rules.ts'

/** The start of a registration: mails the link to the wizard, with the same answer for every address (AMB-57). */
export function SignupStart() {
  const intl = useIntl()
  const api = useApi()
  const phones = usePhoneRules()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initial: { companyName: '', name: '', email: '', phone: '' },
    // Without the rules of numbers the server checks them.
    check: (values) => registrationStartProblems(values, (text) => phones?.parse(text, hostCountry(), 'en_CA').ok ?? true),
    send: async ({ companyName, name, email, phone }) => {
      const person = { name: name.trim(), email: pastedText(email), phone: storedPhone(phone, phones, hostCountry()) }
      await api.createRegistration({ body: { ...person, companyName: companyName.trim() } })
      setSent(true)
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'companyName',
  })
  return (
    <RequestCard
      form={form}
      isSent={isSent}
      title={intl.formatMessage({ id: 'registration.start.title' })}
      intro={intl.formatMessage({ id: 'registration.start.intro' })}
      done={intl.formatMessage({ id: 'registration.start.done' })}
    >
      <TextField
        label={intl.formatMessage({ id: 'registration.start.companyName' })}
        autoComplete="organization"
        {...form.field('companyName')}
      />
      <TextField label={intl.formatMessage({ id: 'registration.start.name' })} autoComplete="name" {...form.field('name')} />
      <TextField
        label={intl.formatMessage({ id: 'registration.start.email' })}
        description={intl.formatMessage({ id: 'registration.start.emailHelp' })}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <PhoneField label={intl.formatMessage({ id: 'registration.start.phone' })} autoComplete="tel" {...form.field('phone')} />
    </RequestCard>
  )
}
