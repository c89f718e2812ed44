import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerUserTables } from './customer-users.tables.ts'

type VerificationsTable = CustomerUserTables['contact_verifications']

/** Creates a verification; the one before it becomes invalid. */
export async function replaceVerification(db: Db, verification: Insertable<VerificationsTable>): Promise<void> {
  await db
    .deleteFrom('contact_verifications')
    .where('customer_id', '=', verification.customer_id)
    .where('contact_id', '=', verification.contact_id)
    .execute()
  await db.insertInto('contact_verifications').values(verification).execute()
}

/** The customer of a key that is still valid; a directory lookup. */
export function findVerification(db: Db, keyHash: string, now: string) {
  return db
    .selectFrom('contact_verifications')
    .select('customer_id')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Locks a verification, so that it is used once and its tries are counted one after the other. */
export function lockVerification(db: Db, customerId: number, keyHash: string): Promise<Selectable<VerificationsTable> | undefined> {
  return db
    .selectFrom('contact_verifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key_hash', '=', keyHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function countWrongCode(db: Db, customerId: number, keyHash: string): Promise<void> {
  await db
    .updateTable('contact_verifications')
    .set({ tries: sql`tries + 1` })
    .where('customer_id', '=', customerId)
    .where('key_hash', '=', keyHash)
    .execute()
}

export async function deleteVerification(db: Db, customerId: number, contactId: number): Promise<void> {
  await db.deleteFrom('contact_verifications').where('customer_id', '=', customerId).where('contact_id', '=', contactId).execute()
}
