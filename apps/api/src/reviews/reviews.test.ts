import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openWorld, type Caller } from '../../test/world.ts'
import type { Db } from '../platform/db/kysely.ts'
import { importReviews } from './import-reviews.ts'
import { httpReviewSource } from './review-source.ts'
import { startReviewService } from './review-service.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
// Jonas is linked to the mill only, Noura belongs to another account.
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [garden, mill] = [1, 2]
const service = await startReviewService(clock.now)
afterAll(() => service.stop())

let count = 0
const newUrl = () => `https://rosewood.example/reviews/${++count}`
const create = async (url = newUrl(), providerId = mill, as: Caller = mara) => ({
  ...(await ok('createReviewChannel', { as, path: { providerId }, body: { type: 'website', url } })).data,
  url,
})
const channelOf = async (channelId: number, providerId = mill) =>
  (await ok('listReviewChannels', { as: mara, path: { providerId } })).data.find(({ id }) => id === channelId)
/** The job that is due for a channel. */
async function runImport(channelId: number, reviewServiceUrl: string | undefined = service.origin) {
  const { next_sync_at: at, customer_id: customerId } = await db
    .selectFrom('review_channels')
    .select(['next_sync_at', 'customer_id'])
    .where('id', '=', channelId)
    .executeTakeFirstOrThrow()
  const inCustomer = <Result>(_: number, work: (own: Db) => Promise<Result>) => work(db)
  await importReviews({ reviewServiceUrl, now: clock.now, inCustomer }, { customerId, channelId, at })
}
/** In how many hours the job runs that imports a channel next. */
async function hoursToImport(channelId: number): Promise<number | undefined> {
  const { rows } = await sql<{ hours: number }>`select round(extract(epoch from job.run_at - job.created_at) / 3600)::int as hours
    from graphile_worker._private_jobs job join review_channels channel on channel.next_sync_at = (job.payload ->> 'at')::timestamptz
    where channel.id = ${channelId} and job.payload ->> 'channelId' = channel.id::text`.execute(db)
  return rows[0]?.hours
}
const reviewsOf = async (channelId: number, query: object = { isFiltered: false }, as: Caller = mara) =>
  (await ok('listExternalReviews', { as, path: { providerId: mill, channelId }, query: { limit: 100, ...query } })).data
const at = (channelId: number, as: Caller = mara) => ({ as, path: { providerId: mill, channelId } })
const open = { includeKeywords: [], excludeKeywords: [], minimumStar: null, limit: null, hasComment: false, dateStart: null, dateEnd: null }
const review = (id: string, star: number, text: string | null, date: string) => ({ id, author: 'Leila H.', star, text, date })

describe('review channels', () => {
  it('REV-03 are connected once per address, and must be a page of the channel', async () => {
    const url = newUrl()
    const { publicId, lastSyncAt, reviewCount } = await create(url)
    expect({ lastSyncAt, reviewCount }).toEqual({ lastSyncAt: null, reviewCount: 0 })
    expect(publicId).toMatch(/^rw_[\w-]{16}$/)
    const path = { providerId: mill }
    const again = { as: mara, path, body: { type: 'website', url } }
    expect(await refusal('createReviewChannel', again)).toMatchObject({ status: 409, code: 'channel_exists' })
    for (const body of [
      { type: 'google', url },
      { type: 'tripadvisor', url: newUrl() },
      { type: 'website', url: 'http://rosewood.example' },
    ])
      expect(await refusal('createReviewChannel', { as: mara, path, body })).toMatchObject({ status: 422 })
  })

  it('are not for other accounts, providers that are not linked, or callers without a session', async () => {
    const path = { providerId: garden }
    const body = { type: 'website', url: newUrl() }
    for (const as of [jonas, noura]) {
      expect(await refusal('listReviewChannels', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('createReviewChannel', { as, path, body })).toMatchObject({ status: 404 })
    }
    const { id } = await create()
    expect(await refusal('updateReviewChannel', { ...at(id, noura), body: { isActive: false } })).toMatchObject({ status: 404 })
    expect(await refusal('deleteReviewChannel', at(id, noura))).toMatchObject({ status: 404 })
    expect(await refusal('getReviewFilters', at(id, noura))).toMatchObject({ status: 404 })
    expect(await refusal('replaceReviewFilters', { ...at(id, noura), body: open })).toMatchObject({ status: 404 })
    expect(await refusal('listExternalReviews', at(id, noura))).toMatchObject({ status: 404 })
    // A channel of another provider.
    expect(await refusal('getReviewFilters', { as: mara, path: { providerId: garden, channelId: id } })).toMatchObject({ status: 404 })
    expect(await refusal('listReviewChannels', { path })).toMatchObject({ status: 401 })
  })

  it('are disconnected, with undo', async () => {
    const { id } = await create()
    const { headers } = await answer('deleteReviewChannel', at(id))
    expect(await channelOf(id)).toBeUndefined()
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await channelOf(id)).toBeDefined()
    await ok('deleteReviewChannel', at(id))
  })
})

describe('the import', () => {
  it('REV-03 adds reviews once even if the service sends them twice, and counts them', async () => {
    const { id, url } = await create()
    await runImport(id)
    const sent = service.pages.get(url)!
    expect(sent.length).toBeGreaterThan(20)
    expect(await channelOf(id)).toMatchObject({ reviewCount: sent.length, syncProblem: null, lastSyncAt: expect.any(String) as string })
    const dates = (await reviewsOf(id)).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('REV-03 runs when a channel is connected or comes back, then once a day, and an hour after a failure', async () => {
    const { id } = await create()
    expect(await hoursToImport(id)).toBe(0)
    await runImport(id)
    expect(await hoursToImport(id)).toBe(24)
    service.behaviour.isDown = true
    await runImport(id)
    service.behaviour.isDown = false
    expect(await hoursToImport(id)).toBe(1)
    const { headers } = await answer('deleteReviewChannel', at(id))
    // The job that was due in the meantime has found no channel.
    await runImport(id)
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await hoursToImport(id)).toBe(0)
  })

  it('cuts long texts between two characters, and takes no half of one', async () => {
    const { id, url } = await create()
    const [author, text] = [`${'y'.repeat(119)}😀`, `${'x'.repeat(4999)}😀`]
    service.pages.set(url, [{ ...review('1', 5, `${text}x`, '2026-08-02'), author: `${author}y` }, review('2', 5, '\ud83d', '2026-08-01')])
    await runImport(id)
    expect(await reviewsOf(id)).toMatchObject([{ author, text }, { text: '\ufffd' }])
  })

  it('replaces changed reviews, removes deleted ones, and leaves out invalid ones', async () => {
    const { id, url } = await create()
    service.pages.set(url, [review('1', 5, 'Lovely', '2026-08-01'), review('2', 4, null, '2026-08-02')])
    await runImport(id)
    const [, first] = await reviewsOf(id)
    service.pages.set(url, [review('1', 3, 'Not so lovely', '2026-08-01'), review('3', 9, 'x', '2026-08-03'), review('4', 5, 'y', 'soon')])
    await runImport(id)
    expect(await reviewsOf(id)).toEqual([{ ...first, star: 3, text: 'Not so lovely' }])
  })

  it('REV-03 removes all reviews only if the page is empty twice in a row, or is another page', async () => {
    const { id, url } = await create()
    service.pages.set(url, [review('1', 5, 'Lovely', '2026-08-01'), review('2', 4, null, '2026-08-02')])
    await runImport(id)
    const full = service.pages.get(url)!
    const before = await channelOf(id)
    service.pages.set(url, [])
    await runImport(id)
    expect(await channelOf(id)).toEqual({ ...before, syncProblem: 'page_is_empty' })
    expect(await hoursToImport(id)).toBe(24)
    // The fault of the service is over.
    service.pages.set(url, full)
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ reviewCount: 2, syncProblem: null })
    service.pages.set(url, [])
    await runImport(id)
    // Trying again does not confirm it.
    await ok('updateReviewChannel', { ...at(id), body: { isActive: false } })
    await ok('updateReviewChannel', { ...at(id), body: { isActive: true } })
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ reviewCount: 2, syncProblem: 'page_is_empty' })
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ reviewCount: 0, syncProblem: null })
    service.pages.set(url, full)
    await runImport(id)
    const empty = newUrl()
    service.pages.set(empty, [])
    const { data } = await ok('updateReviewChannel', { ...at(id), body: { url: empty } })
    expect(data).toMatchObject({ lastSyncAt: null, syncProblem: null })
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ reviewCount: 0, syncProblem: null })
  })

  it('REV-03 stops reading an answer at a million bytes', async () => {
    let sent = 0
    const endless = createServer((_, response) => {
      const more = () => {
        sent += 100_000
        response.write('x'.repeat(100_000))
      }
      response.on('drain', more)
      more()
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const { port } = endless.address() as AddressInfo
    const closed = new Promise((resolve) => endless.once('request', (_, response) => response.once('close', resolve)))
    expect(await httpReviewSource(`http://127.0.0.1:${port}`).read({ type: 'website', url: newUrl() })).toEqual({
      problem: 'not_reachable',
    })
    // Not by its timeout, which is ten seconds.
    await closed
    expect(sent).toBeLessThan(50_000_000)
    endless.close()
  })

  it('keeps what was imported while the service is down or slow, and says so', async () => {
    const { id } = await create()
    await runImport(id)
    const before = await channelOf(id)
    service.behaviour.isDown = true
    await runImport(id)
    service.behaviour.isDown = false
    expect(await channelOf(id)).toEqual({ ...before, syncProblem: 'not_reachable' })
    service.behaviour.delayMilliseconds = 200
    expect(await httpReviewSource(service.origin, 50).read({ type: 'website', url: newUrl() })).toEqual({ problem: 'not_reachable' })
    service.behaviour.delayMilliseconds = 0
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ syncProblem: null })
    await runImport(id, 'http://127.0.0.1:1')
    expect(await channelOf(id)).toMatchObject({ syncProblem: 'not_reachable' })
  })

  it('reports a deleted page, and does nothing for a channel that is switched off', async () => {
    const { id } = await create('https://rosewood.example/gone')
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ syncProblem: 'page_is_gone' })
    const { data } = await ok('updateReviewChannel', { ...at(id), body: { url: newUrl(), isActive: false } })
    expect(data).toMatchObject({ isActive: false })
    await runImport(id)
    expect(await channelOf(id)).toMatchObject({ reviewCount: 0 })
    await ok('updateReviewChannel', { ...at(id), body: { isActive: true } })
    await runImport(id)
    expect((await channelOf(id))?.reviewCount).toBeGreaterThan(0)
    const other = await create()
    expect(await refusal('updateReviewChannel', { ...at(id), body: { url: other.url } })).toMatchObject({
      status: 409,
      code: 'channel_exists',
    })
    expect(await refusal('updateReviewChannel', { ...at(id), body: { url: 'https://' } })).toMatchObject({ status: 422 })
  })
})

describe('the filters', () => {
  it('REV-02 REV-05 are all applied, the limit last, newest first', async () => {
    const { id, url } = await create()
    service.pages.set(url, [
      review('1', 5, 'The Gärten were lovely', '2026-08-01'),
      review('2', 5, 'Garten, but no parking', '2026-08-02'),
      review('3', 2, 'Garten', '2026-08-03'),
      review('4', 5, null, '2026-08-04'),
      review('5', 5, 'garten', '2026-08-05'),
      review('6', 5, 'gärten again', '2026-09-01'),
    ])
    await runImport(id)
    const filters = { ...open, includeKeywords: ['GARTEN'], excludeKeywords: ['parking'], minimumStar: 3, dateEnd: '2026-08-31', limit: 1 }
    expect((await ok('replaceReviewFilters', { ...at(id), body: filters })).data).toEqual(filters)
    expect((await ok('getReviewFilters', at(id))).data).toEqual(filters)
    expect((await reviewsOf(id, {})).map(({ date }) => date)).toEqual(['2026-08-05'])
    expect(await reviewsOf(id)).toHaveLength(6)
    await ok('replaceReviewFilters', { ...at(id), body: { ...filters, limit: null } })
    expect((await reviewsOf(id, {})).map(({ date }) => date)).toEqual(['2026-08-05', '2026-08-01'])
    const backwards = { ...open, dateStart: '2026-08-02', dateEnd: '2026-08-01' }
    expect(await refusal('replaceReviewFilters', { ...at(id), body: backwards })).toMatchObject({ status: 422 })
  })

  it('REV-02 are saved by two users only with both versions in view: the second one is refused with 409', async () => {
    const { id } = await create()
    const etag = String((await answer('getReviewFilters', at(id))).headers['etag'])
    // An import changes the channel, but not the filters.
    await runImport(id)
    const version = (tag: unknown) => ({ headers: { 'if-match': String(tag) } })
    const first = await answer('replaceReviewFilters', { ...at(id), ...version(etag), body: { ...open, minimumStar: 4 } })
    expect(first.headers['etag']).not.toBe(etag)
    const second = { ...at(id, jonas), body: { ...open, minimumStar: 2 } }
    expect(await refusal('replaceReviewFilters', { ...second, ...version(etag) })).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await ok('getReviewFilters', at(id))).data).toMatchObject({ minimumStar: 4 })
    const latest = (await answer('getReviewFilters', at(id))).headers['etag']
    expect(latest).toBe(first.headers['etag'])
    await ok('replaceReviewFilters', { ...second, ...version(latest) })
    // Without a version the last change wins, as before.
    await ok('replaceReviewFilters', { ...at(id), body: open })
  })
})
