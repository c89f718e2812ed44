import type { Code } from './codes.ts'
import { commonPasswords } from './common-passwords.ts'
import { countryConfig } from './country.ts'
import { renewPasswordBounds } from './generated/bounds.ts'

/** Longest password, in characters (VAL-05). */
export const passwordCharsMax = renewPasswordBounds.password.maxLength

export type PasswordCode = Extract<Code, 'too_short' | 'password_too_common'>

/** The problem of a new password, or null: shorter than the country's minimum (VAL-14), or one of the most common (AMB-54). */
export function passwordProblem(password: string, country?: string): PasswordCode | null {
  if (Array.from(password).length < countryConfig(country).passwordMinLength) return 'too_short'
  return commonPasswords.has(password.toLowerCase()) ? 'password_too_common' : null
}
