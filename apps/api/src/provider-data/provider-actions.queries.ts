import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { ProviderDataTables } from './provider-data.tables.ts'

type ActionsTable = ProviderDataTables['provider_actions']
export type ProviderActionRow = Selectable<ActionsTable>

/** The latest first. */
export function findProviderActions(db: Db, customerId: number, providerId: number, limit: number): Promise<ProviderActionRow[]> {
  return db
    .selectFrom('provider_actions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether the same request was sent since an instant. */
export async function hasProviderAction(
  db: Db,
  customerId: number,
  providerId: number,
  type: ProviderActionRow['type'],
  since: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('provider_actions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('type', '=', type)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function insertProviderAction(db: Db, action: Insertable<ActionsTable>): Promise<ProviderActionRow> {
  return db.insertInto('provider_actions').values(action).returningAll().executeTakeFirstOrThrow()
}
