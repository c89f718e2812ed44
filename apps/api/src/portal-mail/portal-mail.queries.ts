import { sql } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ForwardingAddressesTable } from './portal-mail.tables.ts'

export async function findForwardingSecret(db: Db, customerId: number, providerId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('forwarding_addresses')
    .select('secret')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return found?.secret
}

/** Makes an address in place of an earlier one. */
export async function replaceForwardingSecret(db: Db, row: ForwardingAddressesTable): Promise<void> {
  await db
    .deleteFrom('forwarding_addresses')
    .where('customer_id', '=', row.customer_id)
    .where('provider_id', '=', row.provider_id)
    .execute()
  await db.insertInto('forwarding_addresses').values(row).execute()
}

export function findForwardedProvider(db: Db, secret: string) {
  return db.selectFrom('forwarding_addresses').select(['customer_id', 'provider_id']).where('secret', '=', secret).executeTakeFirst()
}

/** The newest couple of a provider with this e-mail address or phone number. */
export async function findLeadByContact(
  db: Db,
  customerId: number,
  providerId: number,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where((of) => of.or([of(sql<string>`lower(email)`, '=', email?.toLowerCase() ?? null), of('phone', '=', phone)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
