import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerTables } from './customers.tables.ts'

type AccountsTable = CustomerTables['customer_accounts']
export type AccountRow = Selectable<AccountsTable>

export function findAccounts(db: Db, customerId: number): Promise<AccountRow[]> {
  return db
    .selectFrom('customer_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function lockAccount(db: Db, customerId: number, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('customer_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another account of the customer has this number. */
export async function hasSameAccount(
  db: Db,
  customerId: number,
  { iban, account_number }: Pick<AccountRow, 'iban' | 'account_number'>,
  exceptId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('customer_accounts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '<>', exceptId)
    .where((of) => of.or([of('iban', '=', iban), of('account_number', '=', account_number)]))
    .executeTakeFirst()
  return found !== undefined
}

export function insertAccount(db: Db, account: Insertable<AccountsTable>): Promise<AccountRow> {
  return db.insertInto('customer_accounts').values(account).returningAll().executeTakeFirstOrThrow()
}

export function updateAccount(db: Db, customerId: number, id: number, patch: Updateable<AccountsTable>): Promise<AccountRow> {
  return db
    .updateTable('customer_accounts')
    .set(patch)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteAccount(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('customer_accounts').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
