import { allProvidersId } from '@vendor-panel/domain'
import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'

/** Announces a change of a provider's page to every user who may see the provider, when this transaction commits. */
export async function announceProviderPage(db: Db, customerId: number, providerId: number): Promise<void> {
  await sql`
    select pg_notify('provider_pages', concat_ws(':', reader.customer_id, reader.id, ${providerId}::bigint))
    from customer_users reader
    left join customer_user_providers link on link.customer_id = ${customerId} and link.customer_user_id = reader.id
      and link.provider_id = ${providerId}
    where reader.customer_id = ${customerId} and reader.status = 'active' and (reader.can_manage or link.id is not null)`.execute(db)
}

/** Announces a change of the whole account, such as its package, to each of its users, when this transaction commits. */
export async function announceAccount(db: Db, customerId: number): Promise<void> {
  await sql`
    select pg_notify('provider_pages', concat_ws(':', customer_id, id, ${allProvidersId}::bigint))
    from customer_users where customer_id = ${customerId} and status = 'active'`.execute(db)
}
