import type { Db } from '../platform/db/kysely.ts'

/** The active users of an account: whether they manage it, and their link to the provider. */
export function findUsersOfProvider(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('customer_users as user')
    .leftJoin('customer_user_providers as link', (join) =>
      join
        .onRef('link.customer_id', '=', 'user.customer_id')
        .onRef('link.customer_user_id', '=', 'user.id')
        .on('link.provider_id', '=', providerId),
    )
    .select(['user.id', 'user.can_manage', 'link.id as link_id'])
    .where('user.customer_id', '=', customerId)
    .where('user.status', '=', 'active')
}
