import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerTables } from './customers.tables.ts'

type AccountsTable = CustomerTables['customer_accounts']
type DocumentsTable = CustomerTables['customer_account_documents']
export type AccountRow = Selectable<AccountsTable>
export type DocumentRow = Selectable<DocumentsTable>

export function findAccounts(db: Db, customerId: number): Promise<AccountRow[]> {
  return db
    .selectFrom('customer_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findAccount(db: Db, customerId: number, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('customer_accounts').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst()
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

/** The pending application with this id, or the one that has waited longest, locked until the transaction ends. */
export function lockPendingAccount(db: Db, customerId: number, id: number | undefined): Promise<AccountRow | undefined> {
  return db
    .selectFrom('customer_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('merchant_status', '=', 'pending')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('applied_at')
    .orderBy('id')
    .limit(1)
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
    .set({ ...patch, version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The decision on an application; it does not change the version, which is that of the fields. */
export function decideAccount(
  db: Db,
  customerId: number,
  id: number,
  decision: Pick<AccountRow, 'merchant_status' | 'reject_reason'>,
): Promise<AccountRow> {
  return db
    .updateTable('customer_accounts')
    .set(decision)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteAccount(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('customer_accounts').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** The documents of applications, in the order in which they were added. */
export function findAccountDocuments(db: Db, customerId: number, accountIds: readonly number[]): Promise<DocumentRow[]> {
  return db
    .selectFrom('customer_account_documents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_account_id', '=', (of) => of.fn.any(of.val(accountIds)))
    .orderBy('id')
    .execute()
}

export function insertAccountDocument(db: Db, document: Insertable<DocumentsTable>): Promise<DocumentRow> {
  return db.insertInto('customer_account_documents').values(document).returningAll().executeTakeFirstOrThrow()
}

export async function deleteAccountDocument(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('customer_account_documents').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
