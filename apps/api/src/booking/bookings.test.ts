import { describe, expect, it } from 'vitest'
import { bookingFields, openBooking } from '../../test/booking.ts'
import { couple as service, openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, answer, refusal, db } = world
const { mara, mill, account, makeLink, slotsOf, about, book, entryAt, mails } = await openBooking(world)

describe('a booking', () => {
  it('CAL-04 LEAD-36 becomes an appointment, an interaction and an entry in the history of a new couple', async () => {
    const { token } = await makeLink()
    const [startAt] = await slotsOf(token, { from: '2026-11-27' })
    const sent = {
      startAt,
      name: ' Ada & Bruno ',
      email: 'ada.new@example.com',
      phone: '613 555 0140',
      guestCount: 90,
      weddingDate: '2027-06-12',
      message: 'We bring two friends.',
    }
    const made = await book(token, sent)
    expect(made.token).toMatch(/^bk_[\w-]{32}$/)
    expect(made.booking).toMatchObject({
      startAt,
      title: bookingFields.title,
      isCancelled: false,
      canMove: true,
      canCancel: true,
      linkToken: token,
    })
    const entry = await entryAt(startAt!)
    const leadId = entry.lead.id
    expect((await ok('getLead', { as: mara, path: { leadId } })).data).toMatchObject({
      leadDetails: { name: 'Ada & Bruno' },
      email: 'ada.new@example.com',
      phone: '+16135550140',
      guestCount: 90,
      couple: { weddingDate: '2027-06-12' },
      source: 'booking_link',
      readStatus: 'unread',
      message: expect.stringMatching(/^Booked online: Viewing of the mill, .*2026 at .*\n\nWe bring two friends\.$/s),
    })
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId } })).data).toEqual([
      expect.objectContaining({ type: 'viewing', author: null, note: expect.stringMatching(/^Booked online: Viewing of the mill, /) }),
    ])
    const history = (await ok('listLeadHistory', { as: mara, path: { leadId } })).data
    expect(history.map(({ type }) => type).toSorted()).toEqual(['appointment', 'info_request'])
    const events = await ok('listCalendarEvents', { as: mara, path: { providerId: mill }, query: { from: '2026-11-27', to: '2026-12-27' } })
    expect(events.data.find(({ id }) => id === entry.calendarEventId)).toMatchObject({
      type: 'appointment',
      leadId,
      startAt,
      title: 'Viewing of the mill · Ada & Bruno',
      note: null,
    })
    expect(await slotsOf(token, { from: '2026-11-27' })).not.toContain(startAt)
  })

  it('CAL-04 belongs to the couple that has this address, and adds only what is not known', async () => {
    const body = { providerId: mill, name: 'Ada & Bruno', email: 'Ada.Known@example.com', message: 'Hello', guestCount: 40 }
    const { id: leadId } = (await ok('createIntakeLead', { as: service, body })).data
    const { token } = await makeLink()
    const [startAt] = await slotsOf(token)
    await book(token, { startAt, name: 'Ada', email: 'ada.known@EXAMPLE.com', phone: '+16135550141', guestCount: 90 })
    const lead = (await ok('getLead', { as: mara, path: { leadId } })).data
    expect(lead).toMatchObject({ leadDetails: { name: 'Ada & Bruno' }, guestCount: 40, phone: '+16135550141', unreadMessageCount: 1 })
    const [message] = (await ok('listLeadMessages', { as: mara, path: { leadId } })).data
    expect(message).toMatchObject({ direction: 'in', body: expect.stringMatching(/^Booked online: /) })
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId } })).data).toMatchObject([{ type: 'viewing', author: null }])
    expect((await ok('listLeadHistory', { as: mara, path: { leadId } })).data[0]).toMatchObject({ type: 'appointment', actor: null })
  })

  it('LEAD-53 notifies the users in the panel, by mail and SMS; a couple reported as spam does not', async () => {
    const { token } = await makeLink()
    const [startAt, , next] = await slotsOf(token)
    await db.deleteFrom('deliveries').execute()
    await book(token, { startAt, email: 'ada.moved@example.com' })
    const { lead } = await entryAt(startAt!)
    const events = db.selectFrom('feed_events').select('kind').where('lead_id', '=', lead.id)
    expect(await events.execute()).toEqual([{ kind: 'lead' }, { kind: 'lead' }])
    expect((await mails('jonas@rosewood.example'))[0]).toMatchObject({ subject: expect.stringMatching(/has booked: Viewing of the mill/) })
    await ok('createLeadAction', { as: mara, path: { leadId: lead.id }, body: { type: 'report-spam', reasonId: 'advertising' } })
    await book(token, { startAt: next, email: 'ada.moved@example.com' })
    expect(await events.execute()).toHaveLength(2)
  })

  it('CAL-04 sends the couple a mail in the language of its page, with a calendar file and its own link', async () => {
    const { token } = await makeLink()
    const [startAt] = await slotsOf(token)
    const made = await book(token, { startAt, email: 'noor@example.com' }, { 'accept-language': 'ar-AE' })
    const [mail] = await mails('noor@example.com')
    expect(mail).toMatchObject({ locale: 'ar_AE', sender: 'Rosewood Mill', channel: 'email' })
    expect(mail!.subject).toMatch(/موعد زيارتكم/)
    expect(mail!.body).toContain(`http://localhost/viewing/${made.token}?lang=ar_AE`)
    expect(mail!.calendar_file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VCALENDAR$/)
    expect(mail!.calendar_file).toContain(`DTSTART:${startAt!.replaceAll(/[-:]|\.000/g, '')}`)
    const { bytes, headers } = await answer('downloadBookingCalendar', { as: {}, path: { bookingToken: made.token } })
    expect(headers['content-type']).toMatch(/^text\/calendar/)
    expect(bytes.toString()).toBe(mail!.calendar_file)
  })

  it('CAL-04 of one time is made once, however many couples send it at the same moment', async () => {
    const { token } = await makeLink()
    const [startAt] = await slotsOf(token)
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        book(token, { startAt }).then(
          () => 'booked',
          (error: Error) => (error.message.includes('slot_unavailable') ? 'taken' : error.message),
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['booked', ...Array.from({ length: 7 }, () => 'taken')])
    const events = await db
      .selectFrom('calendar_events')
      .select('id')
      .where('provider_id', '=', mill)
      .where('start_at', '=', startAt!)
      .execute()
    expect(events).toHaveLength(1)
  })

  it('CAL-04 of another link of the provider takes its time, with its buffers', async () => {
    const [one, other] = [await makeLink({ bufferAfterMinutes: 30 }), await makeLink()]
    const [startAt] = await slotsOf(one.token, { from: '2026-12-08', days: 1 })
    await book(one.token, { startAt })
    const end = Temporal.Instant.from(startAt!).add({ minutes: 60 })
    const left = await slotsOf(other.token, { from: '2026-12-08', days: 1 })
    expect(left).not.toContain(end.toString({ smallestUnit: 'millisecond' }))
    expect(left[0]).toBe(end.add({ minutes: 30 }).toString({ smallestUnit: 'millisecond' }))
  })

  it('CAL-04 is at most so many a day', async () => {
    const { token } = await makeLink({ maxPerDay: 1 })
    const [startAt, later] = await slotsOf(token, { from: '2026-12-09', days: 1 })
    await book(token, { startAt })
    expect(await slotsOf(token, { from: '2026-12-09', days: 1 })).toEqual([])
    expect(await refusal('createBooking', { as: {}, path: { token }, body: { ...about(), startAt: later } })).toMatchObject({
      status: 409,
      code: 'slot_unavailable',
    })
  })

  it('is made once per key, and a key belongs to one account', async () => {
    const { token } = await makeLink()
    const [startAt, next] = await slotsOf(token)
    const call = { as: {}, path: { token }, body: { ...about(), startAt }, headers: { 'idempotency-key': 'couple-books-once' } }
    const first = await ok('createBooking', call)
    expect(await ok('createBooking', call)).toEqual(first)
    expect(await refusal('createBooking', { ...call, body: { ...call.body, startAt: next } })).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    expect(await db.selectFrom('bookings').select('id').where('start_at', '=', startAt!).execute()).toHaveLength(1)
  })

  it('VAL-11 VAL-18 is refused with what is wrong at its field', async () => {
    const { token } = await makeLink()
    const [startAt] = await slotsOf(token)
    const refused = async (body: object) => {
      const { status, errors } = await refusal('createBooking', { as: {}, path: { token }, body: { ...about(), startAt, ...body } })
      return [status, ...(errors ?? []).map(({ path, code }) => `${path} ${code}`)]
    }
    expect(await refused({ name: ' ' })).toEqual([422, 'name required'])
    expect(await refused({ email: 'ada' })).toEqual([422, 'email invalid_email'])
    expect(await refused({ phone: '12' })).toEqual([422, 'phone invalid_phone'])
    expect(await refused({ guestCount: 0 })).toEqual([422, 'guestCount at_least'])
    expect(await refused({ website: 'https://spam.example' })).toEqual([422, 'website not_allowed'])
    expect(await refused({ startAt: '2026-11-17T03:17:00Z' })).toEqual([409])
    expect(await refused({ startAt: '2019-11-19T15:00:00Z' })).toEqual([409])
    expect(await refused({ startAt: '9998-12-31T23:59:59Z' })).toEqual([409])
  })

  it('is refused while the link is off', async () => {
    const { id, token } = await makeLink()
    const [startAt] = await slotsOf(token)
    await ok('updateBookingLink', { as: mara, path: { ...account, bookingLinkId: id }, body: { isActive: false } })
    expect(await refusal('createBooking', { as: {}, path: { token }, body: { ...about(), startAt } })).toMatchObject({
      status: 409,
      code: 'booking_closed',
    })
  })
})
