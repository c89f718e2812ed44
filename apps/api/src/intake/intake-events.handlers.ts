import type { ServiceContext } from '../platform/contract/context.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { insertLeadVisit } from '../leads/lead-visits.queries.ts'
import { findLeadOwner, insertLeadHistory } from '../leads/leads.queries.ts'

export const intakeEventHandlers: Handlers<'createIntakeLike' | 'createIntakeVisit'> = {
  async createIntakeLike(context, { path, body }) {
    const { leadId } = path
    const customer_id = await actForOwner(context, leadId)
    const at = instantText(Temporal.Instant.from(body.at))
    const entry = { customer_id, lead_id: leadId, type: 'like', at, actor_id: null, detail: null } as const
    return { status: 201, body: { data: { id: await insertLeadHistory(context.db, entry) } } }
  },

  async createIntakeVisit(context, { path, body }) {
    const { leadId } = path
    const { page, durationSeconds = null } = body
    const customer_id = await actForOwner(context, leadId)
    const at = instantText(Temporal.Instant.from(body.at))
    const id = await insertLeadVisit(context.db, { customer_id, lead_id: leadId, at, page, duration_seconds: durationSeconds })
    await insertLeadHistory(context.db, { customer_id, lead_id: leadId, type: 'visit_log', at, actor_id: null, detail: null })
    return { status: 201, body: { data: { id } } }
  },
}

async function actForOwner({ db, actFor }: ServiceContext, leadId: number): Promise<number> {
  const customerId = await findLeadOwner(db, leadId)
  if (customerId === undefined) throw new Refusal(404, 'not_found')
  await actFor(customerId)
  return customerId
}
