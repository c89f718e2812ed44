import type { components } from '@vendor-panel/contract'
import type { Body } from '@vendor-panel/contract/operation-types'
import { foldForSearch, mailTemplateProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { toAttachment } from './attachment-answer.ts'
import {
  countMailTemplates,
  deleteMailTemplate,
  findMailTemplate,
  findMailTemplates,
  findTemplateAttachments,
  insertMailTemplate,
  lockMailTemplate,
  replaceTemplateAttachments,
  updateMailTemplate,
  type MailTemplateRow,
} from './mail-templates.queries.ts'
import { requireAttachments } from './require-attachments.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'

type Schemas = components['schemas']

export const mailTemplateHandlers: Handlers<
  'listMailTemplates' | 'createMailTemplate' | 'getMailTemplate' | 'replaceMailTemplate' | 'deleteMailTemplate'
> = {
  async listMailTemplates({ db, user }, { path, query }) {
    requireOwnCustomer(user, path.customerId)
    const { q } = query
    const { page, limit, offset } = requestedPage(query)
    const foldedName = q === undefined ? undefined : foldForSearch(q)
    const rows = await findMailTemplates(db, user.customerId, foldedName, limit, offset)
    const total = await countMailTemplates(db, user.customerId, foldedName)
    return { status: 200, body: { data: await toMailTemplates(db, user.customerId, rows), meta: { page, limit, total } } }
  },

  async createMailTemplate(context, { path, body }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    await requireWritable(context, body)
    const row = await insertMailTemplate(db, { customer_id: user.customerId, ...storedTexts(body), created_at: instantText(now()) })
    await replaceTemplateAttachments(db, user.customerId, row.id, body.attachmentIds ?? [])
    await audit(context, { action: 'created', entity: 'template', entityId: row.id })
    return { status: 201, body: { data: await toMailTemplate(context, row) } }
  },

  async getMailTemplate(context, { path }) {
    requireOwnCustomer(context.user, path.customerId)
    const row = requireFound(await findMailTemplate(context.db, context.user.customerId, path.mailTemplateId))
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toMailTemplate(context, row) } }
  },

  async replaceMailTemplate(context, { path, body }) {
    const { db, user, now } = context
    const before = await requireMailTemplate(context, path)
    requireVersion(context, before.version)
    await requireWritable(context, body)
    const row = await updateMailTemplate(db, user.customerId, before.id, { ...storedTexts(body), updated_at: instantText(now()) })
    await replaceTemplateAttachments(db, user.customerId, row.id, body.attachmentIds ?? [])
    await audit(context, { action: 'updated', entity: 'template', entityId: row.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: await toMailTemplate(context, row) } }
  },

  async deleteMailTemplate(context, { path }) {
    const { id } = await requireMailTemplate(context, path)
    const headers = await undoable(
      context,
      { entity: 'template', entityId: id },
      { table: 'mail_templates', ids: [id] },
      { table: 'mail_template_attachments', ids: [id], key: 'mail_template_id' },
    )
    await deleteMailTemplate(context.db, context.user.customerId, id)
    return { status: 204, headers }
  },
}

async function requireMailTemplate(
  { db, user }: VendorContext,
  { customerId, mailTemplateId }: { customerId: number; mailTemplateId: number },
): Promise<MailTemplateRow> {
  requireOwnCustomer(user, customerId)
  return requireFound(await lockMailTemplate(db, user.customerId, mailTemplateId))
}

/** Visible text in every part, and files of the account (TMPL-02). */
async function requireWritable(context: VendorContext, { name, subject, body, attachmentIds = [] }: Body<'createMailTemplate'>) {
  refuseProblems(mailTemplateProblems({ name, subject, body }))
  await requireAttachments(context, attachmentIds)
}

function storedTexts({ name, subject, body }: Body<'createMailTemplate'>) {
  return { name: name.trim(), search_name: foldForSearch(name), subject: subject.trim(), body }
}

async function toMailTemplate({ db, user }: VendorContext, row: MailTemplateRow): Promise<Schemas['MailTemplate']> {
  const [template] = await toMailTemplates(db, user.customerId, [row])
  if (!template) throw new Error('The answer lacks its template')
  return template
}

async function toMailTemplates(
  db: VendorContext['db'],
  customerId: number,
  rows: readonly MailTemplateRow[],
): Promise<Schemas['MailTemplate'][]> {
  const attachments = await findTemplateAttachments(
    db,
    customerId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    subject: row.subject,
    body: row.body,
    attachments: attachments.filter(({ mail_template_id: id }) => id === row.id).map(toAttachment),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}
