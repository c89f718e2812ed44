import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { AttachmentRow } from './attachments.queries.ts'
import type { TemplateTables } from './templates.tables.ts'

type TemplatesTable = TemplateTables['mail_templates']
export type MailTemplateRow = Selectable<TemplatesTable>

function templates(db: Db, customerId: number, foldedName?: string) {
  return db
    .selectFrom('mail_templates')
    .where('customer_id', '=', customerId)
    .$if(foldedName !== undefined, (query) => query.where('search_name', 'like', `%${(foldedName ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`))
}

export function findMailTemplates(
  db: Db,
  customerId: number,
  foldedName: string | undefined,
  limit: number,
  offset: number,
): Promise<MailTemplateRow[]> {
  return templates(db, customerId, foldedName)
    .selectAll()
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countMailTemplates(db: Db, customerId: number, foldedName: string | undefined): Promise<number> {
  return countOf(templates(db, customerId, foldedName))
}

export function findMailTemplate(db: Db, customerId: number, id: number): Promise<MailTemplateRow | undefined> {
  return templates(db, customerId).selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockMailTemplate(db: Db, customerId: number, id: number): Promise<MailTemplateRow | undefined> {
  return templates(db, customerId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insertMailTemplate(db: Db, template: Insertable<TemplatesTable>): Promise<MailTemplateRow> {
  return db.insertInto('mail_templates').values(template).returningAll().executeTakeFirstOrThrow()
}

export function updateMailTemplate(db: Db, customerId: number, id: number, patch: Updateable<TemplatesTable>): Promise<MailTemplateRow> {
  return db
    .updateTable('mail_templates')
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteMailTemplate(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('mail_templates').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** The files of these templates, in their order, without deleted ones. */
export function findTemplateAttachments(
  db: Db,
  customerId: number,
  templateIds: number[],
): Promise<(AttachmentRow & { mail_template_id: number })[]> {
  return db
    .selectFrom('mail_template_attachments as link')
    .innerJoin('attachments', (join) =>
      join.onRef('attachments.customer_id', '=', 'link.customer_id').onRef('attachments.id', '=', 'link.attachment_id'),
    )
    .selectAll('attachments')
    .select('link.mail_template_id')
    .where('link.customer_id', '=', customerId)
    .where('link.mail_template_id', '=', (of) => of.fn.any(of.val(templateIds)))
    .where('attachments.deleted_at', 'is', null)
    .orderBy('link.mail_template_id')
    .orderBy('link.position')
    .execute()
}

export async function replaceTemplateAttachments(db: Db, customerId: number, templateId: number, attachmentIds: number[]): Promise<void> {
  await db
    .deleteFrom('mail_template_attachments')
    .where('customer_id', '=', customerId)
    .where('mail_template_id', '=', templateId)
    .execute()
  if (attachmentIds.length === 0) return
  const links = attachmentIds.map((id, index) => ({ attachment_id: id, position: index + 1 }))
  await db
    .insertInto('mail_template_attachments')
    .values(links.map((link) => ({ customer_id: customerId, mail_template_id: templateId, ...link })))
    .execute()
}
