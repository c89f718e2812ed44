import { parseCode } from './one-time-code.ts'
import { fieldProblem, isBlank, type FieldProblem } from './field.ts'

/** How long the link or code that verifies a contact is valid, in hours (AUTH-01). */
export const contactVerificationHours = 24

/** Whether a verification key is from an SMS, and so requires its code (AUTH-01, AUTH-24). */
export const needsVerificationCode = (key: string) => key.startsWith('cs_')

/** Checks the code of an SMS before it is compared (AUTH-24). */
export function verificationCodeProblems(code: string): FieldProblem<'required' | 'code_wrong'>[] {
  if (isBlank(code)) return [fieldProblem('code', 'required')]
  return parseCode(code) === null ? [fieldProblem('code', 'code_wrong')] : []
}
