import { afterAll, describe, expect, it } from 'vitest'
import { ownerPool } from '../src/platform/db/pool.ts'
import { tenantTables, unfencedTables, watchStatements } from './first-fence.ts'
import { openWorld } from './world.ts'

const { connection } = await openWorld()
const pool = ownerPool(connection)
const client = await pool.connect()
afterAll(async () => {
  client.release()
  await pool.end()
})

describe('a statement', () => {
  it.each([
    'select * from leads where customer_id = $1',
    'select * from leads where $1 = customer_id and id = any($2::bigint[])',
    'select * from leads where (customer_id = $1 and is_read) or (customer_id = $1 and id = $2)',
    'select * from customers where id = $1',
    'select * from leads l join providers p on p.customer_id = l.customer_id and p.id = l.provider_id where l.customer_id = $1',
    'select * from leads l left join customer_users u on u.customer_id = l.customer_id and u.id = l.id where l.customer_id = $1',
    'select (select max(at) from lead_histories h where h.customer_id = l.customer_id and h.lead_id = l.id) from leads l where customer_id = $1',
    'select count(*) from (select * from leads where customer_id = $1 order by id limit 5) page',
    'update leads set is_read = true where customer_id = $1',
    'delete from discount_documents d using discounts o where d.customer_id = $1 and o.customer_id = $1 and o.id = d.discount_id',
    'insert into prompts (customer_id, type, title, body) select customer_id, $2, couple_name, $3 from leads where customer_id = $1',
    'select * from sessions where token_hash = $1',
    "begin; select set_config('app.customer_id', '1', true)",
    'select * from cities',
    'commit',
  ])('with its tenant conditions passes: %s', async (statement) => {
    expect(await unfencedTables(client, [statement])).toEqual([])
  })

  it.each([
    ['leads', 'select * from leads where id = $1'],
    ['leads', 'select * from leads where customer_id > $1'],
    ['leads', 'select * from leads where customer_id = $1 or id = $2'],
    ['leads', 'select * from leads where customer_id = id'],
    ['leads', 'select * from leads where customer_id = current_customer()'],
    ['leads', "select * from leads where couple_name = ' AND (leads.customer_id = $1)'"],
    ['customers', 'select * from customers where name = $1'],
    ['leads l, providers p', 'select * from leads l join providers p on p.customer_id = l.customer_id and p.id = l.provider_id'],
    ['providers p', 'select * from leads l join providers p on p.id = l.provider_id where l.customer_id = $1'],
    ['customer_users u', 'select u.name from leads l left join customer_users u on u.id = l.id where l.customer_id = $1'],
    ['leads l', 'select l.id from leads l left join customer_users u on u.customer_id = l.customer_id and u.customer_id = $1'],
    ['lead_histories h', 'select (select max(at) from lead_histories h where h.lead_id = l.id) from leads l where customer_id = $1'],
    ['leads', 'select * from (select * from leads order by id limit 5) page where customer_id = $1'],
    ['leads', 'update leads set is_read = true where id = $1'],
    ['discounts o', 'delete from discount_documents d using discounts o where d.customer_id = $1 and o.id = d.discount_id'],
    ['leads', 'insert into prompts (customer_id, type, title, body) select $1, $2, couple_name, $3 from leads'],
    ['sessions', 'select * from sessions where id = $1'],
    ['leads', 'begin; select * from leads'],
  ])('without the tenant condition of %s is found: %s', async (tables, statement) => {
    const found = await unfencedTables(client, [statement])
    expect(found.toSorted()).toEqual(tables.split(', ').map((table) => `${table} in ${statement.replace('begin; ', '')}`))
  })

  it('is recorded however it is sent', async () => {
    const watched = ownerPool(connection)
    const statements = new Set<string>()
    watchStatements(watched, statements)
    const one = await watched.connect()
    await one.query('select 1')
    await one.query({ name: 'two', text: 'select 2' })
    await new Promise((resolve) => one.query('select 3', resolve))
    one.release()
    await watched.query('select 4')
    await watched.end()
    expect([...statements]).toEqual(['select 1', 'select 2', 'select 3', 'select 4'])
  })
})

it('tenant tables are those with a column for the customer, and customers itself', async () => {
  const tables = await tenantTables(client)
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.find(({ name }) => name === 'customers')).toMatchObject({ column: 'id', directoryKey: null })
  expect(tables.find(({ name }) => name === 'sessions')).toMatchObject({ column: 'customer_id', directoryKey: 'token_hash' })
})
