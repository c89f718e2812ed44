import type { components } from '@vendor-panel/contract'
import {
  changedFields,
  contactRows,
  customerUserChanges,
  customerUserProblems,
  isPhoneEmpty,
  parseLocale,
  type CustomerUserForm,
  type FieldProblem,
  type PhoneRules,
} from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/sdk'
import { isWithin } from '../../shared/form/form-errors.ts'
import { storedPhone } from '../../shared/use-phone-rules.ts'

export type CustomerUser = components['schemas']['CustomerUser']

/** The fields of a user; empty text is a missing value, and the three passwords are empty until they are typed. */
export type PersonFields = CustomerUserForm & { canManage: boolean }

/** What the fields are read with: numbers as the vendor types them, dates and lengths by the country. */
export type PersonRules = { phones: PhoneRules | null | undefined; country: string; today: Temporal.PlainDate }

export const newPerson: PersonFields = {
  name: '',
  username: '',
  oldPassword: '',
  password: '',
  passwordMatch: '',
  emails: [''],
  phones: [''],
  identityNumber: '',
  birthDate: '',
  profileVideo: '',
  bio: '',
  preferredLanguage: '',
  titleId: '',
  roleId: '',
  canManage: false,
}

export function personFieldsOf(user: CustomerUser, phones: PhoneRules | null | undefined): PersonFields {
  const rows = contactRows(user.contacts)
  return {
    ...newPerson,
    name: user.name,
    username: user.username,
    emails: rows.emails,
    phones: rows.phones.map((phone) => phones?.format(phone) ?? phone),
    identityNumber: user.identityNumber ?? '',
    birthDate: user.birthDate ?? '',
    profileVideo: user.profileVideo ?? '',
    bio: user.bio ?? '',
    preferredLanguage: parseLocale(user.preferredLanguage) ?? '',
    titleId: user.titleId ?? '',
    roleId: user.roleId ?? '',
    canManage: user.canManage,
  }
}

function stored({ canManage: _canManage, ...fields }: PersonFields, { phones, country }: PersonRules): CustomerUserForm {
  return {
    ...fields,
    emails: fields.emails.map((email) => email.trim()),
    phones: fields.phones.map((phone) => storedPhone(phone, phones, country)),
  }
}

/** The changed fields of an existing user; empty if nothing but a confirmation was typed (USER-22). */
export function personChanges(saved: PersonFields, fields: PersonFields, rules: PersonRules): Body<'updateCustomerUser'> {
  return {
    ...customerUserChanges(stored(saved, rules), stored(fields, rules)),
    ...changedFields({ canManage: saved.canManage }, { canManage: fields.canManage }),
  }
}

/** The body of a new user; empty fields are left out. */
export function personBody(fields: PersonFields, rules: PersonRules): Body<'createCustomerUser'> {
  const { name, username, emails, phones } = stored(fields, rules)
  return {
    ...customerUserChanges({}, { ...stored(fields, rules), password: '', oldPassword: '' }),
    name,
    username,
    emails: [...emails],
    phones: phones.filter((phone) => !isPhoneEmpty(phone)),
    ...(fields.canManage && { canManage: true }),
  }
}

/** Whether the acting user's own password is asked for: a change of what opens the account (AMB-26). */
export function needsPassword(saved: PersonFields, fields: PersonFields, rules: PersonRules): boolean {
  const { username, emails, phones } = personChanges(saved, fields, rules)
  return fields.password !== '' || username !== undefined || emails !== undefined || phones !== undefined
}

/** The fields of the user's own data in the settings; contacts, passwords and providers have pages of their own (SET-03). */
const personalFields: readonly string[] = [
  'name',
  'username',
  'oldPassword',
  'titleId',
  'preferredLanguage',
  'birthDate',
  'identityNumber',
  'bio',
  'profileVideo',
] satisfies (keyof PersonFields)[]

/** The problems of the user's own data, by the rules of the form of users (SET-03). */
export const personalProblems = (...form: Parameters<typeof personProblems>): FieldProblem[] =>
  personProblems(...form).filter(({ path }) => personalFields.some((name) => isWithin(path, name)))

/** The problems of the fields, by the rules that the server uses too; `saved` is missing for a new user (USER-13..21, USER-23). */
export function personProblems(fields: PersonFields, saved: PersonFields | null, rules: PersonRules): FieldProblem[] {
  return customerUserProblems(stored(fields, rules), {
    isEditing: saved !== null,
    ...(saved && { loaded: stored(saved, rules) }),
    country: rules.country,
    today: rules.today,
    // Without the rules of numbers the server checks them.
    isPhoneValid: (text) => rules.phones?.parse(text, rules.country, 'en_CA').ok ?? true,
  })
}
