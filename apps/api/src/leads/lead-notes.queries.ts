import type { Insertable } from 'kysely'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { LeadNotesTable } from './leads.tables.ts'

function notes(db: Db, customerId: number, leadId: number) {
  return db
    .selectFrom('lead_notes as note')
    .innerJoin('customer_users as author', (join) =>
      join.onRef('author.customer_id', '=', 'note.customer_id').onRef('author.id', '=', 'note.author_id'),
    )
    .select(['note.id', 'note.body', 'note.author_id', 'author.name as author_name', 'note.created_at', 'note.updated_at', 'note.version'])
    .where('note.customer_id', '=', customerId)
    .where('note.lead_id', '=', leadId)
}

export type LeadNoteRow = Awaited<ReturnType<typeof findLeadNotes>>[number]

export function findLeadNotes(db: Db, customerId: number, leadId: number, limit: number, offset: number) {
  return notes(db, customerId, leadId).orderBy('note.created_at', 'desc').orderBy('note.id', 'desc').limit(limit).offset(offset).execute()
}

export function countLeadNotes(db: Db, customerId: number, leadId: number): Promise<number> {
  return countOf(db.selectFrom('lead_notes').where('customer_id', '=', customerId).where('lead_id', '=', leadId))
}

export function findLeadNote(db: Db, customerId: number, leadId: number, noteId: number): Promise<LeadNoteRow | undefined> {
  return notes(db, customerId, leadId).where('note.id', '=', noteId).executeTakeFirst()
}

export async function insertLeadNote(db: Db, note: Insertable<LeadNotesTable>): Promise<number> {
  return (await db.insertInto('lead_notes').values(note).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateLeadNote(
  db: Db,
  customerId: number,
  noteId: number,
  patch: { body: string; updated_at: string; version: number },
): Promise<void> {
  await db.updateTable('lead_notes').set(patch).where('customer_id', '=', customerId).where('id', '=', noteId).execute()
}

export async function deleteLeadNote(db: Db, customerId: number, noteId: number): Promise<void> {
  await db.deleteFrom('lead_notes').where('customer_id', '=', customerId).where('id', '=', noteId).execute()
}
