import { boundsProblem, fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'

/** The kinds of fields of a form about a provider (PROV-23). */
export const providerFormFieldTypes = ['text', 'number', 'choice', 'choices'] as const
export type ProviderFormFieldType = (typeof providerFormFieldTypes)[number]

export interface ProviderFormFieldRule {
  fieldName: string
  type: ProviderFormFieldType
  required: boolean
  options: readonly { id: string }[]
}

/** Bounds of answers; our choice. */
export const providerFormTextCharsMax = 500
export const providerFormNumberMax = 99_999

/** The answers of a form by the names of their fields, without blank and repeated ones (PROV-23). */
export function tidiedFormAnswers(answers: readonly { fieldName: string; values: readonly string[] }[]): Record<string, string[]> {
  const tidied = answers.map(({ fieldName, values }): [string, string[]] => [
    fieldName,
    [...new Set(values.map((value) => value.trim()).filter((value) => !isBlank(value)))],
  ])
  return Object.fromEntries(tidied.filter(([, values]) => values.length > 0))
}

/**
 * The problems of the answers to a form (PROV-23), with the field's name as path: a required one that is empty, an option that does not
 * exist, several where one is asked for, an invalid number, a text that is too long, a field that the form does not have.
 */
export function providerFormProblems(
  fields: readonly ProviderFormFieldRule[],
  answers: Readonly<Record<string, readonly string[]>>,
): FieldProblem[] {
  const unknown = Object.keys(answers).filter((name) => !fields.some(({ fieldName }) => fieldName === name))
  return [
    ...fields.flatMap((field) => answerProblems(field, Object.hasOwn(answers, field.fieldName) ? (answers[field.fieldName] ?? []) : [])),
    ...unknown.map((name) => fieldProblem(name, 'unknown_field')),
  ]
}

function answerProblems({ fieldName, type, required, options }: ProviderFormFieldRule, values: readonly string[]): FieldProblem[] {
  const [value] = values
  if (value === undefined) return required ? [fieldProblem(fieldName, 'required')] : []
  if (type !== 'choices' && values.length > 1) return [fieldProblem(fieldName, 'too_many', { max: 1 })]
  if (type === 'text') return present([lengthProblem(fieldName, value, { maxLength: providerFormTextCharsMax })])
  if (type === 'number') {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    return present([boundsProblem(fieldName, number, { minimum: 0, maximum: providerFormNumberMax })])
  }
  const isOption = (chosen: string) => options.some(({ id }) => id === chosen)
  return values.every(isOption) ? [] : [fieldProblem(fieldName, 'not_allowed')]
}
