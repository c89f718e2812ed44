import {
  birthDateRange,
  countryConfig,
  profileVideoId,
  showsLanguagePicker,
  typedIdentityNumber,
  videoPlayerUrl,
} from '@vendor-panel/domain'
import { createCustomerUserBounds as bounds } from '@vendor-panel/domain/bounds'
import { DateField, FieldRows, PasswordField, Select, Stack, TextArea, TextField, VideoFrame } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useConfigChoices } from '../../shared/use-config-choices.ts'
import { useEnabledLanguages } from '../../shared/enabled-languages.ts'
import type { RecordFormState } from '../../shared/form/use-record-form.ts'
import { languageNames } from '../../shared/language-names.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { PhoneField } from '../../shared/PhoneField.tsx'
import type { PersonFields, PersonRules } from './person-form.ts'

type FieldsProps = { form: Pick<RecordFormState<PersonFields>, 'values' | 'field' | 'errorAt' | 'change'> }

/** Name and username. */
export function NameFields({ form }: FieldsProps) {
  'use memo'
  const intl = useIntl()
  return (
    <>
      <TextField label={intl.formatMessage({ id: 'account.person.name' })} autoComplete="off" {...form.field('name')} />
      <TextField
        label={intl.formatMessage({ id: 'account.person.username' })}
        description={intl.formatMessage({ id: 'account.person.usernameHelp' })}
        autoComplete="off"
        spellCheck="false"
        {...form.field('username')}
      />
    </>
  )
}

/** The position in the company, from configuration (USER-39). */
export function TitleField({ form }: FieldsProps) {
  'use memo'
  const intl = useIntl()
  const titles = useConfigChoices('customer_user_title')
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'account.person.title' })}
        options={[{ value: '', label: intl.formatMessage({ id: 'account.person.none' }) }, ...titles.options]}
        {...form.field('titleId')}
      />
      {titles.failure && <LoadFailed onRetry={titles.failure.onRetry} />}
    </>
  )
}

/** E-mail addresses and numbers: at least one row each, the first one is the main one (USER-04, USER-18, USER-25). */
export function ContactFields({ form }: FieldsProps) {
  'use memo'
  const intl = useIntl()
  const position = (index: number) => ({ number: index + 1 })
  return (
    <>
      <FieldRows
        label={intl.formatMessage({ id: 'account.person.emails' })}
        description={intl.formatMessage({ id: 'account.person.contactsHelp' })}
        values={form.values.emails}
        onChange={(emails) => form.change({ emails })}
        empty=""
        max={bounds.emails.maxItems}
        strings={{
          add: intl.formatMessage({ id: 'account.person.emailAdd' }),
          remove: (index) => intl.formatMessage({ id: 'account.person.emailRemove' }, position(index)),
        }}
      >
        {({ value, index, onChange }) => (
          <TextField
            type="email"
            label={intl.formatMessage({ id: 'account.person.email' }, position(index))}
            isLabelHidden
            autoComplete="off"
            name={`emails[${index}]`}
            value={value}
            onChange={onChange}
            errorMessage={form.errorAt(`emails[${index}]`)}
          />
        )}
      </FieldRows>
      <FieldRows
        label={intl.formatMessage({ id: 'account.person.phones' })}
        description={intl.formatMessage({ id: 'account.person.phonesHelp' })}
        values={form.values.phones}
        onChange={(phones) => form.change({ phones })}
        empty=""
        max={bounds.phones.maxItems}
        strings={{
          add: intl.formatMessage({ id: 'account.person.phoneAdd' }),
          remove: (index) => intl.formatMessage({ id: 'account.person.phoneRemove' }, position(index)),
        }}
      >
        {({ value, index, onChange }) => (
          <PhoneField
            label={intl.formatMessage({ id: 'account.person.phone' }, position(index))}
            isLabelHidden
            name={`phones[${index}]`}
            value={value}
            onChange={onChange}
            errorMessage={form.errorAt(`phones[${index}]`)}
          />
        )}
      </FieldRows>
    </>
  )
}

/** Language, birth date, identity number, and what couples see: a text and a video (USER-19..23). */
export function DetailFields({ form, rules }: FieldsProps & { rules: PersonRules }) {
  'use memo'
  const intl = useIntl()
  const languages = useEnabledLanguages()
  const { identityNumber } = countryConfig(rules.country)
  const { min, max } = birthDateRange(rules.today)
  const birthDate = form.field('birthDate')
  const identity = form.field('identityNumber')
  const videoId = profileVideoId(form.values.profileVideo)
  const optional = intl.formatMessage({ id: 'account.person.optional' })
  return (
    <>
      {showsLanguagePicker(languages) && (
        <Select
          label={intl.formatMessage({ id: 'account.person.language' })}
          description={intl.formatMessage({ id: 'account.person.languageHelp' })}
          options={[
            { value: '' as const, label: intl.formatMessage({ id: 'account.person.languageNone' }) },
            ...languages.map((one) => ({ value: one, label: languageNames[one] })),
          ]}
          {...form.field('preferredLanguage')}
        />
      )}
      <DateField
        label={intl.formatMessage({ id: 'account.person.birthDate' })}
        marker={optional}
        {...birthDate}
        value={birthDate.value || null}
        onChange={(day) => birthDate.onChange(day ?? '')}
        minValue={min.toString()}
        maxValue={max.toString()}
      />
      {identityNumber && (
        <TextField
          label={intl.formatMessage({ id: 'account.person.identityNumber' })}
          marker={optional}
          description={intl.formatMessage(
            { id: 'account.person.identityHelp' },
            {
              min: identityNumber.minLength,
              max: identityNumber.maxLength,
              isRange: String(identityNumber.minLength < identityNumber.maxLength),
            },
          )}
          inputMode="numeric"
          autoComplete="off"
          {...identity}
          onChange={(text) => identity.onChange(typedIdentityNumber(text, rules.country))}
        />
      )}
      <TextArea
        label={intl.formatMessage({ id: 'account.person.bio' })}
        marker={optional}
        description={intl.formatMessage({ id: 'account.person.bioHelp' })}
        maxLength={bounds.bio.maxLength}
        {...form.field('bio')}
      />
      <Stack gap="sm">
        <TextField
          type="url"
          label={intl.formatMessage({ id: 'account.person.video' })}
          marker={optional}
          description={intl.formatMessage({ id: 'account.person.videoHelp' })}
          autoComplete="off"
          {...form.field('profileVideo')}
        />
        {videoId !== null && (
          <VideoFrame
            src={videoPlayerUrl({ host: 'youtube', videoId }, false)}
            title={intl.formatMessage({ id: 'account.person.videoOf' }, { name: form.values.name })}
          />
        )}
      </Stack>
    </>
  )
}

/** The signed-in user's own password, which confirms a change of what opens an account (USER-15, AMB-26). */
export function OwnPasswordField({ form }: FieldsProps) {
  'use memo'
  const intl = useIntl()
  return (
    <PasswordField
      label={intl.formatMessage({ id: 'account.person.oldPassword' })}
      description={intl.formatMessage({ id: 'account.person.oldPasswordHelp' })}
      autoComplete="current-password"
      strings={usePasswordStrings()}
      {...form.field('oldPassword')}
    />
  )
}

/** A new password and its confirmation; empty keeps the password (USER-14, USER-17). */
export function NewPasswordFields({ form, country }: FieldsProps & { country: string }) {
  'use memo'
  const intl = useIntl()
  const strings = usePasswordStrings()
  return (
    <>
      <PasswordField
        label={intl.formatMessage({ id: 'account.person.password' })}
        description={intl.formatMessage({ id: 'account.person.passwordHelp' }, { min: countryConfig(country).passwordMinLength })}
        autoComplete="new-password"
        strings={strings}
        {...form.field('password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'account.person.passwordMatch' })}
        autoComplete="new-password"
        strings={strings}
        {...form.field('passwordMatch')}
      />
    </>
  )
}

function usePasswordStrings() {
  const intl = useIntl()
  return {
    show: intl.formatMessage({ id: 'account.person.passwordShow' }),
    hide: intl.formatMessage({ id: 'account.person.passwordHide' }),
  }
}
