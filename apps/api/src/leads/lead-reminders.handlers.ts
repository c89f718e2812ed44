import { reminderProblem } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable, undoSeconds } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { deleteLeadReminder, findLeadReminder, remindAt, setLeadReminder, type LeadReminderRow } from './lead-reminders.queries.ts'
import { findLead } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

export const leadReminderHandlers: Handlers<'getLeadReminder' | 'createLeadReminder' | 'deleteLeadReminder'> = {
  async getLeadReminder({ db, user }, { path }) {
    requireFound(await findLead(db, user, path.leadId))
    const reminder = await findLeadReminder(db, user.customerId, path.leadId)
    return { status: 200, body: { data: reminder ? toReminder(reminder) : null } }
  },

  async createLeadReminder(context, { path, body }) {
    const { db, user, now } = context
    requireFound(await findLead(db, user, path.leadId, 'lock'))
    const moment = Temporal.Instant.from(body.at)
    const code = reminderProblem(moment, now())
    if (code) throw new Refusal(422, 'invalid', { errors: [{ path: 'at', code }] })
    const reminder = { lead_id: path.leadId, at: instantText(moment), note: body.note?.trim() || null, author_id: user.id }
    await setLeadReminder(db, { customer_id: user.customerId, ...reminder }, now())
    await audit(context, { action: 'created', entity: 'lead_reminder', entityId: path.leadId })
    return { status: 201, body: { data: toReminder({ ...reminder, author_name: user.name }) } }
  },

  async deleteLeadReminder(context, { path }) {
    const { db, user, now } = context
    const lead = await findLead(db, user, path.leadId, 'lock')
    const reminder = lead && (await findLeadReminder(db, user.customerId, lead.id))
    if (!reminder) throw new Refusal(404, 'not_found')
    const of = { entity: 'lead_reminder', entityId: lead.id } as const
    const headers = await undoable(context, of, { table: 'lead_reminders', ids: [lead.id], key: 'lead_id' })
    await deleteLeadReminder(db, user.customerId, lead.id)
    // Its own job may run and find nothing while the deletion can still be undone: another job checks afterwards.
    const undoEndsAt = now().add({ seconds: undoSeconds })
    if (Temporal.Instant.compare(reminder.at, undoEndsAt) < 0)
      await remindAt(db, { customerId: user.customerId, leadId: lead.id, at: reminder.at }, undoEndsAt, now())
    return { status: 204, headers }
  },
}

function toReminder(row: LeadReminderRow): components['schemas']['LeadReminder'] {
  return { leadId: row.lead_id, at: row.at, note: row.note, author: { id: row.author_id, name: row.author_name } }
}
