import { fillTemplate } from '@vendor-panel/domain'
import { shownLead } from '../leads/shown-lead.ts'
import { findSignature } from '../leads/signature.queries.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'
import { toAttachment } from './attachment-answer.ts'
import { findMailTemplate, findTemplateAttachments } from './mail-templates.queries.ts'
import { templateValues } from './template-values.ts'

export const mailTemplatePreviewHandlers: Handlers<'createMailTemplatePreview'> = {
  async createMailTemplatePreview(context, { path, body }) {
    const { db, user } = context
    requireOwnCustomer(user, path.customerId)
    const template = requireFound(await findMailTemplate(db, user.customerId, path.mailTemplateId))
    const lead = await shownLead(context, body.leadId, 'read')
    const values = await templateValues(context, lead)
    const subject = fillTemplate(template.subject, values)
    const text = fillTemplate(template.body, values)
    const attachments = await findTemplateAttachments(db, user.customerId, [template.id])
    const signature = await findSignature(db, user.customerId, user.id, lead.provider_id)
    const data = {
      subject: subject.text,
      body: text.text,
      signature,
      missing: [...new Set([...subject.missing, ...text.missing])],
      unknown: [...new Set([...subject.unknown, ...text.unknown])],
      attachments: attachments.map(toAttachment),
    }
    return { status: 200, body: { data } }
  },
}
