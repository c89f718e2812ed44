import { catalogPricingProblems, localDate, providerItemProblems, sixMonthRange, spaceProblems } from '@vendor-panel/domain'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { localFiles } from './platform/files/local-files.ts'
import type { Db } from './platform/db/kysely.ts'
import { ownerPool } from './platform/db/pool.ts'
import { newDatabase, openWorld } from '../test/world.ts'
import { spaceValues } from './catalogs/customer-spaces.queries.ts'
import { seedAccounts } from './seed/accounts.ts'
import { namedRandom } from './seed/random.ts'
import { storePdf } from './seed/seed-pdf.ts'
import { withoutIndexes } from './seed/without-indexes.ts'
import { demoPassword, demoPeople } from './seed/people.ts'
import { tuesdayMorning } from '../test/clock.ts'
import { seedEmpty, seedLeads, withDb } from './seed.ts'

const { ok, signIn, db, clock, connection } = await openWorld()
const rosewood = await db.selectFrom('consumer_keys').select('customer_id').where('key', '=', 'ck_rosewood').executeTakeFirstOrThrow()
const leads = () => db.selectFrom('leads').selectAll().where('customer_id', '=', rosewood.customer_id).orderBy('id').execute()

describe('the seed', () => {
  it('every listed user can sign in, and gets to the listed page', async () => {
    for (const { username } of demoPeople) {
      const { accessToken } = await ok('createAccessToken', { body: { username, password: demoPassword } })
      expect(accessToken.passwordChangeRequired, username).toBe(username === 'renew')
    }
  })

  it('looks realistic: every display state, couples of the last minutes, unread messages, notes and calls', async () => {
    const rows = await leads()
    // 40 of them asked more than six months ago.
    expect(rows).toHaveLength(440)
    const { createdAtStart } = sixMonthRange(clock.now(), 'America/Toronto')
    expect(rows.filter((lead) => lead.created_at.slice(0, 10) < createdAtStart)).toHaveLength(40)
    expect(new Set(rows.map((lead) => lead.display_state)).size).toBe(11)
    const minutesAgo = rows.map((lead) => clock.now().since(Temporal.Instant.from(lead.created_at)).total('minutes'))
    expect(Math.min(...minutesAgo)).toBeGreaterThanOrEqual(0)
    expect(minutesAgo.filter((minutes) => minutes < 60).length).toBeGreaterThanOrEqual(3)
    expect(rows.filter((lead) => lead.unread_message_count > 0).length).toBeGreaterThan(2)
    expect(new Set(rows.map((lead) => lead.couple_name)).size).toBeGreaterThan(380)
    for (const table of ['lead_messages', 'lead_notes', 'lead_histories'] as const)
      expect((await db.selectFrom(table).select('id').where('customer_id', '=', rosewood.customer_id).execute()).length).toBeGreaterThan(
        200,
      )
  })

  it('has tags, calls, saved replies, views, and a calendar in the language of the account', async () => {
    const mara = await signIn('mara')
    expect((await ok('getLeadFacets', { as: mara })).data.tags.map(({ tag }) => tag)).toContain('garden')
    expect((await ok('listQuickReplies', { as: mara })).data.length).toBeGreaterThan(2)
    expect((await ok('listSavedViews', { as: mara })).data.map(({ name }) => name)).toContain('To answer today')
    const today = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()
    const query = { from: today.toString(), to: today.add({ months: 6 }).toString() }
    const events = (await ok('listCalendarEvents', { as: mara, path: { providerId: 1 }, query })).data
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['appointment', 'wedding', 'blocked']))
    const called = (await ok('listLeads', { as: mara, query: { displayStates: 'not_reached' } })).data[0]!
    const [call] = (await ok('listLeadInteractions', { as: mara, path: { leadId: called.id } })).data
    expect(call?.result).toBe(called.lastCallResult)
    const arabic = await signIn('noura')
    for (const { title } of (await ok('listQuickReplies', { as: arabic })).data) expect(title).toMatch(/[\u0600-\u06ff]/)
  })

  it("has no event before the couple's request, in the future, or out of order", async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from lead_histories h join leads l on l.customer_id = h.customer_id and l.id = h.lead_id
      where h.at < l.created_at or h.at > ${clock.now().toString()} or h.at > l.last_activity_at`.execute(db)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('is in the language of each account', async () => {
    const [arabic, turkish] = [await signIn('noura'), await signIn('emre')]
    const textsOf = async (as: Awaited<ReturnType<typeof signIn>>) =>
      (await ok('listLeads', { as, query: { limit: 100 } })).data.map((lead) => `${lead.couple.name} ${lead.message}`)
    for (const text of await textsOf(arabic)) expect(text).toMatch(/[\u0600-\u06ff]/)
    expect((await textsOf(turkish)).join(' ')).toMatch(/düğün/i)
  })

  it('fills provider pages that satisfy the rules, except the data that the demo reports as missing', async () => {
    const spaces = await db.selectFrom('customer_spaces').selectAll().execute()
    expect(spaces.filter((row) => spaceProblems(spaceValues(row)).length > 0).map(({ name }) => name)).toEqual(['Orchard'])
    const today = localDate(clock.now(), 'America/Toronto')
    const outdated = []
    for (const { id, expire_at } of await db.selectFrom('catalogs').select(['id', 'expire_at']).execute()) {
      const rows = await db.selectFrom('catalog_prices').selectAll().where('catalog_id', '=', id).execute()
      const prices = rows.map((row) => ({ ...row, weekPeriod: row.week_period, catalogItemOptionId: row.catalog_item_option_id }))
      const problems = catalogPricingProblems({ expireAt: expire_at, prices }, today, 1)
      expect(problems.filter(({ path }) => path !== 'expireAt')).toEqual([])
      if (problems.length > 0) outdated.push(id)
    }
    expect(outdated).toHaveLength(2)
    const offers = await db.selectFrom('provider_items').selectAll().execute()
    const blank = { imageIds: [], modelImageId: null, modelName: '' }
    for (const { type, name, intro, gift_text } of offers)
      expect(providerItemProblems({ ...blank, type, name, intro: intro ?? '', giftText: gift_text ?? '' }), name).toEqual([])
  })

  it('leaves a database with accounts unchanged', async () => {
    const before = (await leads()).length
    await seedEmpty(connection, clock.now())
    expect((await leads()).length).toBe(before)
  })

  it('adds the requested number of couples, each found by its own number', async () => {
    await seedLeads(connection, clock.now(), 300)
    const rows = await leads()
    expect(rows).toHaveLength(740)
    expect(new Set(rows.map((lead) => lead.extension_number)).size).toBe(740)
  })
})

it('stores a document as a PDF, and nothing without a file store', async () => {
  const [account] = seedAccounts
  const random = namedRandom(0)
  const context = { db, now: clock.now(), account: account!, customer: { id: rosewood.customer_id, providers: [] }, random }
  const document = { author: 'Rosewood Garden', title: 'Harvest table', lines: ['Soup', 'Dessert'] }
  expect(await storePdf({ ...context, files: undefined }, document)).toBeNull()
  const folder = mkdtempSync(join(tmpdir(), 'seed-files-'))
  const files = localFiles(folder)
  const stored = await storePdf({ ...context, files }, document)
  const bytes = await buffer(await files.open(rosewood.customer_id, stored!.key))
  expect(bytes.length).toBe(stored!.size)
  expect(bytes.toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s)
  rmSync(folder, { recursive: true })
})

describe('the generator', async () => {
  const { seededRandom } = await import('./seed/random.ts')

  it('is deterministic, and differs by its seed', () => {
    const draws = (seed: number) => Array.from({ length: 20 }, seededRandom(seed).next)
    expect(draws(7)).toEqual(draws(7))
    expect(draws(7)).not.toEqual(draws(8))
  })
})

describe('the order of seeds', async () => {
  const { inOrder } = await import('./seed/in-order.ts')
  const users = { after: [] }

  it('runs each after those it builds on, and after the users by default', () => {
    const [leads, calendar] = [{}, { after: ['leads'] }]
    expect(inOrder({ calendar, leads, 'customer-users': users })).toEqual([users, leads, calendar])
  })

  it('refuses unknown and circular dependencies', () => {
    expect(() => inOrder({ calendar: { after: ['leads'] } })).toThrow('There is no seed "leads", which "calendar" builds on')
    expect(() => inOrder({ calendar: { after: ['leads'] }, leads: { after: ['calendar'] } })).toThrow('calendar, leads, calendar')
  })
})

it('builds the indexes again without which many rows are added', async () => {
  const names = ['leads_search', 'lead_messages_words']
  const indexes = (of: Db) =>
    sql<{ definition: string }>`select indexdef as definition from pg_indexes where indexname = any(${names}) order by 1`.execute(of)
  const { rows: before } = await indexes(db)
  expect(before).toHaveLength(2)
  await withDb(connection, (seeding) => withoutIndexes(seeding, names, async () => expect((await indexes(seeding)).rows).toEqual([])))
  expect((await indexes(db)).rows).toEqual(before)
})

it('finds what foreign keys name by their indexes, so that its time grows with the number of couples and not with its square', async () => {
  const connection = await newDatabase()
  await migrate(connection)
  await seedLeads(connection, tuesdayMorning, 600)
  const owner = ownerPool(connection)
  const { rows } = await owner.query<{ name: string; read: number }>(
    `select indexrelname as name, (idx_tup_read / idx_scan)::int as read from pg_stat_user_indexes
     where relname in ('leads', 'customer_users', 'lead_messages') and idx_scan > 100 order by 1`,
  )
  const { rows: tables } = await owner.query<{ scans: number }>(
    `select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('leads', 'customer_users', 'lead_messages')`,
  )
  await owner.end()
  expect(rows.filter(({ read }) => read > 10)).toEqual([])
  expect(tables[0]!.scans).toBeLessThan(1_000)
})
