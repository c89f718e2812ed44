import type { components } from '@vendor-panel/contract'
import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { countLeadHistory, findLeadHistory, type LeadHistoryRow } from './lead-history.queries.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead } from './leads.queries.ts'

export const leadHistoryHandlers: Handlers<'listLeadHistory'> = {
  async listLeadHistory({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const page = instantPage(query)
    const read = await findLeadHistory(db, user.customerId, lead.id, page)
    const { rows, meta } = pageOf(read, page, await countLeadHistory(db, user.customerId, lead.id), ({ at }) => at)
    // LEAD-41: the entries are visible, the couple's texts in them are not.
    const data = rows.map((row) => toHistory(isLeadShown(lead, user) ? row : { ...row, detail: null }))
    return { status: 200, body: { data, meta } }
  },
}

function toHistory(row: LeadHistoryRow): components['schemas']['LeadHistory'] {
  return {
    id: row.id,
    type: row.type,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    detail: row.detail,
  }
}
