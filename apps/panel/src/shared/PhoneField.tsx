import { TextField, type TextFieldProps } from '@vendor-panel/ui'
import { hostCountry } from './host-country.ts'
import { usePhoneRules } from './use-phone-rules.ts'
import { useVisitor } from './user.ts'

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** The country of a guest; a user has that of the account. */
  country?: string
}

/**
 * A phone number, typed in any notation: without a plus it belongs to the country. Leaving the field writes it internationally, so
 * that the country that was understood can be seen (VAL-11..13).
 */
export function PhoneField({ value, onChange, country, ...props }: PhoneFieldProps) {
  const rules = usePhoneRules()
  const visitor = useVisitor()
  const countryCode = country ?? visitor?.details.countryCode ?? hostCountry()
  const tidy = () => {
    const parsed = rules?.parse(value, countryCode, 'en_CA')
    const text = parsed?.ok ? rules?.format(parsed.e164) : undefined
    if (text !== undefined && text !== value) onChange(text)
  }
  return <TextField autoComplete="off" {...props} type="tel" value={value} onChange={onChange} onBlur={tidy} />
}
