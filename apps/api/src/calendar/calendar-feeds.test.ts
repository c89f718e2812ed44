import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { anyone, openWorld, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { app, ok, answer, refusal, signIn, db, clock } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const providerId = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
// Jonas is linked to the mill only.
const [garden, mill] = [await providerId('Rosewood Garden'), await providerId('Rosewood Mill')]
const create = async (as: Caller = mara, providerIds = [mill], kinds = ['appointment', 'wedding', 'blocked']) =>
  (await ok('createCalendarFeed', { as, body: { providerIds, kinds } })).data
const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1)
/** The file as another calendar reads it: by a parser that is not ours. */
const read = async (feed: { url: string }) => {
  const { bytes } = await answer('downloadCalendarFeed', { path: { token: tokenOf(feed) } })
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }))
}
const today = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()
const soon = (days: number) => today.add({ days })
const enter = (more: object, at = mill) =>
  ok('createCalendarEvent', { as: mara, path: { providerId: at }, body: { type: 'blocked', ...more } })

describe('calendar feeds', () => {
  it('are read by another calendar: times in UTC, whole days as dates, with place and reminder and without notes', async () => {
    const [day, next] = [soon(30), soon(31)]
    const startAt = day.toZonedDateTime({ timeZone: 'America/Toronto', plainTime: '15:00' }).toInstant()
    const [endAt, remindAt] = [startAt.add({ hours: 1 }), startAt.subtract({ minutes: 30 })].map(String)
    await enter({ title: 'Tasting; with, signs', startAt: startAt.toString(), endAt, remindAt, place: 'Loft', note: 'Allergic to nuts' })
    await enter({ title: 'Closed all day', allDay: true, startAt: startAt.toString(), endAt: startAt.add({ hours: 24 }).toString() })
    const feed = await create()
    const events = await read(feed)
    const tasting = events.find(({ event }) => event.summary === 'Tasting; with, signs')!
    expect(tasting.event.startDate.toJSDate().toISOString()).toBe(startAt.toString({ smallestUnit: 'millisecond' }))
    expect(tasting.event.endDate.toJSDate().toISOString()).toBe(startAt.add({ hours: 1 }).toString({ smallestUnit: 'millisecond' }))
    expect(tasting.event.location).toBe('Loft')
    expect(String(tasting.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT30M')
    const closed = events.find(({ event }) => event.summary === 'Closed all day')!
    expect([closed.event.startDate.isDate, closed.event.startDate.toString(), closed.event.endDate.toString()]).toEqual([
      true,
      day.toString(),
      next.add({ days: 1 }).toString(),
    ])
    const { bytes } = await answer('downloadCalendarFeed', { path: { token: tokenOf(feed) } })
    expect(bytes.toString()).not.toContain('Allergic')
  })

  it('have whole days that are the same date when the clocks change', async () => {
    const change = today.toZonedDateTime('America/Toronto').getTimeZoneTransition('next')!.toPlainDate()
    const noon = change.toZonedDateTime({ timeZone: 'America/Toronto', plainTime: '12:00' }).toInstant()
    await enter({ title: 'Clocks', allDay: true, startAt: noon.toString(), endAt: noon.add({ hours: 1 }).toString() })
    const found = (await read(await create())).find(({ event }) => event.summary === 'Clocks')!
    expect([found.event.startDate.toString(), found.event.endDate.toString()]).toEqual([
      change.toString(),
      change.add({ days: 1 }).toString(),
    ])
  })

  it('have only the chosen providers and kinds', async () => {
    const at = soon(40).toZonedDateTime({ timeZone: 'America/Toronto', plainTime: '15:00' }).toInstant()
    const times = { startAt: at.toString(), endAt: at.add({ hours: 1 }).toString() }
    await enter({ ...times, title: 'In the garden' }, garden)
    await enter({ ...times, title: 'A visit', type: 'appointment' })
    await enter({ ...times, title: 'Blocked' })
    const titles = (await read(await create(mara, [mill], ['blocked']))).map(({ event }) => event.summary)
    expect(titles).toContain('Blocked')
    expect(titles).not.toContain('A visit')
    expect(titles).not.toContain('In the garden')
  })

  it('have a secret address, which is answered once, stored as a hash, and closed at once when it is revoked', async () => {
    const feed = await create()
    const token = tokenOf(feed)
    const listed = (await ok('listCalendarFeeds', { as: mara })).data
    const { url: _url, ...known } = feed
    expect(listed[0]).toEqual(known)
    expect(JSON.stringify(listed)).not.toContain(token)
    const stored = await db.selectFrom('calendar_feed_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    await ok('downloadCalendarFeed', { path: { token } })
    await ok('deleteCalendarFeed', { as: mara, path: { calendarFeedId: feed.id } })
    expect(await refusal('downloadCalendarFeed', { path: { token } })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCalendarFeed', { as: mara, path: { calendarFeedId: feed.id } })).toMatchObject({ status: 404 })
  })

  it('are not sent again while nothing has changed', async () => {
    const url = `/api/ical/${tokenOf(await create())}`
    const first = await app.inject({ method: 'GET', url })
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'text/calendar; charset=utf-8' })
    const again = { method: 'GET', url, headers: { 'if-none-match': String(first.headers['etag']) } } as const
    expect((await app.inject(again)).statusCode).toBe(304)
    const at = soon(50).toZonedDateTime({ timeZone: 'America/Toronto', plainTime: '15:00' }).toInstant()
    await enter({ title: 'New', startAt: at.toString(), endAt: at.add({ hours: 1 }).toString() })
    expect((await app.inject(again)).statusCode).toBe(200)
  })

  it('LEAD-52 PERM-08 are made and seen only for calendars that the user may read', async () => {
    const own = await create(jonas)
    const both = await create(mara, [mill, garden])
    const body = { providerIds: [garden], kinds: ['blocked'] }
    expect(await refusal('createCalendarFeed', { as: jonas, body })).toMatchObject({
      status: 422,
      errors: [{ path: 'providerIds[0]', code: 'not_allowed' }],
    })
    expect(await refusal('createCalendarFeed', { as: noura, body })).toMatchObject({ status: 422 })
    const ids = (await ok('listCalendarFeeds', { as: jonas })).data.map(({ id }) => id)
    expect(ids).toContain(own.id)
    expect(ids).not.toContain(both.id)
    for (const as of [jonas, noura])
      expect(await refusal('deleteCalendarFeed', { as, path: { calendarFeedId: both.id } })).toMatchObject({ status: 404 })
    const others = (await ok('listCalendarFeeds', { as: noura })).data.map(({ id }) => id)
    for (const { id } of [own, both]) expect(others).not.toContain(id)
    expect(await refusal('listCalendarFeeds', { as: anyone })).toMatchObject({ status: 401 })
  })

  it('are at most fifty, also for simultaneous calls, and an address is not found by trying', async () => {
    expect(await refusal('downloadCalendarFeed', { path: { token: 'cf_of_no_feed_at_all' } })).toMatchObject({ status: 404 })
    const { customer_id } = await db.selectFrom('providers').select('customer_id').where('id', '=', mill).executeTakeFirstOrThrow()
    const feed = {
      customer_id,
      provider_ids: JSON.stringify([mill]),
      kinds: '["blocked"]',
      created_by: 1,
      created_at: clock.now().toString(),
    }
    const has = (await ok('listCalendarFeeds', { as: mara })).data.length
    await db
      .insertInto('calendar_feeds')
      .values(Array.from({ length: 49 - has }, () => feed))
      .execute()
    const turn = `select pg_advisory_xact_lock(hashtextextended('calendar feeds ${customer_id}', 0))`
    const tries = await whileLocked(world, turn, 2, () => Promise.allSettled([create(), create()]))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const body = { providerIds: [mill], kinds: ['blocked'] }
    expect(await refusal('createCalendarFeed', { as: mara, body })).toMatchObject({ status: 409, code: 'limit_reached' })
  })
})
