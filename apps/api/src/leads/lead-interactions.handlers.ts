import { callProblem, changeOfInteraction, fieldProblem, interactionResultProblem, packageGate, present } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import type { Body } from '@vendor-panel/contract/operation-types'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { findActiveProducts } from '../providers/provider-product.ts'
import {
  countLeadInteractions,
  findLastCallResult,
  findLeadInteractions,
  insertLeadInteraction,
  type LeadInteractionRow,
} from './lead-interactions.queries.ts'
import { setCallResult } from './lead-calls.queries.ts'
import { changeLead, respondedAt, saveLead } from './lead-state.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead, insertLeadHistory, type LeadRow } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'

type Interaction = Body<'createLeadInteraction'>

export const leadInteractionHandlers: Handlers<'listLeadInteractions' | 'createLeadInteraction'> = {
  async listLeadInteractions({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const rows = await findLeadInteractions(db, user.customerId, path.leadId, limit, offset)
    const total = await countLeadInteractions(db, user.customerId, path.leadId)
    // LEAD-41: the interactions are visible, the texts about the couple are not.
    const data = rows.map((row) => toInteraction(isLeadShown(lead, user) ? row : { ...row, note: null }))
    return { status: 200, body: { data, meta: { page, limit, total } } }
  },

  async createLeadInteraction(context, { path, body }) {
    const { db, user, now } = context
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
    if (body.type === 'whatsapp') await requireWhatsApp(context, lead.provider_id)
    const { type, result = null, callId = null } = body
    const startedAt = callId === null ? undefined : await startOfCall(context, lead.id, callId, result)
    const happened = Temporal.Instant.from(body.at ?? startedAt ?? now())
    refuseProblems(problemsOf(body, happened, Temporal.Instant.from(lead.created_at), now()))
    const at = instantText(happened)
    const of = { customer_id: user.customerId, lead_id: lead.id }
    const interaction = { type, result, note: body.note?.trim() || null, at, author_id: user.id, call_id: callId }
    const id = await insertLeadInteraction(db, { ...of, ...interaction })
    // The report of the switchboard has added the call to the history.
    if (callId === null) await insertLeadHistory(db, { ...of, type, at, actor_id: user.id, detail: interaction.note })
    await answer(context, lead, body, happened)
    await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: result === null ? type : `call ${result}` })
    return { status: 201, body: { data: toInteraction({ ...interaction, id, author_name: user.name }) } }
  },
}

/** Stores the result in the call of the switchboard, and returns when it started. */
async function startOfCall({ db, user }: VendorContext, leadId: number, callId: number, result: Interaction['result'] | null) {
  const call = result ? await setCallResult(db, user.customerId, leadId, callId, result) : undefined
  if (!call) throw new Refusal(422, 'invalid', { errors: [{ path: 'callId', code: 'not_allowed' }] })
  return call.started_at
}

/** WhatsApp couples are answered with a package that includes them (LEAD-54, UPG-03). */
async function requireWhatsApp(context: VendorContext, providerId: number): Promise<void> {
  const product = (await findActiveProducts(context, [providerId])).get(providerId)
  const gate = packageGate('whatsapp-leads', product?.features ?? [])
  if (!gate.ok) throw new Refusal(402, gate.code, { params: { kind: gate.kind } })
}

function problemsOf(
  { type, result, at: entered, callId }: Interaction,
  at: Temporal.Instant,
  askedAt: Temporal.Instant,
  now: Temporal.Instant,
) {
  // The start that the switchboard reported is by its own clock.
  const time = callId !== undefined && entered === undefined ? null : callProblem(at, askedAt, now)
  const wrong = interactionResultProblem(type, result ?? null)
  return present([time !== null && fieldProblem('at', time), wrong !== null && fieldProblem('result', wrong)])
}

/** Applies what the interaction says about the couple: the result of the newest call, the first answer, the status. */
async function answer({ db, user, now }: VendorContext, lead: LeadRow, { type, result }: Interaction, at: Temporal.Instant) {
  const isChat = type === 'whatsapp'
  const event = isChat
    ? ({ kind: 'message', direction: 'out', isAutomatic: false, at } as const)
    : result && ({ kind: 'call', result, at } as const)
  const patch = {
    // LEAD-23: a call that is entered later does not hide the result of a newer one.
    ...(type === 'call' && { last_call_result: await findLastCallResult(db, user.customerId, lead.id) }),
    ...(event && { first_response_at: respondedAt(lead, event) }),
    last_activity_at: instantText(now()),
  }
  const change = changeOfInteraction({ type, result: result ?? null })
  await (change ? changeLead(db, user, lead, change, patch) : saveLead(db, user, lead, patch))
}

function toInteraction(row: LeadInteractionRow): components['schemas']['Interaction'] {
  return {
    id: row.id,
    type: row.type,
    result: row.result,
    note: row.note,
    at: row.at,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    callId: row.call_id,
  }
}
