import type { Db } from '../platform/db/kysely.ts'
import type { ProviderPage } from './provider-access.ts'

/** The permissions of a user on the pages of a provider, if they are less than writing. */
export function findPageAccess(db: Db, customerId: number, customerUserId: number, providerId: number) {
  return db
    .selectFrom('provider_page_access')
    .select(['page', 'access'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('provider_id', '=', providerId)
    .execute()
}

/** The providers with a page that is closed to the user. */
export async function findClosedProviderIds(db: Db, customerId: number, customerUserId: number, page: ProviderPage): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_page_access')
    .select('provider_id')
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('page', '=', page)
    .where('access', '=', 'none')
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/** The permissions of a user on one page, by provider, if they are less than writing. */
export function findAccessToPage(db: Db, customerId: number, customerUserId: number, page: ProviderPage) {
  return db
    .selectFrom('provider_page_access')
    .select(['provider_id', 'access'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('page', '=', page)
    .execute()
}
