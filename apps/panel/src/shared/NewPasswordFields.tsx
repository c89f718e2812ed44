import { countryConfig } from '@vendor-panel/domain'
import { PasswordField } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FormField } from './form/use-form.ts'

/** The sentences of a new password, for its form. */
export const newPasswordSentences = {
  required: 'auth.required',
  too_short: 'auth.renew.tooShort',
  too_long: 'auth.renew.tooLong',
  password_too_common: 'auth.renew.tooCommon',
  passwords_differ: 'auth.renew.mismatch',
} as const

type NewPasswordFieldsProps = { password: FormField<string>; passwordMatch: FormField<string>; country?: string }

/** A new password and its confirmation (AUTH-29, AUTH-35). */
export function NewPasswordFields({ password, passwordMatch, country }: NewPasswordFieldsProps) {
  const intl = useIntl()
  const strings = { show: intl.formatMessage({ id: 'auth.password.show' }), hide: intl.formatMessage({ id: 'auth.password.hide' }) }
  return (
    <>
      <PasswordField
        label={intl.formatMessage({ id: 'auth.renew.password' })}
        description={intl.formatMessage({ id: 'auth.renew.passwordHelp' }, { min: countryConfig(country).passwordMinLength })}
        autoComplete="new-password"
        strings={strings}
        {...password}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'auth.renew.confirmation' })}
        autoComplete="new-password"
        strings={strings}
        {...passwordMatch}
      />
    </>
  )
}
