import { isAnonymousGroup } from '@vendor-panel/domain'
import { noCustomer } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { findReviewedProviders, replaceCategoryReviews, type CategoryReviewRow } from './category-reviews.queries.ts'
import { findCustomerIds } from './statistics.queries.ts'

interface Reviewed {
  customerId: number
  reviews: number
  stars: number
}

/**
 * The job that measures the reviews of each category of a country: the means over the providers that have any. Each account is read in a
 * transaction of its own, and only means in which no account can be singled out are stored (STAT-06).
 */
export async function measureCategoryReviews({ inCustomer }: Pick<JobTools, 'inCustomer'>): Promise<void> {
  const groups = new Map<string, Reviewed[]>()
  for (const customerId of await inCustomer(noCustomer, findCustomerIds))
    for (const { country_code, category_id, reviews, stars } of await inCustomer(customerId, (db) =>
      findReviewedProviders(db, customerId),
    )) {
      const key = `${country_code} ${category_id}`
      groups.set(key, [...(groups.get(key) ?? []), { customerId, reviews, stars }])
    }
  const means = [...groups].flatMap(([key, providers]): CategoryReviewRow[] => {
    const [country_code = '', category_id] = key.split(' ')
    const byAccount = Map.groupBy(providers, ({ customerId }) => customerId)
    if (!isAnonymousGroup([...byAccount.values()].map(({ length }) => length))) return []
    const mean = (name: 'reviews' | 'stars') => tenths(providers.reduce((sum, one) => sum + one[name], 0) / providers.length)
    return [
      {
        country_code,
        category_id: Number(category_id),
        mean_reviews: mean('reviews'),
        mean_stars: mean('stars'),
        providers: providers.length,
      },
    ]
  })
  await inCustomer(noCustomer, (db) => replaceCategoryReviews(db, means))
}

/** Anything finer is noise. */
export const tenths = (value: number): number => Math.round(value * 10) / 10
