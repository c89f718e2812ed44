import { providerFormProblems, tidiedFormAnswers, type FieldProblem } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'

export type PageForm = Answer<'listProviderForms'>['data'][number]
type FormField = PageForm['fields'][number]
export type Answers = Record<string, string[]>

/** The answers of a form by the names of its fields. */
export const answersOf = ({ fields }: PageForm): Answers => Object.fromEntries(fields.map(({ fieldName, values }) => [fieldName, values]))

/** The answers as the body of a write. */
export const answersBody = (answers: Answers) => Object.entries(answers).map(([fieldName, values]) => ({ fieldName, values }))

export function answerProblems({ fields }: PageForm, answers: Answers): FieldProblem[] {
  return providerFormProblems(fields, tidiedFormAnswers(answersBody(answers)))
}

/** An answer as text, to compare two versions. */
export const answerText = ({ options }: FormField, values: readonly string[] = []): string =>
  values.map((value) => options.find(({ id }) => id === value)?.label ?? value).join(', ')

/** A number field shows null while it is empty, and keeps what is not a number. */
export const numberOf = ([value]: readonly string[] = []): number | null => (value === undefined || value === '' ? null : Number(value))
