import type { components } from '@vendor-panel/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerUserTables } from './customer-users.tables.ts'

type ContactsTable = CustomerUserTables['contacts']
export type ContactRow = Selectable<ContactsTable>
export type ContactKind = 'email' | 'phone'

/** An e-mail address, or a number: mobile or not. */
export const contactKind = (type: components['schemas']['ContactType']): ContactKind => (type === 'email' ? 'email' : 'phone')

/** The contacts of these users, the main ones first. */
export function findContacts(db: Db, customerId: number, customerUserIds: number[]): Promise<ContactRow[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', (of) => of.fn.any(of.val(customerUserIds)))
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute()
}

export function findContact(db: Db, customerId: number, customerUserId: number, contactId: number): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', customerUserId)
    .where('id', '=', contactId)
    .executeTakeFirst()
}

/** Adds a contact; undefined if the user already has it. */
export function insertContact(db: Db, contact: Insertable<ContactsTable>): Promise<ContactRow | undefined> {
  return db
    .insertInto('contacts')
    .values(contact)
    .onConflict((conflict) => conflict.columns(['customer_id', 'customer_user_id', 'value']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateContact(db: Db, customerId: number, contactId: number, patch: Updateable<ContactsTable>): Promise<ContactRow> {
  return db
    .updateTable('contacts')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', contactId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteContact(db: Db, customerId: number, contactId: number): Promise<void> {
  await db.deleteFrom('contacts').where('customer_id', '=', customerId).where('id', '=', contactId).execute()
}
