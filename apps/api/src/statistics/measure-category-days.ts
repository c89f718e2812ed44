import { isAnonymousGroup, statisticsDaysMax } from '@vendor-panel/domain'
import { noCustomer } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import {
  findFigureDays,
  findLastCategoryDay,
  findListedProviders,
  replaceCategoryDays,
  type CategoryDayRow,
} from './category-days.queries.ts'
import { findCustomerIds } from './statistics.queries.ts'

/** Visits are reported for two days, and a day begins up to 14 hours earlier elsewhere. */
const openDays = 4

/** The figures of a group of providers on one day. */
interface GroupDay {
  /** How many providers each account has in it. */
  providersByAccount: Map<number, number>
  visits: number
  leads: number
}

/**
 * The job that sums the visits and requests of each category of a country, by day. Each account is read in a transaction of its own, and only
 * days on which no account can be singled out are stored (STAT-06). Earlier days are stored already: their groups stay those of their time.
 */
export async function measureCategoryDays({ inCustomer, now }: Pick<JobTools, 'inCustomer' | 'now'>): Promise<void> {
  const today = now().toZonedDateTimeISO('UTC').toPlainDate()
  const last = await inCustomer(noCustomer, findLastCategoryDay)
  const since = last === null ? today.subtract({ days: statisticsDaysMax }) : Temporal.PlainDate.from(last).subtract({ days: openDays })
  const groups = new Map<string, Map<string, GroupDay>>()
  for (const customerId of await inCustomer(noCustomer, findCustomerIds))
    await inCustomer(customerId, async (db) => {
      const figures = Map.groupBy(await findFigureDays(db, customerId, since.toString()), ({ provider_id }) => provider_id)
      for (const { id, category_id, country_code, first_day } of await findListedProviders(db, customerId)) {
        const key = `${country_code} ${category_id}`
        const days = groups.get(key) ?? new Map<string, GroupDay>()
        groups.set(key, days)
        const first = Temporal.PlainDate.from(first_day)
        const start = Temporal.PlainDate.compare(first, since) > 0 ? first : since
        const byDay = new Map((figures.get(id) ?? []).map((row) => [row.day, row]))
        for (let day = start; Temporal.PlainDate.compare(day, today) <= 0; day = day.add({ days: 1 }))
          addProvider(days, day.toString(), customerId, byDay.get(day.toString()))
      }
    })
  await inCustomer(noCustomer, (db) => replaceCategoryDays(db, since.toString(), storedDays(groups)))
}

function addProvider(
  days: Map<string, GroupDay>,
  day: string,
  customerId: number,
  figures: { visits: number; leads: number } | undefined,
): void {
  const sum = days.get(day) ?? { providersByAccount: new Map<number, number>(), visits: 0, leads: 0 }
  sum.providersByAccount.set(customerId, (sum.providersByAccount.get(customerId) ?? 0) + 1)
  sum.visits += figures?.visits ?? 0
  sum.leads += figures?.leads ?? 0
  days.set(day, sum)
}

function storedDays(groups: ReadonlyMap<string, ReadonlyMap<string, GroupDay>>): CategoryDayRow[] {
  return [...groups].flatMap(([key, days]) => {
    const [country_code = '', category_id] = key.split(' ')
    return [...days].flatMap(([day, { providersByAccount, visits, leads }]): CategoryDayRow[] => {
      const counts = [...providersByAccount.values()]
      const providers = counts.reduce((sum, count) => sum + count, 0)
      return isAnonymousGroup(counts) ? [{ country_code, category_id: Number(category_id), day, providers, visits, leads }] : []
    })
  })
}
