import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requiredText } from '../platform/contract/required-text.ts'
import {
  countLeadNotes,
  deleteLeadNote,
  findLeadNote,
  findLeadNotes,
  insertLeadNote,
  updateLeadNote,
  type LeadNoteRow,
} from './lead-notes.queries.ts'
import { findLead, insertLeadHistory } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnerOrManager } from '../platform/session/access.ts'

export const leadNoteHandlers: Handlers<'listLeadNotes' | 'createLeadNote' | 'updateLeadNote' | 'deleteLeadNote'> = {
  async listLeadNotes({ db, user }, { path, query }) {
    requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const rows = await findLeadNotes(db, user.customerId, path.leadId, limit, offset)
    const total = await countLeadNotes(db, user.customerId, path.leadId)
    return { status: 200, body: { data: rows.map(toNote), meta: { page, limit, total } } }
  },

  async createLeadNote(context, { path, body }) {
    const { db, user, now } = context
    requireFound(await findLead(db, user, path.leadId, 'lock'))
    const note = { customer_id: user.customerId, lead_id: path.leadId }
    const at = instantText(now())
    const id = await insertLeadNote(db, { ...note, author_id: user.id, body: requiredText('body', body.body), created_at: at })
    await insertLeadHistory(db, { ...note, type: 'note_added', at, actor_id: user.id, detail: null })
    await audit(context, { action: 'created', entity: 'lead_note', entityId: id })
    const added = {
      id,
      body: requiredText('body', body.body),
      author_id: user.id,
      author_name: user.name,
      created_at: at,
      updated_at: null,
      version: 1,
    }
    return { status: 201, body: { data: toNote(added) } }
  },

  async updateLeadNote(context, { path, body }) {
    const { db, user, now } = context
    const note = await findOwnNote(context, path)
    requireVersion(context, note.version)
    const changed = { body: requiredText('body', body.body), updated_at: instantText(now()), version: note.version + 1 }
    await updateLeadNote(db, user.customerId, note.id, changed)
    await audit(context, { action: 'updated', entity: 'lead_note', entityId: note.id })
    return { status: 200, body: { data: toNote({ ...note, ...changed }) }, headers: versionHeaders(changed.version) }
  },

  async deleteLeadNote(context, { path }) {
    const note = await findOwnNote(context, path)
    const headers = await undoable(context, { entity: 'lead_note', entityId: note.id }, { table: 'lead_notes', ids: [note.id] })
    await deleteLeadNote(context.db, context.user.customerId, note.id)
    return { status: 204, headers }
  },
}

/** A note that this user may change; any other is refused. */
async function findOwnNote({ db, user }: VendorContext, path: { leadId: number; commentId: number }): Promise<LeadNoteRow> {
  // Locked, so that of two changes at the same time the second finds the version of the first.
  const lead = await findLead(db, user, path.leadId, 'lock')
  const note = lead && (await findLeadNote(db, user.customerId, lead.id, path.commentId))
  if (!note) throw new Refusal(404, 'not_found')
  requireOwnerOrManager(user, note.author_id)
  return note
}

function toNote(row: LeadNoteRow): components['schemas']['LeadNote'] {
  return {
    id: row.id,
    body: row.body,
    author: { id: row.author_id, name: row.author_name },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  }
}
