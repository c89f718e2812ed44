import { describe, expect, it } from 'vitest'
import { openBooking } from '../../test/booking.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, answer, db } = world
const { mara, mill, garden, account, makeLink, page, slotsOf, book, entryAt } = await openBooking(world)

const addSpace = async (name: string, providerId = mill) =>
  (await ok('createCustomerSpace', { as: mara, body: { providerId, name, spaceType: 'indoor', kind: 'package', mealMax: 80 } })).data.id
const block = async (startAt: string, more: object) => {
  const endAt = Temporal.Instant.from(startAt).add({ hours: 1 }).toString()
  const body = { type: 'blocked', title: 'Repairs', startAt, endAt, ...more }
  return (await ok('createCalendarEvent', { as: mara, path: { providerId: mill }, body })).data.id
}
const [loft, barn] = [await addSpace('Loft'), await addSpace('Barn')]
const from = { from: '2026-12-03', days: 1 }

describe('a booking link of a space', () => {
  it('CAL-04 has the times at which its space and the whole provider are free', async () => {
    const { token, spaceId } = await makeLink({ spaceId: loft })
    expect(spaceId).toBe(loft)
    const whole = await makeLink()
    const [first, second, third] = (await slotsOf(token, from)).filter((_, index) => index % 4 === 0)
    await block(first!, { spaceId: barn })
    await block(second!, { spaceId: loft })
    await block(third!, {})
    const left = await slotsOf(token, from)
    expect([first, second, third].map((slot) => left.includes(slot!))).toEqual([true, false, false])
    const leftOfWhole = await slotsOf(whole.token, from)
    expect([first, second, third].map((slot) => leftOfWhole.includes(slot!))).toEqual([false, false, false])
  })

  it('CAL-04 is booked in its space, so that another space can be viewed at the same time', async () => {
    const [ofLoft, ofBarn] = [await makeLink({ spaceId: loft }), await makeLink({ spaceId: barn })]
    const day = { from: '2026-12-08' }
    const [startAt] = await slotsOf(ofLoft.token, day)
    await book(ofLoft.token, { startAt })
    expect(await slotsOf(ofLoft.token, day)).not.toContain(startAt)
    expect(await slotsOf(ofBarn.token, day)).toContain(startAt)
    const { calendarEventId } = await entryAt(startAt!)
    const path = { providerId: mill, calendarEventId }
    expect((await ok('getCalendarEvent', { as: mara, path })).data.spaceId).toBe(loft)
    await book(ofBarn.token, { startAt })
    expect(await slotsOf((await makeLink()).token, day)).not.toContain(startAt)
  })

  it('CAL-04 closes on days with a wedding in any space, unless the link allows them', async () => {
    const [closed, open] = [await makeLink({ spaceId: loft }), await makeLink({ spaceId: loft, skipsWeddingDays: false })]
    const day = { from: '2026-12-07', days: 1 }
    const [startAt] = await slotsOf(open.token, day)
    await block(startAt!, { type: 'wedding', spaceId: barn })
    expect((await page(closed.token, day)).days).toEqual([])
    expect(await slotsOf(open.token, day)).toContain(startAt)
  })

  it('CAL-04 has a space of its provider, and without the space it views the whole provider', async () => {
    const other = await addSpace('Lawn two', garden)
    const { id } = await makeLink({ spaceId: loft })
    const path = { ...account, bookingLinkId: id }
    for (const spaceId of [other, 999_999])
      expect(await refusal('updateBookingLink', { as: mara, path, body: { spaceId } })).toMatchObject({
        status: 422,
        errors: [{ path: 'spaceId', code: 'not_allowed' }],
      })
    expect((await ok('updateBookingLink', { as: mara, path, body: { title: 'Visit' } })).data.spaceId).toBe(loft)
    const attic = await addSpace('Attic')
    await ok('updateBookingLink', { as: mara, path, body: { spaceId: attic } })
    await ok('deleteCustomerSpace', { as: mara, path: { customerSpaceId: attic } })
    expect((await ok('getBookingLink', { as: mara, path })).data.spaceId).toBeNull()
  })

  it('WORK-02 is restored with its appointments when the deletion of the space is undone, unless one has another space by then', async () => {
    const attic = await addSpace('Old attic')
    const { id } = await makeLink({ spaceId: attic })
    const eventId = await block('2026-12-09T15:00:00Z', { spaceId: attic })
    const event = { as: mara, path: { providerId: mill, calendarEventId: eventId } }
    const deleted = async () => {
      const { headers } = await answer('deleteCustomerSpace', { as: mara, path: { customerSpaceId: attic } })
      return { as: mara, path: { undoToken: String(headers['undo-token']) } }
    }
    const used = async () => [
      (await ok('getCalendarEvent', event)).data.spaceId,
      (await ok('getBookingLink', { as: mara, path: { ...account, bookingLinkId: id } })).data.spaceId,
    ]
    const undo = await deleted()
    expect(await used()).toEqual([null, null])
    await ok('undoChange', undo)
    expect(await used()).toEqual([attic, attic])
    const late = await deleted()
    await db.updateTable('calendar_events').set({ space_id: barn }).where('id', '=', eventId).execute()
    expect(await refusal('undoChange', late)).toMatchObject({ status: 409, code: 'undo_impossible' })
    expect(await used()).toEqual([barn, null])
  })
})
