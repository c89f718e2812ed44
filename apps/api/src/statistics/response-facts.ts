import {
  averageResponse,
  responseTimeRule,
  responseWindow,
  type CoachedLead,
  type ResponseTimeRule,
  type SummedResponses,
} from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { findWaitingLeads, sumResponses, type WaitingLeadRow } from './statistics.queries.ts'

/** What the average of a provider is made of: the waiting couples with their names, all others as sums (RESP-07). */
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
  const sums = Map.groupBy(await sumResponses(db, customerId, measured, instantText(now)), (sum) => sum.provider_id)
  const leads = Map.groupBy(await findWaitingLeads(db, customerId, measured), (row) => row.provider_id)
  return new Map(
    measured.map(({ id, rule, since }) => {
      const sumOf = (isAnswered: boolean) => sums.get(id)?.find((sum) => sum.is_answered === isAnswered) ?? { count: 0, minutes: 0 }
      const summed = { answered: sumOf(true), closed: sumOf(false) }
      return [id, { rule, since, summed, leads: (leads.get(id) ?? []).map(waitingLead) }]
    }),
  )
}

export const averageOf = ({ leads, rule, summed }: ProviderResponses, now: Temporal.Instant) => averageResponse(leads, now, rule, summed)

const waitingLead = (row: WaitingLeadRow): ProviderResponses['leads'][number] => ({
  id: row.id,
  coupleName: row.couple_name,
  createdAt: instantOf(row.created_at),
  firstResponseAt: null,
})

// Ten times as fast as the polyfill's own parser, for some thousands of couples.
const instantOf = (text: string) => Temporal.Instant.fromEpochMilliseconds(Date.parse(text))

/** Tenths of a minute: anything finer is noise. */
export const roundedMinutes = (minutes: number) => Math.round(minutes * 10) / 10
