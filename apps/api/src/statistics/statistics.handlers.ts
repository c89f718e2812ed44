import type { components } from '@vendor-panel/contract'
import { averageResponse, isLeadOpen, responseTimeRule, sixMonthRange, type ResponseFacts } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { openProvider } from '../providers/provider-access.ts'
import { instantText } from '../platform/clock.ts'
import { findUnansweredLeads, sumResponses, type UnansweredLeadRow } from './statistics.queries.ts'

export const statisticsHandlers: Handlers<'getProviderResponseTime'> = {
  async getProviderResponseTime(context, { path }) {
    const { db, user, now } = context
    const provider = await openProvider(context, path.providerId, 'statistics', 'read')
    const rule = responseTimeRule(user.countryCode, provider.time_zone)
    const since = sixMonthRange(now(), rule.timeZone).createdAtStart
    const from = Temporal.PlainDate.from(since).toZonedDateTime(rule.timeZone).toInstant().toString()
    const summed = await sumResponses(db, user.customerId, provider.id, from, instantText(now()))
    const leads = await findUnansweredLeads(db, user.customerId, provider.id, from)
    const { meanMinutes, ...groups } = averageResponse(leads.map(responseFacts), now(), rule, summed)
    const [answered, closed, open] = [roundedGroup(groups.answered), roundedGroup(groups.closed), roundedGroup(groups.open)]
    const own = { meanMinutes: rounded(meanMinutes), answered, closed, open }
    // The figures of a category span accounts, which a request must not read: a job will compute them.
    return { status: 200, body: { data: { ...own, targetMinutes: rule.targetMinutes, category: null, since } } }
  },
}

/** The data of a couple for the average; one closed without an answer has waited until it was closed (RESP-07). */
function responseFacts(row: UnansweredLeadRow): ResponseFacts {
  const isClosed = !isLeadOpen({ status: row.status, isSpamReported: row.is_spam_reported })
  return {
    createdAt: Temporal.Instant.from(row.created_at),
    firstResponseAt: null,
    closedAt: isClosed && row.last_closed_at !== null ? Temporal.Instant.from(row.last_closed_at) : null,
  }
}

/** Tenths of a minute: anything finer is noise. */
const rounded = (minutes: number | null) => (minutes === null ? null : Math.round(minutes * 10) / 10)

function roundedGroup({ count, meanMinutes }: { count: number; meanMinutes: number | null }): components['schemas']['ResponseGroup'] {
  return { count, meanMinutes: rounded(meanMinutes) }
}
