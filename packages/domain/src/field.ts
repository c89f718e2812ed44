import { charCount } from '@vendor-panel/contract/values'
import type { Code, CodeParams, codes } from './codes.ts'

export { charCount }

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

/** Whether a text shows nothing: only spaces and invisible characters (VAL-01). */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
}

/** A pasted text without invisible direction marks and without spaces around it (VAL-18, USER-20). */
export function pastedText(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
}

/** The problem of each required field that is blank, in the order given (VAL-01). */
export function requiredProblems(fields: Record<string, string | null | undefined>): FieldProblem[] {
  return Object.entries(fields).flatMap(([path, text]) => (isBlank(text) ? [fieldProblem(path, 'required')] : []))
}

/** The shortest and the longest text, as the generated bounds of the contract name them; or the only length. */
export interface TextBounds {
  minLength?: number
  maxLength?: number
  length?: number
}

/** Why a text has the wrong length, or null (VAL-05). */
export function lengthProblem(path: string, text: string, bounds: TextBounds): FieldProblem | null {
  const length = charCount(text)
  const { minLength: min = 0, maxLength: max = Infinity } = bounds
  if (bounds.length !== undefined && length !== bounds.length) return fieldProblem(path, 'exact_length', { length: bounds.length })
  if (length < min) return fieldProblem(path, 'too_short', { min })
  return length > max ? fieldProblem(path, 'too_long', { max }) : null
}

/** The lowest and the highest number, as the generated bounds of the contract name them. */
export interface NumberBounds {
  minimum?: number
  maximum?: number
}

/** Why a number is out of bounds, or null (VAL-03). */
export function boundsProblem(path: string, value: number, bounds: NumberBounds): FieldProblem | null {
  const { minimum: min = -Infinity, maximum: max = Infinity } = bounds
  if (Number.isNaN(value)) return fieldProblem(path, 'invalid_number')
  if (value < min) return fieldProblem(path, 'at_least', { min })
  return value > max ? fieldProblem(path, 'at_most', { max }) : null
}

/** The numbers that are not below the one before them, in a list that must fall (VAL-08, AMB-28). */
export function fallingProblems(path: string, values: readonly number[]): FieldProblem[] {
  return values.flatMap((value, index) =>
    index > 0 && !(value < (values[index - 1] ?? Infinity)) ? [fieldProblem(`${path}[${index}]`, 'not_below_previous')] : [],
  )
}

/** The problems of a list in which null and false stand for none (VAL-16). */
export function present(problems: readonly (FieldProblem | null | false)[]): FieldProblem[] {
  return problems.filter((problem) => problem !== null && problem !== false)
}
