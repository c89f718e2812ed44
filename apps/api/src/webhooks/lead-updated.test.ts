import { sql, type RawBuilder } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, signIn, newLead, db } = await openWorld()

const eventCount = async () => (await db.selectFrom('webhook_deliveries').select('id').where('type', '=', 'lead.updated').execute()).length
/** The number of events that a change of the table sends, in a transaction of its own. */
async function eventsOf(change: RawBuilder<unknown>): Promise<number> {
  const before = await eventCount()
  await change.execute(db)
  return (await eventCount()) - before
}

it('lead.updated is sent for a column of what only the vendor enters that a later migration adds', async () => {
  const mara = await signIn('mara')
  await ok('createWebhook', { as: mara, body: { url: 'https://crm.example.com/hook', events: ['lead.updated'] } })
  const [provider] = (await ok('listProviders', { as: mara })).data
  const leadId = await newLead(provider!.id, { ...reachable, message: 'Hello' })
  await sql`alter table lead_details add later text`.execute(db)
  const add = sql`insert into lead_details (customer_id, lead_id, updated_at, later)
    select customer_id, id, created_at, 'at noon' from leads where id = ${leadId}`
  expect(await eventsOf(add)).toBe(1)
  expect(await eventsOf(sql`update lead_details set later = 'at night' where lead_id = ${leadId}`)).toBe(1)
  expect(await eventsOf(sql`update lead_details set version = version + 1 where lead_id = ${leadId}`)).toBe(0)
})
