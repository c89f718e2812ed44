import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { couple, openWorld } from '../../test/world.ts'
import { busyTimes } from './calendar.queries.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

// Rosewood Mill is the provider Jonas is linked to; the Garden is not. Both are in Ontario.
const [mill, garden] = [2, 1]
const hour = { type: 'appointment', title: 'Viewing', startAt: '2031-03-10T15:00:00.000Z', endAt: '2031-03-10T16:00:00.000Z' }
const enter = async (more: object = {}, providerId = mill) =>
  (await ok('createCalendarEvent', { as: jonas, path: { providerId }, body: { ...hour, ...more } })).data
const listed = async (from: string, to: string, providerId = mill) =>
  (await ok('listCalendarEvents', { as: mara, path: { providerId }, query: { from, to } })).data
const ask = async (providerId: number) => {
  const body = { providerId, name: 'Ada & Bruno', message: 'Hello', contactPreference: 'none', isWedding: true }
  return (await ok('createIntakeLead', { as: couple, body })).data.id
}

describe('the calendar of a provider', () => {
  it('CAL-01 CAL-02 contains the entered events', async () => {
    const leadId = await ask(mill)
    const full = { leadId, place: 'The mill', note: 'Show the loft', remindAt: '2031-03-10T14:00:00.000Z' }
    const event = await enter(full)
    expect(event).toEqual({ id: event.id, providerId: mill, spaceId: null, ...hour, ...full, allDay: false })
    expect(await listed('2031-03-10', '2031-03-10')).toEqual([event])
    const bare = await enter({ type: 'blocked', startAt: '2031-03-11T15:00:00Z', endAt: '2031-03-11T15:30:00+00:00', note: ' ' })
    expect(bare).toMatchObject({ leadId: null, place: null, note: null, remindAt: null, endAt: '2031-03-11T15:30:00.000Z' })
  })

  it("CAL-01 shows events that overlap the requested days in the provider's zone", async () => {
    // 23:00 to 01:00 in Toronto
    const night = await enter({ startAt: '2031-04-02T03:00:00.000Z', endAt: '2031-04-02T05:00:00.000Z' })
    const ids = async (day: string) => (await listed(day, day)).map(({ id }) => id)
    expect(await ids('2031-03-31')).toEqual([])
    expect(await ids('2031-04-01')).toEqual([night.id])
    expect(await ids('2031-04-02')).toEqual([night.id])
    expect(await ids('2031-04-03')).toEqual([])
  })

  it('CAL-02 widens an all-day event to midnights, also when the clocks change', async () => {
    const day = await enter({ allDay: true, type: 'wedding', startAt: '2031-03-09T15:00:00Z', endAt: '2031-03-09T16:00:00Z' })
    expect(day).toMatchObject({ startAt: '2031-03-09T05:00:00.000Z', endAt: '2031-03-10T04:00:00.000Z' })
  })

  it('CAL-02 the reminder of an all-day event is due by its first midnight, else it is refused', async () => {
    const day = { allDay: true, startAt: '2031-07-01T15:00:00Z', endAt: '2031-07-01T16:00:00Z' }
    const event = await enter({ ...day, remindAt: '2031-07-01T04:00:00.000Z' })
    const path = { providerId: mill, calendarEventId: event.id }
    expect((await ok('updateCalendarEvent', { as: mara, path, body: { title: 'Later' } })).data).toEqual({ ...event, title: 'Later' })
    const noon = { ...hour, ...day, remindAt: '2031-07-01T12:00:00Z' }
    expect(await refusal('createCalendarEvent', { as: mara, path: { providerId: mill }, body: noon })).toMatchObject({
      status: 422,
      errors: [{ path: 'remindAt', code: 'after_start' }],
    })
  })

  it('CAL-03 accepts overlapping events', async () => {
    const [one, other] = [
      await enter({ startAt: '2031-05-01T15:00:00Z', endAt: '2031-05-01T16:00:00Z' }),
      await enter({ startAt: '2031-05-01T15:30:00Z', endAt: '2031-05-01T17:00:00Z' }),
    ]
    expect((await listed('2031-05-01', '2031-05-01')).map(({ id }) => id)).toEqual([one.id, other.id])
  })

  it('LEAD-36 an appointment with a couple is in its history', async () => {
    const leadId = await ask(mill)
    await enter({ leadId, title: 'First visit' })
    await enter({ leadId, type: 'blocked' })
    const { data } = await ok('listLeadHistory', { as: mara, path: { leadId } })
    expect(data.map(({ type }) => type)).toEqual(['appointment', 'info_request'])
    expect(data[0]).toMatchObject({ detail: 'First visit', actor: { name: 'Jonas Okafor' } })
  })

  it('LEAD-36 an appointment that is given to a couple later is in its history once', async () => {
    const leadId = await ask(mill)
    const { id } = await enter({ title: 'Tasting' })
    const path = { providerId: mill, calendarEventId: id }
    await ok('updateCalendarEvent', { as: jonas, path, body: { leadId } })
    await ok('updateCalendarEvent', { as: jonas, path, body: { title: 'Second tasting' } })
    const { data } = await ok('listLeadHistory', { as: mara, path: { leadId } })
    expect(data.map(({ type, detail }) => [type, detail])).toEqual([
      ['appointment', 'Tasting'],
      ['info_request', null],
    ])
  })

  it('CAL-01 an event can be changed in part, by the rules of the whole event, and removed and restored', async () => {
    const event = await enter({ startAt: '2031-06-01T15:00:00Z', endAt: '2031-06-01T16:00:00Z', note: 'Old' })
    const path = { providerId: mill, calendarEventId: event.id }
    const changed = (await ok('updateCalendarEvent', { as: mara, path, body: { title: 'Later', endAt: '2031-06-01T18:00:00Z' } })).data
    expect(changed).toEqual({ ...event, title: 'Later', endAt: '2031-06-01T18:00:00.000Z' })
    expect(await refusal('updateCalendarEvent', { as: mara, path, body: { startAt: '2031-06-01T18:00:00Z' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'endAt', code: 'not_after_start' }],
    })
    const { headers } = await answer('deleteCalendarEvent', { as: jonas, path })
    expect(await listed('2031-06-01', '2031-06-01')).toEqual([])
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(await listed('2031-06-01', '2031-06-01')).toEqual([changed])
    await ok('deleteCalendarEvent', { as: jonas, path })
    expect(await refusal('deleteCalendarEvent', { as: jonas, path })).toMatchObject({ status: 404 })
  })

  it('CAL-01 a change can be undone until the next one', async () => {
    const event = await enter({ startAt: '2031-06-02T15:00:00Z', endAt: '2031-06-02T16:00:00Z' })
    const path = { providerId: mill, calendarEventId: event.id }
    const change = async (title: string) => {
      const { headers } = await answer('updateCalendarEvent', { as: jonas, path, body: { title } })
      return String(headers['undo-token'])
    }
    const first = await change('Later')
    await ok('undoChange', { as: jonas, path: { undoToken: first } })
    expect((await ok('getCalendarEvent', { as: mara, path })).data).toEqual(event)
    const second = await change('Again')
    await change('And again')
    expect(await refusal('undoChange', { as: jonas, path: { undoToken: second } })).toMatchObject({ status: 409 })
  })

  it('CAL-01 two people who change the same event do not overwrite each other', async () => {
    const event = await enter()
    const path = { providerId: mill, calendarEventId: event.id }
    const { headers } = await answer('getCalendarEvent', { as: jonas, path })
    await ok('updateCalendarEvent', { as: mara, path, body: { title: 'Hers' } })
    const stale = { as: jonas, path, body: { title: 'His' }, headers: { 'if-match': String(headers['etag']) } }
    expect(await refusal('updateCalendarEvent', stale)).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('CAL-01 an event may take one space of the provider, none of another', async () => {
    const spaceOf = async (providerId: number) => (await ok('listCustomerSpaces', { as: mara, query: { providerId } })).data[0]!.id
    const event = await enter({ spaceId: await spaceOf(mill) })
    expect(event.spaceId).toBe(await spaceOf(mill))
    const body = { ...hour, spaceId: await spaceOf(garden) }
    expect(await refusal('createCalendarEvent', { as: mara, path: { providerId: mill }, body })).toMatchObject({
      status: 422,
      errors: [{ path: 'spaceId', code: 'not_allowed' }],
    })
  })

  it('CAL-01 PERM-08 lists the events of all linked providers, with their zones and what the user may do', async () => {
    const query = { from: '2031-09-01', to: '2031-09-02' }
    const times = { startAt: '2031-09-01T15:00:00.000Z', endAt: '2031-09-01T16:00:00.000Z' }
    const inMill = await enter(times)
    const inGarden = (await ok('createCalendarEvent', { as: mara, path: { providerId: garden }, body: { ...hour, ...times } })).data
    const all = await ok('listAllCalendarEvents', { as: mara, query })
    expect(all.data.map(({ id }) => id)).toEqual([inMill.id, inGarden.id])
    expect(all.meta.providers).toContainEqual({ id: garden, name: 'Rosewood Garden', timeZone: 'America/Toronto', canWrite: true })
    expect((await ok('listAllCalendarEvents', { as: mara, query: { ...query, providerIds: [garden] } })).data).toEqual([inGarden])
    const linked = await ok('listAllCalendarEvents', { as: jonas, query: { ...query, providerIds: [mill, garden, 999_999] } })
    expect(linked.data).toEqual([inMill])
    expect(linked.meta.providers.map(({ id }) => id)).toEqual([mill])
    expect((await ok('listAllCalendarEvents', { as: noura, query })).data).toEqual([])
    expect(await refusal('listAllCalendarEvents', { as: mara, query: { from: '2031-09-02', to: '2031-09-01' } })).toMatchObject({
      status: 422,
    })
  })

  it('CAL-01 each provider has the days of its own time zone', async () => {
    await db.updateTable('providers').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', garden).execute()
    // 31 August, 23:30 in Toronto, and 1 September, 12:30 in Tokyo
    const times = { startAt: '2032-09-01T03:30:00.000Z', endAt: '2032-09-01T04:00:00.000Z' }
    await enter(times)
    const inGarden = (await ok('createCalendarEvent', { as: mara, path: { providerId: garden }, body: { ...hour, ...times } })).data
    const all = await ok('listAllCalendarEvents', { as: mara, query: { from: '2032-09-01', to: '2032-09-01' } })
    expect(all.data).toEqual([inGarden])
    await db.updateTable('providers').set({ time_zone: 'America/Toronto' }).where('id', '=', garden).execute()
  })

  it('CAL-04 makes the provider busy from the start of each event to its end', async () => {
    const { customer_id } = await db.selectFrom('providers').select('customer_id').where('id', '=', mill).executeTakeFirstOrThrow()
    await enter({ type: 'wedding', allDay: true, startAt: '2031-08-02T15:00:00Z', endAt: '2031-08-02T16:00:00Z' })
    await enter({ startAt: '2031-08-03T15:00:00Z', endAt: '2031-08-03T16:00:00Z' })
    await ok('createCalendarEvent', {
      as: mara,
      path: { providerId: garden },
      body: { ...hour, startAt: '2031-08-03T05:00:00Z', endAt: '2031-08-03T06:00:00Z' },
    })
    const busy = async (start: string, end: string) => {
      const span = { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) }
      const found = await busyTimes(db, customer_id, mill, span)
      return found.map((time) => ({ ...time, start: time.start.toString(), end: time.end.toString() }))
    }
    const wedding = { type: 'wedding', spaceId: null, allDay: true, start: '2031-08-02T04:00:00Z', end: '2031-08-03T04:00:00Z' }
    const viewing = { type: 'appointment', spaceId: null, allDay: false, start: '2031-08-03T15:00:00Z', end: '2031-08-03T16:00:00Z' }
    expect(await busy('2031-08-03T03:59:59Z', '2031-08-03T15:00:01Z')).toEqual([wedding, viewing])
    expect(await busy('2031-08-03T04:00:00Z', '2031-08-03T15:00:00Z')).toEqual([])
    expect(await busy('2031-08-03T16:00:00Z', '2031-08-03T17:00:00Z')).toEqual([])
  })

  it('creates an event once per key', async () => {
    const call = { as: mara, path: { providerId: mill }, body: hour, headers: { 'idempotency-key': 'event-once-1' } }
    expect(await ok('createCalendarEvent', call)).toEqual(await ok('createCalendarEvent', call))
  })
})

describe('refusals of the calendar', () => {
  it.each([
    ['an end before its start', { endAt: hour.startAt }, 'endAt', 'not_after_start'],
    ['a reminder after its start', { remindAt: '2031-03-10T15:00:01Z' }, 'remindAt', 'after_start'],
    ['no title', { title: '  ' }, 'title', 'required'],
    ['a couple that is not there', { leadId: 999_999 }, 'leadId', 'not_allowed'],
    ['another kind of event', { type: 'party' }, 'type', 'not_allowed'],
    ['an end that is no moment', { endAt: '2031-03-10' }, 'endAt', 'format'],
  ])('CAL-02 an event with %s', async (_what, more, path, code) => {
    const refused = await refusal('createCalendarEvent', { as: mara, path: { providerId: mill }, body: { ...hour, ...more } })
    expect(refused).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('a couple of another provider', async () => {
    const leadId = await ask(garden)
    const refused = await refusal('createCalendarEvent', { as: mara, path: { providerId: mill }, body: { ...hour, leadId } })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'leadId', code: 'not_allowed' }] })
  })

  it('CAL-01 invalid days, a reversed range, or too many days', async () => {
    const days = (from: string, to: string) => refusal('listCalendarEvents', { as: mara, path: { providerId: mill }, query: { from, to } })
    expect(await days('2031-02-30', '2031-03-01')).toMatchObject({ status: 422, errors: [{ path: 'from' }] })
    expect(await days('2031-03-02', '2031-03-01')).toMatchObject({ status: 422, errors: [{ path: 'to', code: 'not_after_start' }] })
    expect(await days('2031-01-01', '2032-12-31')).toMatchObject({
      status: 422,
      errors: [{ path: 'to', code: 'range_too_long', message: 'Please choose at most 400 days.' }],
    })
  })

  it('simultaneous changes of an event are both kept', async () => {
    const { id: calendarEventId } = await enter()
    const theirs = `update calendar_events set title = 'Second viewing' where id = ${calendarEventId}`
    const change = { as: jonas, path: { providerId: mill, calendarEventId }, body: { place: 'The loft' } }
    const { data } = await whileLocked(world, theirs, 1, () => ok('updateCalendarEvent', change))
    expect(data).toMatchObject({ title: 'Second viewing', place: 'The loft' })
    expect(await listed('2031-03-10', '2031-03-10')).toContainEqual(data)
  })

  it("PERM-03 calendars that the user's permissions close", async () => {
    const own = await db
      .selectFrom('customer_users')
      .select(['customer_id', 'id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const { id: calendarEventId } = await enter()
    const of = { customer_id: own.customer_id, customer_user_id: own.id, provider_id: mill, page: 'calendarEvents' as const }
    const access = (to: 'read' | 'none') =>
      db.updateTable('provider_page_access').set({ access: to }).where('page', '=', 'calendarEvents').execute()
    await db
      .insertInto('provider_page_access')
      .values({ ...of, access: 'read' })
      .execute()
    const path = { providerId: mill, calendarEventId }
    const query = { from: '2031-03-10', to: '2031-03-10' }
    const listedNow = await ok('listCalendarEvents', { as: jonas, path, query })
    expect(listedNow.meta.providers).toMatchObject([{ id: mill, canWrite: false }])
    expect((await ok('listAllCalendarEvents', { as: jonas, query })).meta.providers).toMatchObject([{ id: mill, canWrite: false }])
    await ok('getCalendarEvent', { as: jonas, path })
    for (const [name, body] of [
      ['createCalendarEvent', hour],
      ['updateCalendarEvent', { title: 'x' }],
      ['deleteCalendarEvent', undefined],
    ] as const)
      expect(await refusal(name, { as: jonas, path, body })).toMatchObject({ status: 403, code: 'forbidden' })
    await access('none')
    expect(await refusal('listCalendarEvents', { as: jonas, path, query })).toMatchObject({ status: 403 })
    expect(await refusal('getCalendarEvent', { as: jonas, path })).toMatchObject({ status: 403 })
    expect((await ok('listAllCalendarEvents', { as: jonas, query })).meta.providers).toEqual([])
    await ok('updateCalendarEvent', { as: mara, path, body: { title: 'A manager may' } })
    await db.deleteFrom('provider_page_access').execute()
  })

  it('LEAD-52 calendars of providers without a link to the user, and of other accounts', async () => {
    const event = await enter()
    const query = { from: '2031-03-10', to: '2031-03-10' }
    for (const [as, providerId] of [
      [jonas, garden],
      [noura, mill],
      [mara, 999_999],
    ] as const) {
      const path = { providerId, calendarEventId: event.id }
      expect(await refusal('listCalendarEvents', { as, path, query })).toMatchObject({ status: 404 })
      expect(await refusal('createCalendarEvent', { as, path, body: hour })).toMatchObject({ status: 404 })
      expect(await refusal('getCalendarEvent', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('updateCalendarEvent', { as, path, body: { title: 'x' } })).toMatchObject({ status: 404 })
      expect(await refusal('deleteCalendarEvent', { as, path })).toMatchObject({ status: 404 })
    }
    const elsewhere = { providerId: garden, calendarEventId: event.id }
    expect(await refusal('deleteCalendarEvent', { as: mara, path: elsewhere })).toMatchObject({ status: 404 })
  })
})
