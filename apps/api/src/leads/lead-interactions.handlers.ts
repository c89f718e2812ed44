import { callProblem, changeOfCall } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { countLeadInteractions, findLeadInteractions, insertLeadInteraction, type LeadInteractionRow } from './lead-interactions.queries.ts'
import { changeLead, respondedAt, saveLead } from './lead-state.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead, insertLeadHistory } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

export const leadInteractionHandlers: Handlers<'listLeadInteractions' | 'createLeadInteraction'> = {
  async listLeadInteractions({ db, user }, { path, query }) {
    requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const rows = await findLeadInteractions(db, user.customerId, path.leadId, limit, offset)
    const total = await countLeadInteractions(db, user.customerId, path.leadId)
    return { status: 200, body: { data: rows.map(toInteraction), meta: { page, limit, total } } }
  },

  async createLeadInteraction(context, { path, body }) {
    const { db, user, now } = context
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
    const called = body.at === undefined ? now() : Temporal.Instant.from(body.at)
    const code = callProblem(called, Temporal.Instant.from(lead.created_at), now())
    if (code) throw new Refusal(422, 'invalid', { errors: [{ path: 'at', code }] })
    const at = instantText(called)
    const of = { customer_id: user.customerId, lead_id: lead.id }
    const call = { type: body.type, result: body.result, note: body.note?.trim() || null, at, author_id: user.id }
    const id = await insertLeadInteraction(db, { ...of, ...call })
    await insertLeadHistory(db, { ...of, type: 'call', at, actor_id: user.id, detail: call.note })
    const [newest] = await findLeadInteractions(db, user.customerId, lead.id, 1, 0)
    // LEAD-23: a call that is entered later does not hide the result of a newer one.
    const patch = {
      last_call_result: newest?.result ?? body.result,
      last_activity_at: instantText(now()),
      first_response_at: respondedAt(lead, { kind: 'call', result: body.result, at: called }),
    }
    const change = changeOfCall(body.result)
    await (change ? changeLead(db, user, lead, change, patch) : saveLead(db, user, lead, patch))
    await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: `call ${body.result}` })
    return { status: 201, body: { data: toInteraction({ ...call, id, author_name: user.name }) } }
  },
}

function toInteraction(row: LeadInteractionRow): components['schemas']['Interaction'] {
  return {
    id: row.id,
    type: row.type,
    result: row.result,
    note: row.note,
    at: row.at,
    author: { id: row.author_id, name: row.author_name },
  }
}
