import { fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createMailTemplateBounds as bounds } from './generated/bounds.ts'

/** The variables of a template about a lead (TMPL-05); the last three are answered by the calendar and the price lists (CAL-04). */
export const templateVariables = [
  'couple_name',
  'wedding_date',
  'guest_count',
  'provider_name',
  'my_name',
  'price_list_link',
  'price_from',
  'date_status',
  'free_dates',
] as const
export type TemplateVariable = (typeof templateVariables)[number]

export type TemplateValues = { [variable in TemplateVariable]?: string | null }

export interface FilledTemplate {
  text: string
  /** Variables for which this lead has no value; they stay in the text so that no message has a gap (TMPL-05). */
  missing: TemplateVariable[]
  /** Names in braces that are not variables, such as typing errors. */
  unknown: string[]
}

/**
 * A template with the values of a lead inserted in one pass: a value that looks like a variable stays text. Case and spaces in the braces
 * are ignored (TMPL-05).
 */
export function fillTemplate(template: string, values: TemplateValues): FilledTemplate {
  const missing = new Set<TemplateVariable>()
  const unknown = new Set<string>()
  const text = template.replace(/\{([^{}\n]{1,40})\}/g, (placeholder, typed: string) => {
    const name = typed.trim()
    const variable = templateVariables.find((one) => one === name.toLowerCase())
    if (!variable) unknown.add(name)
    const value = variable && values[variable]?.trim()
    if (variable && !value) missing.add(variable)
    return value || placeholder
  })
  return { text, missing: [...missing], unknown: [...unknown] }
}

export interface MailTemplateInput {
  name: string
  subject: string
  body: string
}

/** The problems of a template: all three texts are required, have a maximum length, and the subject is one line (TMPL-02, VAL-05). */
export function mailTemplateProblems({ name, subject, body }: MailTemplateInput): FieldProblem[] {
  return present([
    isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name, bounds.name),
    isBlank(subject) ? fieldProblem('subject', 'required') : lengthProblem('subject', subject, bounds.subject),
    /[\r\n]/.test(subject) && fieldProblem('subject', 'subject_line_break'),
    isBlank(body) ? fieldProblem('body', 'required') : lengthProblem('body', body, bounds.body),
  ])
}
