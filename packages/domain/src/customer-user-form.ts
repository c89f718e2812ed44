import { ageYearsMin, birthDateProblem, birthYearsBackMax } from './birth-date.ts'
import { changedFields } from './changed-fields.ts'
import type { CustomerUserPatch, Locale } from './contract.ts'
import { countryConfig } from './country.ts'
import { emailProblem } from './email.ts'
import { fieldProblem, isBlank, present, requiredProblems } from './field.ts'
import type { FieldProblem } from './field.ts'
import { identityNumberProblem } from './identity-number.ts'
import { newPasswordProblems, oldPasswordProblems } from './new-password.ts'
import { isPhoneEmpty } from './phone.ts'
import { profileVideoId } from './video-link.ts'
import { webAddressProblem } from './web-address.ts'

/** The values of the customer-user form (USER-02..05). Empty text means no value. */
export interface CustomerUserForm {
  name: string
  username: string
  oldPassword: string
  password: string
  passwordMatch: string
  emails: readonly string[]
  /** E.164, or empty. */
  phones: readonly string[]
  identityNumber: string
  birthDate: string
  profileVideo: string
  bio: string
  preferredLanguage: Locale | ''
  titleId: string
  roleId: string
}

export interface CustomerUserFormContext {
  /** The old password is required only when editing (USER-16, AMB-26). */
  isEditing: boolean
  /** The values before the change; a new username, e-mail or phone asks for the old password too (AMB-26). */
  loaded?: Pick<CustomerUserForm, 'username' | 'emails' | 'phones'>
  country: string
  today: Temporal.PlainDate
  /** Whether a phone number is valid; passed in, because the phone rules are loaded with the form (VAL-11). */
  isPhoneValid: (text: string) => boolean
}

/** The problems of a customer-user form (USER-13..21, USER-23). */
export function customerUserProblems(form: CustomerUserForm, context: CustomerUserFormContext): FieldProblem[] {
  const { isEditing, country, today, loaded } = context
  return [
    ...requiredProblems({ name: form.name, username: form.username }),
    ...passwordProblems(form, isEditing, country, loaded),
    ...atLeastOne(form.emails).flatMap((email, index) => emailProblems(`emails[${index}]`, email)),
    ...atLeastOne(form.phones).flatMap((phone, index) => phoneProblems(`phones[${index}]`, phone, context)),
    ...identityProblems(form.identityNumber, country),
    ...birthProblems(form.birthDate, today),
    ...videoProblems(form.profileVideo),
  ]
}

/** Lists of e-mails and phones always show a row (USER-25), so at least one can be required (USER-18). */
const atLeastOne = (rows: readonly string[]) => (rows.length === 0 ? [''] : rows)

/** An empty password is left unchanged; a new user sets it through the register link (USER-14, USER-33). */
function passwordProblems(
  form: CustomerUserForm,
  isEditing: boolean,
  country: string,
  loaded: CustomerUserFormContext['loaded'],
): FieldProblem[] {
  const { oldPassword, password, passwordMatch } = form
  const opensAccount = password !== '' || (loaded !== undefined && changesSignIn(loaded, form))
  const asksForOld = isEditing && (oldPassword !== '' || opensAccount)
  const isNew = password !== ''
  return present([
    ...(asksForOld ? oldPasswordProblems(oldPassword, country) : []),
    ...(isNew ? newPasswordProblems(form, country) : []),
    !isNew && passwordMatch !== '' && fieldProblem('passwordMatch', 'passwords_differ'),
  ])
}

/** Whether the names with which the user signs in are changed; rows without a value do not count. */
function changesSignIn(loaded: NonNullable<CustomerUserFormContext['loaded']>, form: CustomerUserForm): boolean {
  const namesOf = ({ username, emails, phones }: typeof loaded) => [
    username,
    emails.filter((email) => !isBlank(email)),
    phones.filter((phone) => !isPhoneEmpty(phone)),
  ]
  return JSON.stringify(namesOf(loaded)) !== JSON.stringify(namesOf(form))
}

function emailProblems(path: string, email: string): FieldProblem[] {
  const code = emailProblem(email)
  return code === null ? [] : [fieldProblem(path, code)]
}

/** A number that is only a dial code counts as empty (USER-26). */
function phoneProblems(path: string, phone: string, { isPhoneValid }: CustomerUserFormContext): FieldProblem[] {
  if (isPhoneEmpty(phone)) return [fieldProblem(path, 'required')]
  return isPhoneValid(phone) ? [] : [fieldProblem(path, 'invalid_phone')]
}

function identityProblems(identityNumber: string, country: string): FieldProblem[] {
  const code = identityNumberProblem(identityNumber, country)
  const { minLength = 0, maxLength = 0 }: { minLength?: number; maxLength?: number } = countryConfig(country).identityNumber ?? {}
  return present([
    code === 'digits_only' && fieldProblem('identityNumber', 'digits_only'),
    code === 'too_short' && fieldProblem('identityNumber', 'too_short', { min: minLength }),
    code === 'too_long' && fieldProblem('identityNumber', 'too_long', { max: maxLength }),
  ])
}

function birthProblems(birthDate: string, today: Temporal.PlainDate): FieldProblem[] {
  const code = birthDateProblem(birthDate, today)
  return present([
    code === 'invalid_date' && fieldProblem('birthDate', 'invalid_date'),
    code === 'too_young' && fieldProblem('birthDate', 'too_young', { age: ageYearsMin }),
    code === 'too_old' && fieldProblem('birthDate', 'too_old', { years: birthYearsBackMax }),
  ])
}

/** A video link with a player may be typed in any form; any other link must be a full address (USER-23, VAL-09). */
function videoProblems(profileVideo: string): FieldProblem[] {
  const isTaken = isBlank(profileVideo) || profileVideoId(profileVideo) !== null || webAddressProblem(profileVideo) === null
  return isTaken ? [] : [fieldProblem('profileVideo', 'invalid_url')]
}

/**
 * The body of an update: only changed fields, null for a cleared one, never the confirmation; phones only if one has a number (USER-22,
 * AMB-24).
 */
export function customerUserChanges(loaded: Partial<CustomerUserForm>, form: CustomerUserForm): CustomerUserPatch {
  const { phones, password, oldPassword, ...changes } = changedFields(onTheWire({ ...emptyForm, ...loaded }), onTheWire(form))
  const sentPhones = phones && phones.length > 0
  const opensAccount = password || changes.username !== undefined || changes.emails || sentPhones
  return {
    ...changes,
    ...(sentPhones && { phones }),
    ...(password && { password }),
    // The old password confirms what opens the account, and is not sent otherwise (USER-15, AMB-26).
    ...(opensAccount && oldPassword && { oldPassword }),
  }
}

const emptyForm: CustomerUserForm = {
  name: '',
  username: '',
  oldPassword: '',
  password: '',
  passwordMatch: '',
  emails: [],
  phones: [],
  identityNumber: '',
  birthDate: '',
  profileVideo: '',
  bio: '',
  preferredLanguage: '',
  titleId: '',
  roleId: '',
}

/** The fields as the contract has them: null for empty ones, and no phones that are only a dial code (USER-26). */
function onTheWire({ passwordMatch: _never, ...form }: CustomerUserForm) {
  return {
    ...form,
    emails: [...form.emails],
    phones: form.phones.filter((phone) => !isPhoneEmpty(phone)),
    identityNumber: orNull(form.identityNumber),
    birthDate: orNull(form.birthDate),
    profileVideo: orNull(form.profileVideo),
    bio: orNull(form.bio),
    preferredLanguage: orNull(form.preferredLanguage),
    titleId: orNull(form.titleId),
    roleId: orNull(form.roleId),
  }
}

const orNull = <Text extends string>(text: Text) => (isBlank(text) ? null : (text as Exclude<Text, ''>))
