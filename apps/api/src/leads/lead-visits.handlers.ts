import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { countLeadVisits, findLeadVisits } from './lead-visits.queries.ts'
import { findLead } from './leads.queries.ts'

export const leadVisitHandlers: Handlers<'listCoupleVisits'> = {
  async listCoupleVisits({ db, user }, { query }) {
    const lead = requireFound(await findLead(db, user, query.leadId))
    const page = instantPage(query)
    const read = await findLeadVisits(db, user.customerId, lead.id, page)
    const { rows, meta } = pageOf(read, page, await countLeadVisits(db, user.customerId, lead.id), ({ at }) => at)
    const data = rows.map(({ duration_seconds: durationSeconds, ...visit }) => ({ ...visit, durationSeconds }))
    return { status: 200, body: { data, meta } }
  },
}
