import type { Selectable, Updateable } from 'kysely'
import type { CustomerUserTables } from './customer-users.tables.ts'
import type { Db } from '../platform/db/kysely.ts'

type LinksTable = CustomerUserTables['customer_user_providers']
export type LinkRow = Selectable<LinksTable> & { provider_name: string }

function links(db: Db, customerId: number) {
  return db
    .selectFrom('customer_user_providers as link')
    .innerJoin('providers', (join) =>
      join.onRef('providers.customer_id', '=', 'link.customer_id').onRef('providers.id', '=', 'link.provider_id'),
    )
    .selectAll('link')
    .select('providers.name as provider_name')
    .where('link.customer_id', '=', customerId)
}

/** The links of these users, oldest first. */
export function findLinks(db: Db, customerId: number, customerUserIds: number[]): Promise<LinkRow[]> {
  return links(db, customerId)
    .where('link.customer_user_id', '=', (of) => of.fn.any(of.val(customerUserIds)))
    .orderBy('link.id')
    .execute()
}

export function findLink(db: Db, customerId: number, linkId: number): Promise<LinkRow | undefined> {
  return links(db, customerId).where('link.id', '=', linkId).executeTakeFirst()
}

export function findLinkToProvider(db: Db, customerId: number, customerUserId: number, providerId: number): Promise<LinkRow | undefined> {
  return links(db, customerId)
    .where('link.customer_user_id', '=', customerUserId)
    .where('link.provider_id', '=', providerId)
    .executeTakeFirst()
}

/** Whether the account has a provider of this id. */
export async function hasProvider(db: Db, customerId: number, providerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('providers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .executeTakeFirst()
  return found !== undefined
}

/** Links a user to a provider; undefined if the link already exists. */
export async function insertLink(
  db: Db,
  link: Pick<
    LinkRow,
    'customer_id' | 'customer_user_id' | 'provider_id' | 'can_receive_leads' | 'can_receive_leads_sms' | 'show_as_contact'
  >,
): Promise<number | undefined> {
  const made = await db
    .insertInto('customer_user_providers')
    .values(link)
    .onConflict((conflict) => conflict.columns(['customer_id', 'customer_user_id', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function updateLink(db: Db, customerId: number, linkId: number, patch: Updateable<LinksTable>): Promise<void> {
  await db.updateTable('customer_user_providers').set(patch).where('customer_id', '=', customerId).where('id', '=', linkId).execute()
}

export async function deleteLink(db: Db, customerId: number, linkId: number): Promise<void> {
  await db.deleteFrom('customer_user_providers').where('customer_id', '=', customerId).where('id', '=', linkId).execute()
}
