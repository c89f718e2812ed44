import { describe, expect, it } from 'vitest'
import { openBooking } from '../../test/booking.ts'
import { waitingJobs } from '../../test/waiting-jobs.ts'
import { openWorld } from '../../test/world.ts'
import { hashOf } from '../platform/session/token.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db, clock } = world
const [jonas, noura] = [await signIn('jonas'), await signIn('noura')]
const { mara, mill, account, slotsOf, lastRecipient, book, booked, entryAt, mails } = await openBooking(world)

describe('a couple', () => {
  it('reads its booking with the secret of its mail only', async () => {
    const made = await booked()
    expect((await ok('getBooking', { as: {}, path: { bookingToken: made.token } })).data).toEqual(made.booking)
    expect(await refusal('getBooking', { as: {}, path: { bookingToken: 'bk_guessed-secret' } })).toMatchObject({ status: 404 })
    expect(await refusal('downloadBookingCalendar', { as: {}, path: { bookingToken: 'bk_guessed-secret' } })).toMatchObject({ status: 404 })
    const stored = await db.selectFrom('booking_tokens').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).toContain(hashOf(made.token))
  })

  it('CAL-04 moves the viewing: the appointment moves, the old time is free again, the vendor reads it', async () => {
    const { link, startAt, token } = await booked()
    const free = await slotsOf(link.token, { booking: token })
    expect(free).toContain(startAt)
    const to = free.find((slot) => slot > startAt)!
    const call = { as: {}, path: { bookingToken: token }, body: { startAt: to } }
    const { data } = await ok('updateBooking', call)
    expect(data).toMatchObject({ startAt: to, isCancelled: false })
    expect((await ok('updateBooking', call)).data).toEqual(data)
    expect(await slotsOf(link.token, { booking: token })).toContain(startAt)
    expect(await slotsOf(link.token)).not.toContain(to)
    const entry = await entryAt(to)
    expect(entry).toMatchObject({ startAt: to })
    const [message] = (await ok('listLeadMessages', { as: mara, path: { leadId: entry.lead.id } })).data
    expect(message?.body).toMatch(/^Moved online: /)
    const { data: interactions } = await ok('listLeadInteractions', { as: mara, path: { leadId: entry.lead.id } })
    expect(interactions.map(({ note }) => note?.split(':')[0])).toEqual(['Moved online', 'Booked online'])
    const [mail] = await mails(lastRecipient())
    expect(mail?.calendar_file).toMatch(/SEQUENCE:1/)
    const file = await ok('downloadBookingCalendar', { as: {}, path: { bookingToken: token } })
    expect(file.toString()).toMatch(/SEQUENCE:1/)
  })

  it('CAL-01 CAL-04 moves the viewing, and the reminder of the vendor moves along', async () => {
    const { link, startAt, token } = await booked()
    const { calendarEventId } = await entryAt(startAt)
    const path = { providerId: mill, calendarEventId }
    const before = (start: string) => Temporal.Instant.from(start).subtract({ minutes: 15 }).toString({ smallestUnit: 'millisecond' })
    await ok('updateCalendarEvent', { as: mara, path, body: { remindAt: before(startAt) } })
    const to = (await slotsOf(link.token, { booking: token })).find((slot) => slot > startAt)!
    await ok('updateBooking', { as: {}, path: { bookingToken: token }, body: { startAt: to } })
    expect((await ok('getCalendarEvent', { as: mara, path })).data).toMatchObject({ startAt: to, remindAt: before(to) })
    const added = await waitingJobs<{ calendarEventId: number; at: string }>(db, 'remind_event')
    expect(added).toContainEqual(expect.objectContaining({ calendarEventId, at: before(to) }))
  })

  it('cannot move it to a time that is taken, or by a link that is off or deleted', async () => {
    const { link, startAt, token } = await booked()
    const [taken = ''] = await slotsOf(link.token)
    await book(link.token, { startAt: taken })
    const to = (time: string) => ({ as: {}, path: { bookingToken: token }, body: { startAt: time } })
    expect(await refusal('updateBooking', to(taken))).toMatchObject({ status: 409, code: 'slot_unavailable' })
    const path = { ...account, bookingLinkId: link.id }
    const [free = ''] = await slotsOf(link.token)
    await ok('updateBookingLink', { as: mara, path, body: { isActive: false } })
    expect(await refusal('updateBooking', to(free))).toMatchObject({ status: 409, code: 'booking_closed' })
    await ok('deleteBookingLink', { as: mara, path })
    expect((await ok('getBooking', { as: {}, path: { bookingToken: token } })).data).toMatchObject({
      startAt,
      canMove: false,
      canCancel: true,
    })
  })

  it('CAL-04 cancels the viewing once: the appointment goes, the time is free again, the vendor reads it', async () => {
    const { link, startAt, token } = await booked()
    const call = { as: {}, path: { bookingToken: token } }
    const { data } = await ok('createCancellation', call)
    expect(data).toMatchObject({ startAt, isCancelled: true, canMove: false, canCancel: false })
    expect((await ok('createCancellation', call)).data).toEqual(data)
    expect(await slotsOf(link.token)).toContain(startAt)
    expect(await refusal('updateBooking', { ...call, body: { startAt } })).toMatchObject({ status: 409, code: 'booking_cancelled' })
    const [mail, ...earlier] = await mails(lastRecipient())
    expect(mail?.calendar_file).toMatch(/STATUS:CANCELLED/)
    expect(earlier).toHaveLength(1)
    expect(
      (await ok('listBookings', { as: mara, path: account, query: { limit: 100 } })).data.filter(
        ({ bookingLinkId }) => bookingLinkId === link.id,
      ),
    ).toEqual([])
  })

  it('neither the couple nor the vendor can change a viewing that has begun', async () => {
    const { startAt, token } = await booked()
    const { id: bookingId } = await entryAt(startAt)
    const passed = Temporal.Instant.from(startAt).since(clock.now())
    clock.advance(passed)
    expect(await refusal('createCancellation', { as: {}, path: { bookingToken: token } })).toMatchObject({
      status: 409,
      code: 'booking_past',
    })
    expect(await refusal('createBookingCancellation', { as: mara, path: { ...account, bookingId } })).toMatchObject({
      status: 409,
      code: 'booking_past',
    })
    clock.advance(passed.negated())
  })

  it('CAL-04 sees the time to which the vendor has moved the appointment, and that it is removed, until that is undone', async () => {
    const { startAt, token } = await booked()
    const read = async () => (await ok('getBooking', { as: {}, path: { bookingToken: token } })).data
    const { calendarEventId } = await entryAt(startAt)
    const path = { providerId: mill, calendarEventId }
    const moved = { startAt: '2026-12-20T15:00:00.000Z', endAt: '2026-12-20T16:00:00.000Z' }
    await ok('updateCalendarEvent', { as: mara, path, body: moved })
    expect(await read()).toMatchObject({ ...moved, isCancelled: false })
    const { headers } = await answer('deleteCalendarEvent', { as: mara, path })
    expect(await read()).toMatchObject({ startAt, isCancelled: true })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await read()).toMatchObject({ ...moved, isCancelled: false })
  })

  it('LEAD-27 no longer has a booking once its data is erased', async () => {
    const { startAt, token } = await booked()
    const entry = await entryAt(startAt)
    await ok('eraseLead', { as: mara, path: { leadId: entry.lead.id }, body: {} })
    expect(await refusal('getBooking', { as: {}, path: { bookingToken: token } })).toMatchObject({ status: 404 })
    expect(await mails(lastRecipient())).toEqual([])
    const path = { ...account, bookingId: entry.id }
    expect((await ok('createBookingCancellation', { as: mara, path })).data.isCancelled).toBe(true)
  })
})

describe('a vendor', () => {
  it('cancels a viewing, and the couple gets a mail', async () => {
    const { startAt, token } = await booked()
    const recipient = lastRecipient()
    const entry = await entryAt(startAt)
    const path = { ...account, bookingId: entry.id }
    expect(await refusal('createBookingCancellation', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('createBookingCancellation', { as: noura, path: { ...path, customerId: 2 } })).toMatchObject({ status: 404 })
    const first = await ok('createBookingCancellation', { as: mara, path })
    expect(first.data).toEqual({ ...entry, isCancelled: true })
    expect(await ok('createBookingCancellation', { as: mara, path })).toEqual(first)
    expect((await mails(recipient))[0]).toMatchObject({ subject: 'Rosewood Mill has cancelled your viewing' })
    expect(await mails(recipient)).toHaveLength(2)
    expect((await ok('getBooking', { as: {}, path: { bookingToken: token } })).data).toMatchObject({ isCancelled: true })
  })

  it('reads the bookings of linked providers, the next one first', async () => {
    const starts = (await ok('listBookings', { as: mara, path: account, query: { limit: 100 } })).data.map(({ startAt }) => startAt)
    expect(starts).toEqual(starts.toSorted())
    expect(await refusal('listBookings', { as: noura, path: account })).toMatchObject({ status: 404 })
    const { data } = await ok('listBookings', { as: jonas, path: account, query: { limit: 100 } })
    expect(new Set(data.map((one) => one.providerId))).toEqual(new Set([mill]))
  })
})
