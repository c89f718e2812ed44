import { charCount } from '@vendor-panel/contract/values'
import type { Code, CodeParams, codes } from './codes.ts'

export { charCount }

/** The problem of one field of a form; the contract's field error without its message. */
export interface FieldProblem<C extends Code = Code> {
  /** Path in the form, for example `prices[0].price` (ERR-06). */
  path: string
  code: C
  params?: Readonly<Record<string, string | number>>
}

type ParamsArgument<C extends Code> = (typeof codes)[C] extends readonly [] ? [] : [params: CodeParams<C>]

/** A field problem with the parameters of its code (VAL-03, VAL-05). */
export function fieldProblem<C extends Code>(path: string, code: C, ...[params]: ParamsArgument<C>): FieldProblem<C> {
  return params ? { path, code, params } : { path, code }
}

/** Whether a text has nothing visible: only spaces and invisible characters (VAL-01). */
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

/** The minimum and the maximum length, named as in the generated bounds of the contract; or the exact length. */
export interface TextBounds {
  minLength?: number
  maxLength?: number
  length?: number
}

/** The problem of a text's length, or null (VAL-05). */
export function lengthProblem(path: string, text: string, bounds: TextBounds): FieldProblem | null {
  const length = charCount(text)
  const { minLength: min = 0, maxLength: max = Infinity } = bounds
  if (bounds.length !== undefined && length !== bounds.length) return fieldProblem(path, 'exact_length', { length: bounds.length })
  if (length < min) return fieldProblem(path, 'too_short', { min })
  return length > max ? fieldProblem(path, 'too_long', { max }) : null
}

/** The minimum and the maximum, named as in the generated bounds of the contract. */
export interface NumberBounds {
  minimum?: number
  maximum?: number
}

/** The problem of a number's size, or null (VAL-03). */
export function boundsProblem(path: string, value: number, bounds: NumberBounds): FieldProblem | null {
  const { minimum: min = -Infinity, maximum: max = Infinity } = bounds
  if (Number.isNaN(value)) return fieldProblem(path, 'invalid_number')
  if (value < min) return fieldProblem(path, 'at_least', { min })
  return value > max ? fieldProblem(path, 'at_most', { max }) : null
}

/** The numbers that are not below their predecessor, in a list that must decrease (VAL-08, AMB-28). */
export function decreasingProblems(path: string, values: readonly number[]): FieldProblem[] {
  return values.flatMap((value, index) =>
    index > 0 && !(value < (values[index - 1] ?? Infinity)) ? [fieldProblem(`${path}[${index}]`, 'not_below_previous')] : [],
  )
}

/** The problems in a list, without null and false (VAL-16). */
export function present(problems: readonly (FieldProblem | null | false)[]): FieldProblem[] {
  return problems.filter((problem) => problem !== null && problem !== false)
}
