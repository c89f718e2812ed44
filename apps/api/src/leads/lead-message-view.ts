import type { components } from '@vendor-panel/contract'
import type { Db } from '../platform/db/kysely.ts'
import { toLeadFile } from './lead-files.handlers.ts'
import { findFilesOfMessages, type LeadFileRow } from './lead-files.queries.ts'
import type { LeadMessageRow } from './lead-messages.queries.ts'

type LeadMessage = components['schemas']['LeadMessage']

export async function toMessages(db: Db, customerId: number, rows: readonly LeadMessageRow[]): Promise<LeadMessage[]> {
  const ids = rows.map(({ id }) => id)
  const files = ids.length > 0 ? await findFilesOfMessages(db, customerId, ids) : []
  return rows.map((row) =>
    toMessage(
      row,
      files.filter((file) => file.lead_message_id === row.id),
    ),
  )
}

export function toMessage(row: LeadMessageRow, files: readonly LeadFileRow[]): LeadMessage {
  return {
    id: row.id,
    channel: row.channel,
    direction: row.direction,
    subject: row.subject,
    body: row.body,
    status: row.status,
    failReason: row.fail_reason,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    createdAt: row.created_at,
    readAt: row.read_at,
    files: files.map(toLeadFile),
  }
}
