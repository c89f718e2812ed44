import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { noCustomer } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { keptFrom } from './page-event-window.ts'
import { countAdDays, countVisitDays, deletePageEvents, findCustomersToCount, takeUncountedDays } from './page-events.queries.ts'

/** The job that counts visits and advertising by day, from the events that the website has reported (STAT-06, STAT-08). */
export async function countPageDays({ inCustomer, now }: Pick<JobTools, 'inCustomer' | 'now'>): Promise<void> {
  const before = instantText(keptFrom(now()))
  for (const customerId of await inCustomer(noCustomer, (db) => findCustomersToCount(db, before)))
    await inCustomer(customerId, async (db) => {
      await countCustomerDays(db, customerId)
      await deletePageEvents(db, customerId, before)
    })
}

/** Counts the uncounted days of one customer; a second run counts the same. */
export async function countCustomerDays(db: Db, customerId: number): Promise<void> {
  const days = await takeUncountedDays(db, customerId)
  if (days.length === 0) return
  await countVisitDays(db, customerId, days)
  await countAdDays(db, customerId, days)
}
