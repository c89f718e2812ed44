import {
  countedMinutes,
  dueAt,
  firstResponse,
  isLeadOpen,
  leadDisplayState,
  leadTransition,
  responseTimeRule,
  type CallResult,
  type LeadChange,
  type LeadStatus,
  type ResponseEvent,
} from '@vendor-panel/domain'
import type { Updateable } from 'kysely'
import { Refusal } from '../platform/contract/refusal.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { updateLead, type LeadRow } from './leads.queries.ts'
import type { LeadsTable } from './leads.tables.ts'

/** The facts from which the stored display state and due time are computed. */
export interface LeadFacts {
  status: LeadStatus
  is_prepaid: boolean
  is_spam_reported: boolean
  last_call_result: CallResult | null
  first_response_at: string | null
  closed_at: string | null
  created_at: string
  source: string | null
}

/** The values by which lists sort and filter, computed by the rules; stored in the transaction of every change (LEAD-16, RESP-03). */
export function storedState(
  facts: LeadFacts,
  countryCode: string,
  timeZone: string,
): Pick<LeadsTable, 'display_state' | 'due_at' | 'response_minutes'> {
  const { status, is_spam_reported: isSpamReported } = facts
  // The vendor knows an imported couple already: no answer is due, and none is measured.
  const isMeasured = facts.source !== 'import'
  const waitedUntil = facts.first_response_at ?? facts.closed_at
  const isWaiting = isMeasured && facts.first_response_at === null && isLeadOpen({ status, isSpamReported })
  const rule = responseTimeRule(countryCode, timeZone)
  const createdAt = Temporal.Instant.from(facts.created_at)
  return {
    display_state: leadDisplayState({ status, isSpamReported, isPrepaid: facts.is_prepaid, lastCallResult: facts.last_call_result }),
    due_at: isWaiting ? instantText(dueAt(createdAt, rule, rule.targetMinutes)) : null,
    response_minutes: isMeasured && waitedUntil !== null ? countedMinutes(createdAt, Temporal.Instant.from(waitedUntil), rule) : null,
  }
}

/** The account of a lead; a signed-in user has these fields too. */
export interface Account {
  customerId: number
  countryCode: string
}

/** Applies the transition table to a lead and saves it with its computed values; the only way to change a status (LEAD-21). */
export async function changeLead(
  db: Db,
  account: Account,
  lead: LeadRow,
  change: LeadChange,
  patch: Updateable<LeadsTable> = {},
): Promise<LeadRow> {
  const next = leadTransition({ status: lead.status, isSpamReported: lead.is_spam_reported }, change)
  if (!next.ok) throw new Refusal(409, next.code)
  return saveLead(db, account, lead, { ...patch, status: next.status, is_spam_reported: next.isSpamReported })
}

/** Saves a changed lead with its computed values; the version increases if the state has changed. */
export async function saveLead(db: Db, account: Account, lead: LeadRow, patch: Updateable<LeadsTable>): Promise<LeadRow> {
  const patched = { ...lead, ...patch } as LeadRow
  const changed = { ...patched, closed_at: closedAt(lead, patched) }
  const stored = { ...storedState(changed, account.countryCode, lead.provider_time_zone), closed_at: changed.closed_at }
  const isOtherState = changed.status !== lead.status || changed.is_spam_reported !== lead.is_spam_reported
  const version = isOtherState ? lead.version + 1 : lead.version
  await updateLead(db, account.customerId, lead.id, { ...patch, ...stored, version })
  return { ...changed, ...stored, version }
}

/** Since when a changed lead is closed, from its state before. */
function closedAt(before: LeadRow, { status, is_spam_reported: isSpamReported, last_activity_at: at }: LeadRow): string | null {
  if (isLeadOpen({ status, isSpamReported })) return null
  return isLeadOpen({ status: before.status, isSpamReported: before.is_spam_reported }) ? at : before.closed_at
}

/** The time of the first answer, including this event (RESP-04). */
export function respondedAt({ first_response_at: before }: Pick<LeadFacts, 'first_response_at'>, event: ResponseEvent): string | null {
  const first = firstResponse(before === null ? null : Temporal.Instant.from(before), event)
  return first && instantText(first)
}
