import { TextField } from '@vendor-panel/ui'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useUser } from '../../shared/user.ts'
import type { InfoTabProps } from './info-tabs.ts'
import { contactBody, contactProblems, type ContactFields } from './provider-form.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { useRequestedField } from './use-requested-field.ts'

/** Phone number and web address (VAL-09, VAL-11). */
export function ContactTab({ provider, canWrite }: InfoTabProps) {
  const intl = useIntl()
  const phones = usePhoneRules()
  const { countryCode } = useUser().details
  const [phone, website] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  useRequestedField('phone', phone)
  useRequestedField('website', website)
  // The number is shown as it is written in its country.
  if (phones === undefined) return <RowsSkeleton />
  const labels = {
    phone: intl.formatMessage({ id: 'provider-pages.contact.phone' }),
    website: intl.formatMessage({ id: 'provider-pages.contact.website' }),
  }
  return (
    <ProviderForm<ContactFields>
      providerId={provider.id}
      name="contact"
      canWrite={canWrite}
      valuesOf={(record) => ({ phone: phones?.format(record.phone ?? '') ?? record.phone ?? '', website: record.website ?? '' })}
      problemsOf={(fields) => contactProblems(fields, phones, countryCode)}
      bodyOf={(fields, changed) => contactBody(fields, changed, phones, countryCode)}
      shownOf={(fields) => contactBody(fields, fields, phones, countryCode)}
      describe={(fields) => [
        { label: labels.phone, text: fields.phone },
        { label: labels.website, text: fields.website },
      ]}
    >
      {(form) => (
        <>
          <PhoneField
            label={labels.phone}
            description={intl.formatMessage({ id: 'provider-pages.contact.phoneHelp' })}
            inputRef={phone}
            {...form.field('phone')}
          />
          <TextField label={labels.website} type="url" inputMode="url" autoComplete="off" inputRef={website} {...form.field('website')} />
        </>
      )}
    </ProviderForm>
  )
}
