import { sql } from 'kysely'
import { Refusal, type FieldRefusal } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'

/** Refuses an order that does not name each of the present ids once (GAL-02, PROV-14, PROV-15). */
export function requireWholeOrder(wanted: readonly number[], present: readonly number[]): void {
  const problems: FieldRefusal[] = wanted.flatMap((id, place) =>
    !present.includes(id) || wanted.indexOf(id) < place ? [{ path: `ids[${place}]`, code: 'not_allowed' }] : [],
  )
  if (problems.length === 0 && wanted.length < present.length)
    problems.push({ path: 'ids', code: 'too_few', params: { min: present.length } })
  if (problems.length > 0) throw new Refusal(422, 'invalid', { errors: problems })
}

/** Gives rows their places in this order, all in one statement. */
export async function writeOrder(
  db: Db,
  customerId: number,
  table: 'provider_items' | 'provider_item_images' | 'related_providers',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} moved set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where moved.customer_id = ${customerId} and moved.id = wanted.id`.execute(db)
}
