import type { Insertable, Selectable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { TemplateTables } from './templates.tables.ts'

type AttachmentsTable = TemplateTables['attachments']
export type AttachmentRow = Selectable<AttachmentsTable>

/** The files that are not deleted. */
function attachments(db: Db, customerId: number) {
  return db.selectFrom('attachments').where('customer_id', '=', customerId).where('deleted_at', 'is', null)
}

export function findAttachments(db: Db, customerId: number, limit: number, offset: number): Promise<AttachmentRow[]> {
  return attachments(db, customerId).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export function countAttachments(db: Db, customerId: number): Promise<number> {
  return countOf(attachments(db, customerId))
}

export function findAttachmentsByIds(db: Db, customerId: number, ids: number[]): Promise<AttachmentRow[]> {
  return attachments(db, customerId)
    .selectAll()
    .where('id', '=', (of) => of.fn.any(of.val(ids)))
    .execute()
}

export async function findAttachment(db: Db, customerId: number, id: number): Promise<AttachmentRow | undefined> {
  return (await findAttachmentsByIds(db, customerId, [id]))[0]
}

export function insertAttachment(db: Db, attachment: Insertable<AttachmentsTable>): Promise<AttachmentRow> {
  return db.insertInto('attachments').values(attachment).returningAll().executeTakeFirstOrThrow()
}

export function updateAttachment(
  db: Db,
  customerId: number,
  id: number,
  patch: { name?: string; deleted_at?: string },
): Promise<AttachmentRow> {
  return db
    .updateTable('attachments')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
