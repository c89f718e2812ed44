/** The erasure of a couple: a word is written to every field that can have its data, and must not be found afterwards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablesWithText } from '../../test/find-text.ts'
import { couplePhone, fullCouples, garden } from '../../test/full-couple.ts'
import { startPushService } from '../../test/push-service.ts'
import { asServing, couple, openWorld } from '../../test/world.ts'
import { eraseAsOperator } from '../erase.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { measureCategoryReviews } from '../statistics/measure-category-reviews.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db, pool, clock, connection, filesFolder } = world
const [mara, jonas, emre] = [await signIn('mara'), await signIn('jonas'), await signIn('emre')]
const { fullCouple } = fullCouples(world, mara)
const pushService = await startPushService()
afterAll(() => pushService.stop())
await ok('createPushSubscription', { as: mara, body: pushService.subscription('mara-phone') })

const filesWith = (word: string) =>
  readdirSync(filesFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && plainBytes(readFileSync(join(file.parentPath, file.name))).includes(word))
    .map(({ name }) => name)

/** The bytes of a file; those of an export are stored compressed. */
const plainBytes = (bytes: Buffer) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)

const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)

const range = { from: '2026-11-01', to: '2026-11-24' }
async function statistics() {
  await measureCategoryReviews({ inCustomer })
  return {
    stats: (await ok('getLeadStats', { as: mara })).data,
    responseTime: (await ok('getProviderResponseTime', { as: mara, path: { providerId: garden } })).data,
    weddings: (await ok('getWeddingStats', { as: mara, query: { providerId: garden, ...range } })).data,
    rivals: (await ok('getRivalStats', { as: mara, path: { providerId: garden }, query: range })).data,
    categories: await db.selectFrom('category_reviews').selectAll().orderBy('category_id').execute(),
    strength: (await ok('getProviderStrength', { as: mara, path: { providerId: garden } })).data,
  }
}

describe('a couple with every kind of record', () => {
  const word = 'kanarienvogel'
  let leadId: number
  let before: { tables: string[]; files: string[]; figures: Awaited<ReturnType<typeof statistics>> }
  let erased: Awaited<ReturnType<typeof erase>>
  const erase = async () => (await ok('eraseLead', { as: mara, path: { leadId } })).data

  beforeAll(async () => {
    leadId = await fullCouple(word)
    before = { tables: await tablesWithText(db, word), files: filesWith(word), figures: await statistics() }
    erased = await erase()
  })

  it('LEAD-27 loses its names, contact data and texts in the whole database and the files', async () => {
    expect(before.tables).toEqual(
      expect.arrayContaining([
        'deliveries',
        'feed_events',
        'graphile_worker._private_jobs',
        'leads',
        'lead_files',
        'lead_messages',
        'lead_notes',
        'offers',
        'outbox_mails',
        'prompts',
        'testimonial_comments',
        'testimonials',
        'undo_entries',
      ]),
    )
    expect(before.files).toHaveLength(2)
    expect(erased).toMatchObject({ contactPreference: 'anonymized', phone: null, email: null, message: null, preview: null, tags: [] })
    expect(erased.couple.name).toBe(erased.extensionNumber)
    expect(await tablesWithText(db, word)).toEqual([])
    expect(await tablesWithText(db, couplePhone.slice(2))).toEqual([])
    expect(filesWith(word)).toEqual([])
    expect(await erase()).toEqual(erased)
  })

  it('LEAD-27 is counted in statistics as before: its deal, the kind of its celebration and the stars of its testimonial', async () => {
    expect(before.figures.weddings.organizations).toContainEqual({ organizationType: 'engagement', count: 1, countBefore: 0 })
    expect(await statistics()).toEqual(before.figures)
  })
})

describe('eraseLead', () => {
  it('REAL-01 LEAD-52 sends an event without the data of the couple to the users who see it', async () => {
    const word = 'rotkehlchen'
    const body = { providerId: 2, name: word, message: word, contactPreference: 'none', isWedding: true }
    const leadId = (await ok('createIntakeLead', { as: couple, body })).data.id
    const { data } = await ok('eraseLead', { as: mara, path: { leadId } })
    const events = await db
      .selectFrom('feed_events')
      .innerJoin('customer_users as user', 'user.id', 'feed_events.customer_user_id')
      .select(['user.username', 'kind', 'couple_name', 'lead_row'])
      .where('lead_id', '=', leadId)
      .orderBy('user.username')
      .execute()
    const event = { kind: 'erased', couple_name: data.extensionNumber, lead_row: { couple: { name: data.extensionNumber } } }
    expect(events).toMatchObject([
      { username: 'jonas', ...event },
      { username: 'mara', ...event },
    ])
  })

  it("is for account managers, and another account's couple is not found", async () => {
    const leadId = await fullCouple('zaunkoenig')
    expect(await refusal('eraseLead', { as: jonas, path: { leadId } })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('eraseLead', { as: emre, path: { leadId } })).toMatchObject({ status: 404, code: 'not_found' })
    expect((await tablesWithText(db, 'zaunkoenig')).length).toBeGreaterThan(5)
  })

  it('is written into the audit log, and a stored answer is not given again', async () => {
    const body = { providerId: 1, name: 'Ada', message: 'Hello', contactPreference: 'none', isWedding: true }
    const leadId = (await ok('createIntakeLead', { as: couple, body })).data.id
    const call = { as: mara, path: { leadId }, body: { body: 'Call back' }, headers: { 'idempotency-key': 'call-back-on-friday' } }
    await ok('createLeadNote', call)
    await ok('eraseLead', { as: mara, path: { leadId } })
    const [entry] = (await ok('listAuditEntries', { as: mara, query: { entity: 'lead', entityId: leadId } })).data
    expect(entry).toMatchObject({ action: 'updated', detail: 'erasure', actor: { name: 'Mara Lindqvist' } })
    expect(await refusal('createLeadNote', call)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('an operator erases the same data by a command', async () => {
    const word = 'gartenrotschwanz'
    const leadId = await fullCouple(word)
    await eraseAsOperator(asServing(connection), { folder: filesFolder, s3: undefined }, leadId, clock.now)
    expect([await tablesWithText(db, word), filesWith(word)]).toEqual([[], []])
    expect((await answer('getLead', { as: mara, path: { leadId } })).status).toBe(200)
    await expect(eraseAsOperator(asServing(connection), { folder: filesFolder, s3: undefined }, 999_999_999, clock.now)).rejects.toThrow(
      'There is no couple 999999999.',
    )
  })
})
