import type { Db } from '../platform/db/kysely.ts'

/** The active subscription, else the one that ended last. */
export function findSubscription(db: Db, customerId: number) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'type', 'date_start as dateStart', 'date_end as dateEnd', 'auto_renew as autoRenew'])
    .where('customer_id', '=', customerId)
    .orderBy('date_end', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Extends the package of an account that has paid for these months; one that has ended, or none, starts on the day the payment was due. The
 * account is locked first: another payment extends the package after this one.
 */
export async function extendSubscription(db: Db, customerId: number, { from, months }: { from: string; months: number }): Promise<void> {
  // Not `for update`: a row that this transaction has inserted already holds a key lock of the account.
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const start = Temporal.PlainDate.from(from)
  const last = await findSubscription(db, customerId)
  const lastEnd = last && Temporal.PlainDate.from(last.dateEnd)
  const isRunning = lastEnd !== undefined && Temporal.PlainDate.compare(lastEnd.add({ days: 1 }), start) >= 0
  const dateEnd = (isRunning ? lastEnd.add({ days: 1 }) : start).add({ months }).subtract({ days: 1 }).toString()
  if (isRunning)
    await db
      .updateTable('subscriptions')
      .set({ date_end: dateEnd })
      .where('customer_id', '=', customerId)
      .where('id', '=', last!.id)
      .execute()
  else
    await db
      .insertInto('subscriptions')
      .values({ customer_id: customerId, type: 'subscription', date_start: from, date_end: dateEnd, auto_renew: true })
      .execute()
  await db.updateTable('customers').set({ is_paid: true }).where('id', '=', customerId).execute()
}
