import {
  averageResponse,
  isLeadOpen,
  responseTimeRule,
  sixMonthRange,
  type CoachedLead,
  type ResponseTimeRule,
  type SummedResponses,
} from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { findUnansweredLeads, sumResponses, type UnansweredLeadRow } from './statistics.queries.ts'

/** What the average of a provider is made of: answered couples as a sum, all others with their names (RESP-07). */
export interface ProviderResponses {
  rule: ResponseTimeRule
  /** First day of the six months. */
  since: string
  summed: SummedResponses
  leads: (CoachedLead & { coupleName: string })[]
}

interface MeasuredProvider {
  customerId: number
  countryCode: string
  id: number
  timeZone: string
}

export async function providerResponses(
  db: Db,
  { customerId, countryCode, id, timeZone }: MeasuredProvider,
  now: Temporal.Instant,
): Promise<ProviderResponses> {
  const rule = responseTimeRule(countryCode, timeZone)
  const since = sixMonthRange(now, rule.timeZone).createdAtStart
  const from = Temporal.PlainDate.from(since).toZonedDateTime(rule.timeZone).toInstant().toString()
  const summed = await sumResponses(db, customerId, id, from, instantText(now))
  const rows = await findUnansweredLeads(db, customerId, id, from)
  return { rule, since, summed, leads: rows.map(responseFacts) }
}

export const averageOf = ({ leads, rule, summed }: ProviderResponses, now: Temporal.Instant) => averageResponse(leads, now, rule, summed)

/** The data of a couple for the average; one closed without an answer has waited until it was closed (RESP-07). */
function responseFacts(row: UnansweredLeadRow): ProviderResponses['leads'][number] {
  const isClosed = !isLeadOpen({ status: row.status, isSpamReported: row.is_spam_reported })
  return {
    id: row.id,
    coupleName: row.couple_name,
    createdAt: Temporal.Instant.from(row.created_at),
    firstResponseAt: null,
    closedAt: isClosed && row.last_closed_at !== null ? Temporal.Instant.from(row.last_closed_at) : null,
  }
}

/** Tenths of a minute: anything finer is noise. */
export const roundedMinutes = (minutes: number) => Math.round(minutes * 10) / 10
