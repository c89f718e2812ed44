import { categoryAverage, isAnonymousGroup, type ResponseGroup } from '@vendor-panel/domain'
import { noCustomer } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { averageOf, responsesOf, roundedMinutes } from './response-facts.ts'
import { findCustomerIds, findMeasuredProviders, replaceCategoryResponses, type CategoryResponseRow } from './statistics.queries.ts'

/**
 * The job that measures the average response time of each category of a country. A request sees one account only; here each account is read
 * in a transaction of its own, and only averages that identify no account are stored (RESP-07).
 */
export async function measureCategories({ inCustomer, now }: Pick<JobTools, 'inCustomer' | 'now'>): Promise<void> {
  const at = now()
  const categories = new Map<string, { countryCode: string; categoryId: number; providers: (ResponseGroup & { customerId: number })[] }>()
  for (const customerId of await inCustomer(noCustomer, findCustomerIds))
    await inCustomer(customerId, async (db) => {
      const providers = await findMeasuredProviders(db, customerId)
      const [first] = providers
      if (!first) return
      const { country_code: countryCode } = first
      const responses = await responsesOf(db, { customerId, countryCode }, providers, at)
      for (const { id, category_id: categoryId } of providers) {
        const { meanMinutes, answered, closed, open } = averageOf(responses.get(id)!, at)
        const key = `${countryCode} ${categoryId}`
        const category = categories.get(key) ?? { countryCode, categoryId, providers: [] }
        category.providers.push({ customerId, count: answered.count + closed.count + open.count, meanMinutes })
        categories.set(key, category)
      }
    })
  const averages = [...categories.values()].flatMap(({ countryCode, categoryId, providers }): CategoryResponseRow[] => {
    const meanMinutes = categoryAverage(providers)
    const asked = providers.filter(({ count }) => count > 0)
    const byAccount = Map.groupBy(asked, ({ customerId }) => customerId)
    return meanMinutes === null || !isAnonymousGroup([...byAccount.values()].map(({ length }) => length))
      ? []
      : [{ country_code: countryCode, category_id: categoryId, mean_minutes: roundedMinutes(meanMinutes), providers: asked.length }]
  })
  await inCustomer(noCustomer, (db) => replaceCategoryResponses(db, averages))
}
