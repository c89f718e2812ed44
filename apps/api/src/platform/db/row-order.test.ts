import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { writeOrder } from './row-order.queries.ts'

const { db } = await openWorld()

it('an order of any length is written in one statement, within one account', async () => {
  const relations = await db.selectFrom('related_providers').select(['customer_id', 'id']).orderBy('id').execute()
  const customerId = relations[0]!.customer_id
  const ids = relations.map(({ id }) => id).toReversed()
  expect(ids.length).toBeGreaterThan(2)
  await sql`create table statements (made integer)`.execute(db)
  await sql`create function note_statement() returns trigger language plpgsql as $$ begin insert into statements values (1); return null; end $$`.execute(
    db,
  )
  await sql`create trigger note_statement after update on related_providers for each statement execute function note_statement()`.execute(
    db,
  )
  const before = await db.selectFrom('related_providers').select(['id', 'position']).where('customer_id', '<>', customerId).execute()
  await writeOrder(db, customerId, 'related_providers', ids)
  const after = await db.selectFrom('related_providers').select('id').where('customer_id', '=', customerId).orderBy('position').execute()
  const own = relations.flatMap((row) => (row.customer_id === customerId ? [row.id] : []))
  expect(after.map(({ id }) => id)).toEqual(own.toReversed())
  expect(await db.selectFrom('related_providers').select(['id', 'position']).where('customer_id', '<>', customerId).execute()).toEqual(
    before,
  )
  expect((await sql`select made from statements`.execute(db)).rows).toHaveLength(1)
})
