import type { Code } from './codes.ts'
import { countryConfig } from './country.ts'
import { pastedText } from './field.ts'
import { latinDigits } from './search-fold.ts'

/** An identity number as it is stored: digits of any script as Latin ones, pasted text cleaned (USER-20). */
export function identityNumberText(text: string): string {
  return latinDigits(pastedText(text))
}

/** The problem of an identity number, or null; it is optional. Digits only, of the length that the country asks for (USER-20, AMB-25). */
export function identityNumberProblem(text: string, country: string): Extract<Code, 'digits_only' | 'too_short' | 'too_long'> | null {
  const rule = countryConfig(country).identityNumber
  const digits = identityNumberText(text)
  if (digits === '' || rule === null) return null
  if (!/^\d+$/.test(digits)) return 'digits_only'
  if (digits.length < rule.minLength) return 'too_short'
  return digits.length > rule.maxLength ? 'too_long' : null
}
