/** The work that must not be repeated for an account with many couples. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, newLead, signIn, db } = await openWorld()
const mara = await signIn('mara')

describe('pages of couples by cursor', () => {
  it('carry the total of the first page instead of counting again', async () => {
    const first = await ok('listLeads', { as: mara, query: { limit: 5 } })
    await newLead(1)
    const second = await ok('listLeads', { as: mara, query: { limit: 5, cursor: first.meta.nextCursor } })
    expect(second.meta.total).toBe(first.meta.total)
    expect((await ok('listLeads', { as: mara, query: { limit: 5 } })).meta.total).toBe(first.meta.total + 1)
  })
})

describe('the search for a name', () => {
  const scans = async () => {
    const { rows } = await sql<{ scans: number }>`
      select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'leads_search'`.execute(db)
    return rows[0]!.scans
  }

  const name = 'Wilhelmina & Theodor'

  beforeAll(async () => {
    await newLead(1, { name })
    const [lead] = await db.selectFrom('leads').selectAll().where('provider_id', '=', 1).limit(1).execute()
    const { due_rank: _due, wedding_rank: _wedding, id: _id, extension_number: _number, ...columns } = lead!
    for (let batch = 0; batch < 10; batch += 1)
      await db
        .insertInto('leads')
        .values(Array.from({ length: 500 }, (_, index) => ({ ...columns, search_name: `couple ${batch} ${index}` })))
        .execute()
    await sql`analyze leads`.execute(db)
  })

  it('reads an index of trigrams, also under row-level security', async () => {
    const before = await scans()
    // A connection of PostgreSQL reports its counts with a query at most once a second.
    const scansAfterSearch = async () => {
      const { data } = await ok('searchCouple', { as: mara, query: { coupleName: 'helmina' } })
      expect(data.map((lead) => lead.couple.name)).toContain(name)
      return scans()
    }
    await expect.poll(scansAfterSearch, { timeout: 5_000 }).toBeGreaterThan(before)
  })
})

describe('RESP-07 the response time of a provider', () => {
  it('sums what is stored with the answered couples', async () => {
    const read = async () => (await ok('getProviderResponseTime', { as: mara, path: { providerId: 2 } })).data.answered
    const before = await read()
    const answered = await db
      .selectFrom('leads')
      .select(['id', 'response_minutes'])
      .where('provider_id', '=', 2)
      .where('response_minutes', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('leads')
      .set({ response_minutes: answered.response_minutes! + before.count * 60 })
      .where('id', '=', answered.id)
      .execute()
    expect((await read()).meanMinutes).toBeCloseTo(before.meanMinutes! + 60, 0)
  })
})
