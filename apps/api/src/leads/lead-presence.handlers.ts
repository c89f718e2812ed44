import { instantText } from '../platform/clock.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { announceLeadPresence, findLeadPresence, findOwnPresence, replaceLeadPresence } from './lead-presence.queries.ts'
import { findLead } from './leads.queries.ts'

/** A browser that was closed or killed reports nothing more: its user disappears after this time. */
const presenceSeconds = 60

export const leadPresenceHandlers: Handlers<'listLeadPresence' | 'replaceLeadPresence'> = {
  async listLeadPresence({ db, user, now }, { path }) {
    requireFound(await findLead(db, user, path.leadId))
    const rows = await findLeadPresence(db, user, path.leadId, instantText(now().subtract({ seconds: presenceSeconds })))
    const data = rows.map(({ id, name, is_writing, seen_at }) => ({ user: { id, name }, isWriting: is_writing, seenAt: seen_at }))
    return { status: 200, body: { data } }
  },

  async replaceLeadPresence({ db, user, now }, { path, body }) {
    requireFound(await findLead(db, user, path.leadId))
    const presence = { customer_id: user.customerId, lead_id: path.leadId, customer_user_id: user.id, is_writing: body.isWriting }
    const expiredBefore = instantText(now().subtract({ seconds: presenceSeconds }))
    const before = await findOwnPresence(db, user, path.leadId, expiredBefore)
    await replaceLeadPresence(db, { ...presence, seen_at: instantText(now()) }, expiredBefore)
    if (before?.is_writing !== body.isWriting) {
      const colleagues = await findLeadPresence(db, user, path.leadId, expiredBefore)
      await announceLeadPresence(
        db,
        user.customerId,
        path.leadId,
        colleagues.map(({ id }) => id),
      )
    }
    return { status: 204 }
  },
}
