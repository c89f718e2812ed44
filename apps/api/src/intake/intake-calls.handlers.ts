import { callFailure, changeOfCall, leadTransition, reportedResult } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/contract/operation-types'
import { findLeadCall, setLeadCall, type LeadCallRow } from '../leads/lead-calls.queries.ts'
import { leadEvent, leadReaders } from '../leads/lead-events.ts'
import { findLastCallResult } from '../leads/lead-interactions.queries.ts'
import { changeLead, respondedAt, saveLead, type Account } from '../leads/lead-state.ts'
import { findUsersOfProvider } from '../leads/lead-users.queries.ts'
import { findLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { ServiceContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { publishEvents } from '../platform/realtime/publish-events.ts'
import { findRedirectedProvider } from '../providers/redirect-numbers.queries.ts'
import { findExtension, findProvider } from './intake.queries.ts'

type CallReport = Body<'createIntakeCallEvent'>

export const intakeCallHandlers: Handlers<'createIntakeCallEvent'> = {
  async createIntakeCallEvent(context, { body }) {
    const { db, actFor, now } = context
    const redirect = await findRedirectedProvider(db, body.number)
    if (!redirect) throw new Refusal(404, 'not_found')
    const { customer_id: customerId, provider_id: providerId } = redirect
    await actFor(customerId)
    const provider = requireFound(await findProvider(db, customerId, providerId))
    const { id: leadId } = requireFound(await findExtension(db, customerId, providerId, body.extensionNumber))
    const lead = requireFound(await findLead(db, { customerId, providerIds: 'all' }, leadId, 'lock'))
    const before = await findLeadCall(db, customerId, leadId, body.callId)
    const answer = { status: 201, body: { data: { leadId } } } as const
    // Events may arrive twice, and in any order.
    if (before && (before.status !== 'ongoing' || body.event === 'started')) return answer
    const call = callOf(body, before)
    const keys = { customer_id: customerId, lead_id: leadId }
    await setLeadCall(db, { ...call, ...keys, call_ref: body.callId, number: body.number, recording_url: body.recordingUrl ?? null })
    const account = { customerId, countryCode: provider.country_code }
    const changed = call.status === 'ongoing' ? lead : await endCall(db, account, lead, call, now())
    await notifyReaders(context, customerId, changed, callFailure(call) === 'vendor_unreachable' ? 'missed_call' : 'call')
    return answer
  },
}

type Call = Pick<LeadCallRow, 'direction' | 'status' | 'started_at' | 'duration_seconds' | 'result'>

/** The call after this report. A call whose start was not reported began when it ended, less its duration. */
function callOf({ event, direction, at, durationSeconds, result }: CallReport, before: LeadCallRow | undefined): Call {
  const status = event === 'started' ? 'ongoing' : event
  const reportedAt = Temporal.Instant.from(at)
  const started = before ? Temporal.Instant.from(before.started_at) : reportedAt.subtract({ seconds: durationSeconds ?? 0 })
  const seconds = Math.max(0, Math.round(started.until(reportedAt).total('seconds')))
  return {
    direction,
    status,
    started_at: instantText(started),
    duration_seconds: status === 'ongoing' ? null : (durationSeconds ?? (status === 'ended' ? seconds : 0)),
    // The result that a vendor entered during the call stays.
    result: before?.result ?? reportedResult({ direction, status, result: result ?? null }),
  }
}

/** A call that is over is in the history, and its result counts like one that a vendor enters (LEAD-23, RESP-04). */
async function endCall(db: Db, account: Account, lead: LeadRow, call: Call, now: Temporal.Instant): Promise<LeadRow> {
  const history = { customer_id: account.customerId, lead_id: lead.id, type: 'call', actor_id: null, detail: null } as const
  await insertLeadHistory(db, { ...history, at: call.started_at })
  const patch = { last_activity_at: instantText(now) }
  if (!call.result) return saveLead(db, account, lead, patch)
  const at = Temporal.Instant.from(call.started_at)
  const answered = {
    ...patch,
    // LEAD-23: a report that arrives late does not hide the result of a newer call.
    last_call_result: await findLastCallResult(db, account.customerId, lead.id),
    first_response_at: respondedAt(lead, { kind: 'call', result: call.result, at }),
  }
  const change = changeOfCall(call.result)
  // A couple that was reported as spam keeps its status.
  const isChanging = change !== null && leadTransition({ status: lead.status, isSpamReported: lead.is_spam_reported }, change).ok
  return isChanging ? changeLead(db, account, lead, change, answered) : saveLead(db, account, lead, answered)
}

async function notifyReaders(
  { db, now, log }: ServiceContext,
  customerId: number,
  lead: LeadRow,
  kind: 'call' | 'missed_call',
): Promise<void> {
  // A couple reported as spam causes no event.
  if (lead.is_spam_reported) return
  const readers = leadReaders(await findUsersOfProvider(db, customerId, lead.provider_id).execute(), lead.provider_id)
  const event = leadEvent(lead, { kind, message_id: null, at: instantText(now()) })
  await publishEvents(
    db,
    customerId,
    readers.map(({ id }) => id),
    event,
    log,
  )
}
