import { pastedText, wizardAccountProblems, type WizardAccountForm } from '@vendor-panel/domain'
import { Text, TextField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { NewPasswordFields } from '../../shared/NewPasswordFields.tsx'
import { PhoneField } from '../../shared/PhoneField.tsx'
import { storedPhone, usePhoneRules } from '../../shared/use-phone-rules.ts'
import * as styles from './registration.css.ts'
import { StepActions } from './StepActions.tsx'
import { useStepForm } from './use-step-form.ts'
import type { StepProps } from './wizard.ts'

/** The first user of the account. A saved password is never shown; without a new one it stays. */
export function AccountStep(props: StepProps) {
  const intl = useIntl()
  const phones = usePhoneRules()
  const { countryCode, account } = props.saved.wizard
  const hasPassword = account !== null
  const form = useStepForm<WizardAccountForm, 'account'>(props, {
    part: 'account',
    valuesOf: ({ account: saved, start }) => {
      const { name, email, phone } = saved ?? start
      return { name, username: saved?.username ?? '', email, phone, password: '', passwordMatch: '' }
    },
    check: (values) => {
      const isPhoneValid = (text: string) => phones?.parse(text, countryCode, 'en_CA').ok ?? true
      return wizardAccountProblems(values, { hasPassword, country: countryCode, isPhoneValid })
    },
    bodyOf: ({ name, username, email, phone, password }) => ({
      name: name.trim(),
      username: username.trim(),
      email: pastedText(email),
      phone: storedPhone(phone, phones, countryCode),
      ...(password !== '' && { password }),
    }),
  })
  const text = (name: 'name' | 'username' | 'email' | 'phone') => intl.formatMessage({ id: `registration.account.${name}` })
  return (
    <RecordForm
      form={form}
      aria-label={intl.formatMessage({ id: 'registration.step.account' })}
      describe={({ name, username, email, phone }) =>
        Object.entries({ name, username, email, phone }).map(([field, value]) => ({ label: text(field as 'name'), text: value }))
      }
    >
      <div className={styles.pair}>
        <TextField label={text('name')} autoComplete="name" {...form.field('name')} />
        <TextField label={text('username')} autoComplete="username" spellCheck="false" {...form.field('username')} />
      </div>
      <div className={styles.pair}>
        <TextField label={text('email')} type="email" autoComplete="email" {...form.field('email')} />
        <PhoneField label={text('phone')} autoComplete="tel" country={countryCode} {...form.field('phone')} />
      </div>
      {hasPassword && (
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: 'registration.account.hasPassword' })}
        </Text>
      )}
      <div className={styles.pair}>
        <NewPasswordFields password={form.field('password')} passwordMatch={form.field('passwordMatch')} country={countryCode} />
      </div>
      <StepActions backHref={props.backHref} isPending={form.isPending} />
    </RecordForm>
  )
}
