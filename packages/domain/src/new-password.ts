import { countryConfig } from './country.ts'
import { fieldProblem, lengthProblem, present, requiredProblems } from './field.ts'
import type { FieldProblem } from './field.ts'
import { passwordCharsMax, passwordProblem } from './password.ts'

/** A new password and its confirmation, as every form has them; the confirmation is never sent. */
export interface NewPasswordInput {
  password: string
  passwordMatch: string
}

/** The problems of a new password and its confirmation (AUTH-29, VAL-05, VAL-06, VAL-14, USER-14, USER-17). */
export function newPasswordProblems({ password, passwordMatch }: NewPasswordInput, country: string): FieldProblem[] {
  if (password === '') return [fieldProblem('password', 'required')]
  const code = passwordProblem(password, country)
  return present([
    code === 'too_short' && fieldProblem('password', 'too_short', { min: countryConfig(country).passwordMinLength }),
    lengthProblem('password', password, { maxLength: passwordCharsMax }),
    code === 'password_too_common' && fieldProblem('password', 'password_too_common'),
    password !== passwordMatch && fieldProblem('passwordMatch', 'passwords_differ'),
  ])
}

/** The problems of the form behind a register or username-reset link: username, password, confirmation (AUTH-35, AUTH-36). */
export function registrationProblems(form: NewPasswordInput & { username: string }, country: string): FieldProblem[] {
  return [...requiredProblems({ username: form.username }), ...newPasswordProblems(form, country)]
}

/** The problems of a password change, which requires the old password (SET-04, USER-15). */
export function passwordChangeProblems(form: NewPasswordInput & { oldPassword: string }, country: string): FieldProblem[] {
  return [...oldPasswordProblems(form.oldPassword, country), ...newPasswordProblems(form, country)]
}

/** The problem of the old password, which is required and has the minimum length of any password (USER-15, VAL-05). */
export function oldPasswordProblems(oldPassword: string, country: string): FieldProblem[] {
  if (oldPassword === '') return [fieldProblem('oldPassword', 'required')]
  return present([
    lengthProblem('oldPassword', oldPassword, { minLength: countryConfig(country).passwordMinLength, maxLength: passwordCharsMax }),
  ])
}
