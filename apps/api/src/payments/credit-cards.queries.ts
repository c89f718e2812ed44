import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CreditCardsTable } from './payments.tables.ts'

export type CreditCardRow = Selectable<CreditCardsTable>

/** The saved cards, the primary one first, then the newest. */
export function findCards(db: Db, customerId: number): Promise<CreditCardRow[]> {
  return db
    .selectFrom('credit_cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The cards by age, locked: no other transaction adds or changes one until this one ends. */
export async function lockCards(db: Db, customerId: number): Promise<CreditCardRow[]> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  return db.selectFrom('credit_cards').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
}

export function findCard(db: Db, customerId: number, id: number): Promise<CreditCardRow | undefined> {
  return db.selectFrom('credit_cards').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
}

export function insertCard(db: Db, card: Insertable<CreditCardsTable>): Promise<CreditCardRow> {
  return db.insertInto('credit_cards').values(card).returningAll().executeTakeFirstOrThrow()
}

export function updateCard(db: Db, customerId: number, id: number, patch: Updateable<CreditCardsTable>): Promise<CreditCardRow> {
  return db
    .updateTable('credit_cards')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes no card primary, before another one becomes it. */
export async function clearPrimary(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('credit_cards')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .execute()
}

export async function deleteCard(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('credit_cards').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
