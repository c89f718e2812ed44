import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderDataTables, ProviderTexts } from './provider-data.tables.ts'

export type ProviderDataRow = Selectable<ProviderDataTables['provider_data']>

export function findProviderData(db: Db, customerId: number, providerId: number): Promise<ProviderDataRow | undefined> {
  return db
    .selectFrom('provider_data')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** The texts of a provider, locked until the transaction ends; the first change creates their row. */
export async function lockProviderData(db: Db, customerId: number, providerId: number): Promise<ProviderDataRow> {
  await db
    .insertInto('provider_data')
    .values({ customer_id: customerId, provider_id: providerId })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider_id']).doNothing())
    .execute()
  return db
    .selectFrom('provider_data')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes texts, and raises their version. */
export function saveProviderData(
  db: Db,
  customerId: number,
  providerId: number,
  texts: { published?: ProviderTexts; drafts?: ProviderTexts },
): Promise<ProviderDataRow> {
  const { published, drafts } = texts
  return db
    .updateTable('provider_data')
    .set({
      ...(published && { published: JSON.stringify(published) }),
      ...(drafts && { drafts: JSON.stringify(drafts) }),
      version: sql`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
