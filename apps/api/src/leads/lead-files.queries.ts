import type { Insertable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadFileTables } from './lead-files.tables.ts'

function files(db: Db, customerId: number) {
  return db
    .selectFrom('lead_files as file')
    .innerJoin('lead_messages as message', (join) =>
      join.onRef('message.customer_id', '=', 'file.customer_id').onRef('message.id', '=', 'file.lead_message_id'),
    )
    .select(['file.id', 'file.lead_message_id', 'file.name', 'file.size', 'file.content_type', 'file.file_key'])
    .select(['message.direction', 'message.created_at'])
    .where('file.customer_id', '=', customerId)
}

export type LeadFileRow = Awaited<ReturnType<typeof findLeadFiles>>[number]

/** The files of all messages of a couple, newest first. */
export function findLeadFiles(db: Db, customerId: number, leadId: number, limit: number, offset: number) {
  return files(db, customerId).where('file.lead_id', '=', leadId).orderBy('file.id', 'desc').limit(limit).offset(offset).execute()
}

export function countLeadFiles(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_files').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export function findLeadFile(db: Db, customerId: number, leadId: number, id: number): Promise<LeadFileRow | undefined> {
  return files(db, customerId).where('file.lead_id', '=', leadId).where('file.id', '=', id).executeTakeFirst()
}

/** The files of some messages, in the order in which they were added. */
export function findFilesOfMessages(db: Db, customerId: number, messageIds: readonly number[]): Promise<LeadFileRow[]> {
  return files(db, customerId)
    .where('file.lead_message_id', '=', (of) => of.fn.any(of.val([...messageIds])))
    .orderBy('file.id')
    .execute()
}

/** A stored file that a message gets. */
export type NewLeadFile = Pick<Insertable<LeadFileTables['lead_files']>, 'name' | 'size' | 'content_type' | 'file_key' | 'attachment_id'>

export async function insertLeadFiles(
  db: Db,
  of: { customer_id: number; lead_id: number; lead_message_id: number },
  added: readonly NewLeadFile[],
): Promise<void> {
  if (added.length === 0) return
  await db
    .insertInto('lead_files')
    .values(added.map((file) => ({ ...file, ...of })))
    .execute()
}

/** Deletes the files of a couple and returns the keys that no attachment of the account has. */
export async function deleteLeadFiles(db: Db, customerId: number, leadId: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('lead_files')
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .returning(['file_key', 'attachment_id'])
    .execute()
  return deleted.flatMap(({ file_key, attachment_id }) => (attachment_id === null ? [file_key] : []))
}
