import type { Db } from '../platform/db/kysely.ts'

/** The switchboard number of a provider (COMM-02). */
export function findRedirectNumber(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('redirect_numbers')
    .select(['number', 'is_active'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** The provider of a switchboard number, before a customer is set. */
export function findRedirectedProvider(db: Db, number: string) {
  return db.selectFrom('redirect_numbers').select(['customer_id', 'provider_id']).where('number', '=', number).executeTakeFirst()
}
