import type { components } from '@vendor-panel/contract'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { CustomerSpacesTable } from './catalogs.tables.ts'

const columns = [
  'id',
  'provider_id',
  'name',
  'space_type',
  'kind',
  'meal_min',
  'meal_max',
  'cocktail_min',
  'cocktail_max',
  'version',
] as const

export type CustomerSpaceRow = Awaited<ReturnType<typeof findSpaces>>[number]

/** The spaces of these providers, in the order of their creation. */
export function findSpaces(db: Db, customerId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('customer_spaces')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', (eb) => eb.fn.any(eb.val([...providerIds])))
    .orderBy('id')
    .execute()
}

/** A space; `lock` locks it until the transaction ends. */
export function findSpace(db: Db, customerId: number, spaceId: number, lock: 'read' | 'lock'): Promise<CustomerSpaceRow | undefined> {
  return db
    .selectFrom('customer_spaces')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', spaceId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function insertSpace(db: Db, space: Insertable<CustomerSpacesTable>): Promise<number> {
  return (await db.insertInto('customer_spaces').values(space).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateSpace(db: Db, customerId: number, spaceId: number, patch: Updateable<CustomerSpacesTable>): Promise<void> {
  await db.updateTable('customer_spaces').set(patch).where('customer_id', '=', customerId).where('id', '=', spaceId).execute()
}

export async function deleteSpace(db: Db, customerId: number, spaceId: number): Promise<void> {
  await db.deleteFrom('customer_spaces').where('customer_id', '=', customerId).where('id', '=', spaceId).execute()
}

export type SpaceValues = Omit<components['schemas']['CustomerSpace'], 'id' | 'providerId'>

/** The fields of a space that can be written, named as in the contract and the rules. */
export function spaceValues(row: CustomerSpaceRow): SpaceValues {
  return {
    name: row.name,
    spaceType: row.space_type,
    kind: row.kind,
    mealMin: row.meal_min,
    mealMax: row.meal_max,
    cocktailMin: row.cocktail_min,
    cocktailMax: row.cocktail_max,
  }
}
