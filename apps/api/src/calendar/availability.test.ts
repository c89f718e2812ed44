import { describe, expect, it } from 'vitest'
import { openWorld, type Caller } from '../../test/world.ts'
import { findEventsAround } from './availability.queries.ts'

const { ok, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const providerId = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
// Jonas is linked to the mill only. The garden has two spaces and prices by season.
const [garden, mill] = [await providerId('Rosewood Garden'), await providerId('Rosewood Mill')]
const year = clock.now().toZonedDateTimeISO('America/Toronto').year + 2

const ask = async (query: Record<string, unknown>, as: Caller = mara) => (await ok('listAvailability', { as, query })).data
const inGarden = async (date: string, guests?: number) => ask({ dates: [date], providerIds: [garden], ...(guests && { guests }) })
const block = (date: string, more: object = {}, at = garden) => {
  const body = { type: 'blocked', title: 'Taken', allDay: true, startAt: `${date}T15:00:00Z`, endAt: `${date}T16:00:00Z`, ...more }
  return ok('createCalendarEvent', { as: mara, path: { providerId: at }, body })
}

describe('availability', () => {
  it('CAL-04 a blocked or booked day takes every space, an appointment none', async () => {
    const date = `${year}-06-06`
    const free = await inGarden(date)
    expect(free.map(({ space, isFree, reason }) => [space?.name, isFree, reason])).toEqual([
      ['Orangery', true, null],
      ['Rose lawn', true, null],
    ])
    await block(date, { type: 'appointment', allDay: false })
    expect((await inGarden(date)).every(({ isFree }) => isFree)).toBe(true)
    await block(date)
    expect((await inGarden(date)).map(({ isFree, reason }) => [isFree, reason])).toEqual([
      [false, 'blocked'],
      [false, 'blocked'],
    ])
    await block(date, { type: 'wedding' })
    expect((await inGarden(date))[0]).toMatchObject({ isFree: false, reason: 'wedding' })
    expect((await inGarden(`${year}-06-05`))[0]).toMatchObject({ isFree: true })
  })

  it('CAL-04 an event in one space leaves the other free', async () => {
    const date = `${year}-06-08`
    const [orangery] = await inGarden(date)
    await block(date, { spaceId: orangery!.space!.id })
    expect((await inGarden(date)).map(({ isFree }) => isFree)).toEqual([false, true])
  })

  it('CAL-04 the day of a booked couple is taken without an event, and free again with its wedding on another day', async () => {
    const date = `${year}-06-10`
    const { id } = await db
      .selectFrom('leads')
      .select('id')
      .where('provider_id', '=', mill)
      .where('status', '=', 'in_contact')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const ofMill = async () => (await ask({ dates: [date], providerIds: [mill] }))[0]
    expect(await ofMill()).toMatchObject({ isFree: true })
    await db.updateTable('leads').set({ status: 'deal', wedding_date: date }).where('id', '=', id).execute()
    expect(await ofMill()).toMatchObject({ isFree: false, reason: 'wedding' })
    await block(`${year}-06-11`, { type: 'wedding', leadId: id }, mill)
    expect(await ofMill()).toMatchObject({ isFree: true })
  })

  it('CAL-04 says whether the guests fit, and what the day costs in its season and period of the week', async () => {
    // A Saturday in winter, after the seasons of the demo.
    const saturday = Temporal.PlainDate.from(`${year}-11-01`)
    const date = saturday.add({ days: (6 - saturday.dayOfWeek + 7) % 7 }).toString()
    const [orangery, lawn] = await inGarden(date, 100)
    expect(orangery).toMatchObject({ guestsFit: true, quote: { state: 'current', from: { amount: 100 * 85 + 5400, currency: 'CAD' } } })
    expect(lawn).toMatchObject({ guestsFit: true })
    expect(orangery!.quote!.prices[0]).toMatchObject({ item: 'Dinner', weekPeriod: 'weekend', price: 125, amount: 12_500 })
    expect((await inGarden(date, 45)).map((entry) => entry.guestsFit)).toEqual([true, false])
    const [unknown] = await inGarden(date)
    expect(unknown).toMatchObject({ guestsFit: null, quote: { from: null } })
    const weekday = Temporal.PlainDate.from(date).add({ days: 3 }).toString()
    expect((await inGarden(weekday, 100))[0]).toMatchObject({ quote: { from: { amount: 100 * 85 + 3200 } } })
  })

  it('CAL-04 answers a range, each listed day once, in order', async () => {
    const range = await ask({ from: `${year}-06-20`, to: `${year}-06-22`, providerIds: [mill] })
    expect(new Set(range.map(({ date }) => date))).toEqual(new Set([`${year}-06-20`, `${year}-06-21`, `${year}-06-22`]))
    const listed = await ask({ dates: [`${year}-06-22`, `${year}-06-20`, `${year}-06-22`], providerIds: [mill] })
    expect([...new Set(listed.map(({ date }) => date))]).toEqual([`${year}-06-20`, `${year}-06-22`])
    expect(await ask({ dates: [`${year}-06-22`], providerIds: [999_999] })).toEqual([])
    const today = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate().toString()
    expect(new Set((await ask({})).map(({ date }) => date))).toEqual(new Set([today]))
  })

  it('CAL-04 reads no events between days that are far apart', async () => {
    const [first, between, last] = [`${year}-08-01`, `${year}-08-11`, `${year}-08-21`]
    for (const date of [first, between, last]) await block(date, { title: date }, mill)
    const { customer_id } = await db.selectFrom('providers').select('customer_id').where('id', '=', mill).executeTakeFirstOrThrow()
    const read = await findEventsAround(db, customer_id, [mill], [first, last])
    expect(read.map(({ title }) => title)).toEqual([first, last])
    const answered = await ask({ dates: [first, last], providerIds: [mill] })
    expect(answered.filter(({ isFree }) => isFree)).toEqual([])
  })

  it.each([
    [{ from: '2031-02-02', to: '2031-02-01' }, 'to', 'not_after_start'],
    [{ from: '2031-01-01', to: '2031-03-10' }, 'to', 'range_too_long'],
    [{ dates: ['2031-02-30'] }, 'dates[0]', 'format'],
  ])('CAL-04 refuses %j', async (query, path, code) => {
    expect(await refusal('listAvailability', { as: mara, query })).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('LEAD-52 PERM-03 only of linked providers, without the prices that the user may not read', async () => {
    const query = { dates: [`${year}-06-25`] }
    expect(new Set((await ask(query, jonas)).map(({ provider }) => provider.id))).toEqual(new Set([mill]))
    expect((await ask(query, noura)).some(({ provider }) => [garden, mill].includes(provider.id))).toBe(false)
    const own = await db
      .selectFrom('customer_users')
      .select(['customer_id', 'id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('provider_page_access').execute()
    expect((await ask(query, jonas))[0]!.quote).not.toBeNull()
    const of = { customer_id: own.customer_id, customer_user_id: own.id, provider_id: mill, access: 'none' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...of, page: 'budget' })
      .execute()
    expect((await ask(query, jonas))[0]).toMatchObject({ quote: null })
    await db
      .insertInto('provider_page_access')
      .values({ ...of, page: 'calendarEvents' })
      .execute()
    expect(await ask(query, jonas)).toEqual([])
    await db.deleteFrom('provider_page_access').execute()
  })
})
