import { describe, expect, it } from 'vitest'
import { bookingFields, openBooking } from '../../test/booking.ts'
import { openWorld } from '../../test/world.ts'
import { hashOf } from '../platform/session/token.ts'
import { bookingThrottles } from './throttles.ts'

const world = await openWorld()
const { ok, refusal, db, clock } = world
const { mara, mill, account, makeLink, page, slotsOf, about, booked } = await openBooking(world)

describe('the public page', () => {
  it('CAL-04 shows provider, duration and free times, without a session', async () => {
    const { token } = await makeLink({ minNoticeHours: 24 })
    const { data: shown } = await ok('getBookingPage', { as: {}, path: { token }, query: { days: 3 } })
    expect(shown).toMatchObject({
      title: bookingFields.title,
      provider: { name: 'Rosewood Mill', timeZone: 'America/Toronto', countryCode: 'CA' },
      durationMinutes: 60,
      isActive: true,
      from: '2026-11-24',
      lastDay: '2027-01-23',
    })
    expect(shown.days.map(({ date }) => date)).not.toContain('2026-11-24')
    for (const slot of shown.days.flatMap(({ slots }) => slots))
      expect(Temporal.Instant.compare(slot, clock.now().add({ hours: 24 }))).toBeGreaterThanOrEqual(0)
  })

  it('CAL-04 leaves out what the calendar has, and days with a wedding', async () => {
    const { token } = await makeLink({ providerId: mill })
    const [day] = (await page(token, { from: '2026-12-01', days: 1 })).days
    const start = Temporal.Instant.from(day!.slots[4]!)
    const body = { type: 'blocked', title: 'Repairs', startAt: start.toString(), endAt: start.add({ hours: 1 }).toString() }
    const { data } = await ok('createCalendarEvent', { as: mara, path: { providerId: mill }, body })
    const left = (await page(token, { from: '2026-12-01', days: 1 })).days[0]!.slots
    expect(left).toHaveLength(day!.slots.length - 3)
    expect(left).not.toContain(day!.slots[4])
    await ok('updateCalendarEvent', { as: mara, path: { providerId: mill, calendarEventId: data.id }, body: { type: 'wedding' } })
    expect((await page(token, { from: '2026-12-01', days: 1 })).days).toEqual([])
  })

  it('answers a link that is off without times, and an unknown one like a deleted one', async () => {
    const { id, token } = await makeLink({ isActive: false })
    expect(await page(token)).toMatchObject({ isActive: false, days: [] })
    await ok('updateBookingLink', { as: mara, path: { ...account, bookingLinkId: id }, body: { isActive: true } })
    expect((await page(token)).days).not.toEqual([])
    expect(await refusal('getBookingPage', { as: {}, path: { token: 'bl_unknown-token' } })).toMatchObject({ status: 404 })
    expect(await refusal('getBookingPage', { as: {}, path: { token }, query: { days: 32 } })).toMatchObject({ status: 422 })
    expect(await refusal('getBookingPage', { as: {}, path: { token }, query: { from: '2026-02-30' } })).toMatchObject({ status: 422 })
  })
})

describe('the public operations', () => {
  /** As if all tries of the window were used up. */
  async function usedUp(scope: keyof typeof bookingThrottles, subject: string): Promise<void> {
    const { scope: name, triesMax: tries, windowMinutes } = bookingThrottles[scope]
    const row = {
      scope: name,
      subject_hash: hashOf(subject),
      window_ends_at: clock.now().add({ minutes: windowMinutes }).toString(),
      tries,
    }
    const insert = db.insertInto('rate_limits').values(row)
    await insert.onConflict((conflict) => conflict.columns(['scope', 'subject_hash']).doUpdateSet(row)).execute()
  }
  const tooMany = { status: 429, code: 'too_many_tries' }

  it('are limited by network address, and mails by their recipient', async () => {
    const { link, token } = await booked()
    const [startAt] = await slotsOf(link.token)
    await usedUp('recipient', 'flooded@example.com')
    const body = { ...about(), startAt }
    expect(
      await refusal('createBooking', { as: {}, path: { token: link.token }, body: { ...body, email: 'Flooded@example.com' } }),
    ).toMatchObject(tooMany)
    await usedUp('write', '127.0.0.1')
    const path = { bookingToken: token }
    expect(await refusal('createBooking', { as: {}, path: { token: link.token }, body })).toMatchObject(tooMany)
    expect(await refusal('updateBooking', { as: {}, path, body: { startAt } })).toMatchObject(tooMany)
    expect(await refusal('createCancellation', { as: {}, path })).toMatchObject(tooMany)
    await usedUp('read', '127.0.0.1')
    expect(await refusal('getBookingPage', { as: {}, path: { token: link.token } })).toMatchObject(tooMany)
    expect(await refusal('getBooking', { as: {}, path })).toMatchObject(tooMany)
    expect(await refusal('downloadBookingCalendar', { as: {}, path })).toMatchObject(tooMany)
  })
})
