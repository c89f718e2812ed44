import type { components } from '@vendor-panel/contract'
import { fieldProblem, mailTemplateProblems, present, type FieldProblem } from '@vendor-panel/domain'
import { createMailTemplateBounds as bounds } from '@vendor-panel/domain/bounds'

export type MailTemplate = components['schemas']['MailTemplate']

/** The fields of the form. */
export type MailTemplateFields = Pick<MailTemplate, 'name' | 'subject' | 'body'> & { attachmentIds: readonly number[] }

export const newMailTemplate: MailTemplateFields = { name: '', subject: '', body: '', attachmentIds: [] }

export const fieldsOf = ({ name, subject, body, attachments }: MailTemplate): MailTemplateFields => ({
  name,
  subject,
  body,
  attachmentIds: attachments.map(({ id }) => id),
})

/** The body of valid fields. */
export const bodyOf = ({ attachmentIds, ...texts }: MailTemplateFields) => ({ ...texts, attachmentIds: [...attachmentIds] })

/** The problems, by the rule that the server uses too (TMPL-02, VAL-05). */
export function templateFieldProblems(fields: MailTemplateFields): FieldProblem[] {
  const { maxItems: max } = bounds.attachmentIds
  return [
    ...mailTemplateProblems(fields),
    ...present([fields.attachmentIds.length > max && fieldProblem('attachmentIds', 'too_many', { max })]),
  ]
}
