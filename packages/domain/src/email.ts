import type { Code } from './codes.ts'
import { isBlank } from './field.ts'

/** Longest e-mail address, in characters (VAL-18). */
export const emailCharsMax = 254

/** Why an e-mail address is refused, or null: one @, a domain with a dot, scripts of all languages (VAL-04, VAL-18). */
export function emailProblem(text: string): Extract<Code, 'required' | 'invalid_email'> | null {
  const email = text.trim()
  if (isBlank(email)) return 'required'
  if (email.length > emailCharsMax) return 'invalid_email'
  const isWell = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u.test(
    email,
  )
  return isWell && !/^\.|\.\.|\.@/.test(email) ? null : 'invalid_email'
}
