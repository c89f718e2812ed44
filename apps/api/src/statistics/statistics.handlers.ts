import type { components } from '@vendor-panel/contract'
import type { ResponseGroup } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { openProvider } from '../providers/provider-access.ts'
import { averageOf, providerResponses, roundedMinutes } from './response-facts.ts'
import { findCategoryResponses, type CategoryResponseRow } from './statistics.queries.ts'

export const statisticsHandlers: Handlers<'getProviderResponseTime'> = {
  async getProviderResponseTime(context, { path }) {
    const { db, user, now } = context
    const provider = await openProvider(context, path.providerId, 'statistics', 'read')
    const responses = await providerResponses(db, user, provider, now())
    const { meanMinutes, ...groups } = averageOf(responses, now())
    const [answered, closed, open] = [roundedGroup(groups.answered), roundedGroup(groups.closed), roundedGroup(groups.open)]
    const own = { meanMinutes: meanMinutes === null ? null : roundedMinutes(meanMinutes), answered, closed, open }
    const [average] = await findCategoryResponses(db, user.countryCode, [provider.category_id])
    const { rule, since } = responses
    return { status: 200, body: { data: { ...own, targetMinutes: rule.targetMinutes, category: categoryResponse(average), since } } }
  },
}

export const categoryResponse = (row: CategoryResponseRow | undefined): components['schemas']['CategoryResponse'] | null =>
  row ? { meanMinutes: row.mean_minutes, providers: row.providers } : null

function roundedGroup({ count, meanMinutes }: ResponseGroup): components['schemas']['ResponseGroup'] {
  return { count, meanMinutes: meanMinutes === null ? null : roundedMinutes(meanMinutes) }
}
