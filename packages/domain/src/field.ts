import type { Code, CodeParams, codes } from './codes.ts'

/** What is wrong with one field of a form; the contract's field error without its sentence. */
export interface FieldProblem<C extends Code = Code> {
  /** Where in the form, for example `prices[0].price` (ERR-06). */
  path: string
  code: C
  params?: Readonly<Record<string, string | number>>
}

type ParamsArgument<C extends Code> = (typeof codes)[C] extends readonly [] ? [] : [params: CodeParams<C>]

/** A field problem with the parameters its code asks for (VAL-03, VAL-05). */
export function fieldProblem<C extends Code>(path: string, code: C, ...[params]: ParamsArgument<C>): FieldProblem<C> {
  return params ? { path, code, params } : { path, code }
}

/** Whether a text has nothing to see in it: spaces and signs without a shape (VAL-01). */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
}

/** A pasted text without the marks of its direction, which come along unseen, and without spaces around it (VAL-18, USER-20). */
export function pastedText(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
}

/** The problem of each required field that is blank, in the order given (VAL-01). */
export function requiredProblems(fields: Record<string, string | null | undefined>): FieldProblem[] {
  return Object.entries(fields).flatMap(([path, text]) => (isBlank(text) ? [fieldProblem(path, 'required')] : []))
}

/** How long a text is: in characters as people see them on a keyboard, code points, as the contract counts (VAL-05). */
export function charCount(text: string): number {
  return Array.from(text).length
}

/** Why a text has the wrong length, or null (VAL-05). */
export function lengthProblem(path: string, text: string, bounds: { min?: number; max?: number; length?: number }): FieldProblem | null {
  const length = charCount(text)
  const { min = 0, max = Infinity } = bounds
  if (bounds.length !== undefined && length !== bounds.length) return fieldProblem(path, 'exact_length', { length: bounds.length })
  if (length < min) return fieldProblem(path, 'too_short', { min })
  return length > max ? fieldProblem(path, 'too_long', { max }) : null
}

/** Why a number is out of bounds, or null (VAL-03). */
export function boundsProblem(path: string, value: number, bounds: { min?: number; max?: number }): FieldProblem | null {
  const { min = -Infinity, max = Infinity } = bounds
  if (Number.isNaN(value)) return fieldProblem(path, 'invalid_number')
  if (value < min) return fieldProblem(path, 'at_least', { min })
  return value > max ? fieldProblem(path, 'at_most', { max }) : null
}

/** The places in a falling row of numbers that are not below the one before them (VAL-08, AMB-28). */
export function fallingProblems(path: string, values: readonly number[]): FieldProblem[] {
  return values.flatMap((value, index) =>
    index > 0 && !(value < (values[index - 1] ?? Infinity)) ? [fieldProblem(`${path}[${index}]`, 'not_below_previous')] : [],
  )
}

/** The problems that are there; for lists written with null where all is well (VAL-16). */
export function present(problems: readonly (FieldProblem | null | false)[]): FieldProblem[] {
  return problems.filter((problem) => problem !== null && problem !== false)
}
