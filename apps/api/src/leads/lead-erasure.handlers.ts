import { audit } from '../platform/audit/audit.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { eraseEverywhere } from '../platform/erasure/erasure.ts'
import { requireManager } from '../platform/session/access.ts'
import { lockErased } from './erase-lead.ts'
import { toLead } from './lead-view.ts'
import { findLead } from './leads.queries.ts'

export const leadErasureHandlers: Handlers<'eraseLead'> = {
  async eraseLead(context, { path: { leadId } }) {
    const { db, user, files, hooks, now, log } = context
    requireManager(user)
    const { customerId } = user
    await lockErased(db, customerId, leadId)
    await eraseEverywhere({ db, customerId, leadId, now, log, removeFile: (key) => files.remove(customerId, key) }, hooks)
    await audit(context, { action: 'updated', entity: 'lead', entityId: leadId, detail: 'erasure' })
    return { status: 200, body: { data: toLead(requireFound(await findLead(db, user, leadId)), user) } }
  },
}
