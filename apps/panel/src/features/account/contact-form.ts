import type { components } from '@vendor-panel/contract'
import {
  emailProblem,
  fieldProblem,
  isPhoneEmpty,
  oldPasswordProblems,
  pastedText,
  present,
  type FieldProblem,
  type PhoneRules,
} from '@vendor-panel/domain'

export type ContactType = components['schemas']['ContactType']
export type ContactFields = { type: ContactType; value: string; oldPassword: string }

/** The problem of an address or a number; the server checks the digits of numbers too (VAL-11, VAL-18). */
function valueProblem({ type, value }: ContactFields, phones: PhoneRules | null | undefined, country: string) {
  if (type === 'email') return emailProblem(pastedText(value))
  if (isPhoneEmpty(value)) return 'required'
  return phones?.parse(value, country, 'en_CA').ok === false ? 'invalid_phone' : null
}

/** The problems of one change of a contact: its value, if it is asked for, and the password (AMB-26). */
export function contactProblems(
  fields: ContactFields,
  { hasValue, phones, country }: { hasValue: boolean; phones: PhoneRules | null | undefined; country: string },
): FieldProblem[] {
  const code = hasValue ? valueProblem(fields, phones, country) : null
  return [...present([code !== null && fieldProblem('value', code)]), ...oldPasswordProblems(fields.oldPassword, country)]
}
