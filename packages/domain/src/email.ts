import type { Code } from './codes.ts'
import { isBlank, pastedText } from './field.ts'
import { createCustomerUserBounds } from './generated/bounds.ts'

const emailAddress =
  /^[^\s\p{Cc}\p{Cf}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u

const emailCharsMax = createCustomerUserBounds.emails.items.maxLength

/**
 * The problem of an e-mail address, or null: one @, a domain with a dot, scripts of all languages; it is stored as `pastedText` (VAL-04,
 * VAL-18).
 */
export function emailProblem(text: string): Extract<Code, 'required' | 'invalid_email'> | null {
  const email = pastedText(text)
  if (isBlank(email)) return 'required'
  if (email.length > emailCharsMax) return 'invalid_email'
  return emailAddress.test(email) && !/^\.|\.\.|\.@/.test(email) ? null : 'invalid_email'
}
