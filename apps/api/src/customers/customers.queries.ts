import type { components } from '@vendor-panel/contract'
import type { Updateable } from 'kysely'
import type { CustomerTables } from './customers.tables.ts'
import type { Db } from '../platform/db/kysely.ts'

type Schemas = components['schemas']

export async function findCustomer(db: Db, customerId: number): Promise<Schemas['Customer']> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    isPaid: row.is_paid,
    crmStatus: row.crm_status,
    accountManager: row.account_manager_email === null ? null : { email: row.account_manager_email },
    countryCode: row.country_code,
    timeZone: row.time_zone,
    currency: row.currency,
    companyType: row.company_type,
    companyExtension: row.company_extension,
    taxNumber: row.tax_number,
    address: row.address,
  }
}

export async function updateCustomer(db: Db, customerId: number, patch: Updateable<CustomerTables['customers']>): Promise<void> {
  await db.updateTable('customers').set(patch).where('id', '=', customerId).execute()
}

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

/** Extends the package of an account that has paid for these months; one that has ended, or none, starts on the day the payment was due. */
export async function extendSubscription(db: Db, customerId: number, { from, months }: { from: string; months: number }): Promise<void> {
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
  await updateCustomer(db, customerId, { is_paid: true })
}

export async function insertCustomerAction(
  db: Db,
  action: {
    customer_id: number
    customer_user_id: number
    type: Schemas['CustomerActionType']
    kind: Schemas['UpgradeKind'] | null
    provider_id: number | null
    note: string | null
    created_at: string
  },
): Promise<number> {
  return (await db.insertInto('customer_actions').values(action).returning('id').executeTakeFirstOrThrow()).id
}
