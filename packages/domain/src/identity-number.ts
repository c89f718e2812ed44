import type { Code } from './codes.ts'
import { countryConfig } from './country.ts'
import { pastedText } from './field.ts'
import { latinDigits } from './search-fold.ts'

/** An identity number as it is stored: digits of any script as Latin ones, pasted text cleaned (USER-20). */
export function identityNumberText(text: string): string {
  return latinDigits(pastedText(text))
}

/** An identity number while it is typed: no more characters than the country's number has digits, of a paste without those around it (AMB-25). */
export function typedIdentityNumber(text: string, country: string): string {
  const { maxLength = Infinity } = countryConfig(country).identityNumber ?? {}
  return pastedText(text).slice(0, maxLength)
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
