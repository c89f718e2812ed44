import {
  averageResponse,
  isLeadOpen,
  responseTimeRule,
  responseWindow,
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

interface MeasuredAccount {
  customerId: number
  countryCode: string
}

interface MeasuredProvider {
  id: number
  time_zone: string
}

export async function providerResponses(
  db: Db,
  account: MeasuredAccount,
  provider: MeasuredProvider,
  now: Temporal.Instant,
): Promise<ProviderResponses> {
  const responses = await responsesOf(db, account, [provider], now)
  return responses.get(provider.id)!
}

/** Those of several providers, by id: with as many queries as for one. */
export async function responsesOf(
  db: Db,
  { customerId, countryCode }: MeasuredAccount,
  providers: readonly MeasuredProvider[],
  now: Temporal.Instant,
): Promise<Map<number, ProviderResponses>> {
  const measured = providers.map(({ id, time_zone: timeZone }) => {
    const rule = responseTimeRule(countryCode, timeZone)
    const { since, from } = responseWindow(now, rule)
    return { id, rule, since, from: from.toString() }
  })
  const sums = new Map((await sumResponses(db, customerId, measured, instantText(now))).map((sum) => [sum.provider_id, sum]))
  const leads = Map.groupBy(await findUnansweredLeads(db, customerId, measured), (row) => row.provider_id)
  return new Map(
    measured.map(({ id, rule, since }) => {
      const { count, minutes } = sums.get(id) ?? { count: 0, minutes: 0 }
      return [id, { rule, since, summed: { count, minutes }, leads: (leads.get(id) ?? []).map(responseFacts) }]
    }),
  )
}

export const averageOf = ({ leads, rule, summed }: ProviderResponses, now: Temporal.Instant) => averageResponse(leads, now, rule, summed)

/** The data of a couple for the average; one closed without an answer has waited until it was closed (RESP-07). */
function responseFacts(row: UnansweredLeadRow): ProviderResponses['leads'][number] {
  const isClosed = !isLeadOpen({ status: row.status, isSpamReported: row.is_spam_reported })
  return {
    id: row.id,
    coupleName: row.couple_name,
    createdAt: instantOf(row.created_at),
    firstResponseAt: null,
    closedAt: isClosed && row.last_closed_at !== null ? instantOf(row.last_closed_at) : null,
  }
}

// Ten times as fast as the polyfill's own parser, for some thousands of couples.
const instantOf = (text: string) => Temporal.Instant.fromEpochMilliseconds(Date.parse(text))

/** Tenths of a minute: anything finer is noise. */
export const roundedMinutes = (minutes: number) => Math.round(minutes * 10) / 10
