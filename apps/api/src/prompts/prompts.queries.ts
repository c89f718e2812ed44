import type { VendorUser } from '../contract/context.ts'
import type { Db } from '../db/kysely.ts'

/** How many prompts are open for this user: those of the account, and those of the providers the user sees. */
export async function countOpenPrompts(db: Db, { customerId, providerIds }: VendorUser): Promise<{ todo: number; notification: number }> {
  const rows = await db
    .selectFrom('prompts')
    .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', '=', customerId)
    .where('completed_at', 'is', null)
    .$if(providerIds !== 'all', (query) =>
      query.where((eb) => eb.or([eb('provider_id', 'is', null), eb('provider_id', '=', eb.fn.any(eb.val(providerIds as number[])))])),
    )
    .groupBy('type')
    .execute()
  const counts = { todo: 0, notification: 0 }
  for (const { type, count } of rows) counts[type] = count
  return counts
}
