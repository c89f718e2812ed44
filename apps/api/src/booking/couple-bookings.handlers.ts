import { bookingProblems, fieldProblem, localDate, parseDate, pastedText, present } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { deleteCalendarEvent, findCalendarEvent, updateCalendarEvent, type CalendarEventRow } from '../calendar/calendar.queries.ts'
import { addReminder } from '../calendar/event-jobs.ts'
import { findProvider, type IntakeProvider } from '../intake/intake.queries.ts'
import { findLead } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal, refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { Db } from '../platform/db/kysely.ts'
import { hashOf, newBookingToken } from '../platform/session/token.ts'
import { throttle } from '../platform/throttle/throttle.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { findBookingLink, findLinkOfToken, type BookingLinkRow } from './booking-links.queries.ts'
import { findBooking, findBookingOfToken, insertBooking, lockBooking, reviseBooking, type BookingRow } from './bookings.queries.ts'
import { isCancelled, requireToCome, timeOf, toCoupleBooking, toProvider, viewingOf } from './booking-view.ts'
import { calendarFile } from './calendar-file.ts'
import { findFreeTimes, lastDayOf, requireFree } from './free-times.ts'
import { mailCouple, reportChange } from './inform.ts'
import { enterBooking } from './enter-booking.ts'
import { bookingThrottles } from './throttles.ts'
import { addViewingReminder } from './viewing-jobs.ts'

/** The days of one answer. */
const daysMax = 31

export const coupleBookingHandlers: Handlers<
  'getBookingPage' | 'createBooking' | 'getBooking' | 'updateBooking' | 'createCancellation' | 'downloadBookingCalendar'
> = {
  async getBookingPage(context, { path, query }) {
    await throttle(context, bookingThrottles.read, context.address)
    const { customer_id: customerId, booking_link_id: linkId } = requireFound(await findLinkOfToken(context.db, hashOf(path.token)))
    const moved = query.booking === undefined ? undefined : await findBookingOfToken(context.db, hashOf(query.booking))
    return context.inCustomer(customerId, async (db) => {
      const { link, provider } = await openLink(db, customerId, linkId)
      const booking = moved?.customer_id === customerId ? await findBooking(db, allOf(customerId), moved.booking_id) : undefined
      const asked = { link, timeZone: provider.time_zone, now: context.now(), moving: booking && { id: booking.id, ...timeOf(booking) } }
      const today = localDate(asked.now, provider.time_zone)
      const wanted = query.from === undefined ? today : parseDate(query.from)
      if (!wanted) throw problemRefusal(fieldProblem('from', 'invalid_date'))
      const from = Temporal.PlainDate.compare(wanted, today) < 0 ? today : wanted
      const days = link.is_active ? await findFreeTimes(db, asked, from, query.days ?? daysMax) : []
      return {
        status: 200,
        body: {
          data: {
            title: link.title,
            provider: toProvider(provider),
            durationMinutes: link.duration_minutes,
            isActive: link.is_active,
            from: from.toString(),
            lastDay: lastDayOf(asked).toString(),
            days: days.map(({ date, slots }) => ({ date: date.toString(), slots: slots.map(instantText) })),
          },
        },
      }
    })
  },

  async createBooking(context, { path, body }) {
    await throttle(context, bookingThrottles.write, context.address)
    const about = aboutCouple(body)
    await throttle(context, bookingThrottles.recipient, about.email.toLowerCase())
    const { customer_id: customerId, booking_link_id: linkId } = requireFound(await findLinkOfToken(context.db, hashOf(path.token)))
    return context.onceInCustomer(customerId, async (db) => {
      const { link, provider } = await openLink(db, customerId, linkId)
      const couple = { ...about, phone: phoneOf(body.phone, provider) }
      if (!link.is_active) throw new Refusal(409, 'booking_closed')
      await lockProvider(db, customerId, provider.id)
      const time = await requireFree(db, { link, timeZone: provider.time_zone, now: context.now() }, body.startAt)
      const { lead, calendarEventId } = await enterBooking(context, db, provider, link, couple, time)
      const token = newBookingToken()
      const at = instantText(context.now())
      const of = { customer_id: customerId, booking_link_id: link.id, provider_id: provider.id, lead_id: lead.id }
      const booking = { ...of, ...time, calendar_event_id: calendarEventId, locale: context.locale, created_at: at }
      const id = await insertBooking(db, booking, hashOf(token))
      await auditCouple(context, db, customerId, 'created', id)
      const row = requireFound(await findBooking(db, allOf(customerId), id))
      await mailCouple(db, provider, lead, { ...viewingOf(context, customerId, row, token), locale: context.locale }, 'viewing_booked')
      await addViewingReminder(db, context.now(), { customerId, bookingId: id, startAt: time.start_at, origin: context.origin })
      return { status: 201, body: { data: { token, booking: toCoupleBooking(row, provider, context.now()) } } }
    })
  },

  async getBooking(context, { path }) {
    return withBooking(context, path.bookingToken, 'read', async (_db, row, provider) => ({
      status: 200,
      body: { data: toCoupleBooking(row, provider, context.now()) },
    }))
  },

  async updateBooking(context, { path, body }) {
    return withBooking(context, path.bookingToken, 'write', async (db, before, provider) => {
      const { customer_id: customerId } = provider
      if (isCancelled(before)) throw new Refusal(409, 'booking_cancelled')
      requireToCome(before, context.now())
      if (Temporal.Instant.from(body.startAt).equals(Temporal.Instant.from(timeOf(before).startAt)))
        return { status: 200, body: { data: toCoupleBooking(before, provider, context.now()) } }
      const link = await findBookingLink(db, allOf(customerId), before.booking_link_id)
      if (!link?.is_active) throw new Refusal(409, 'booking_closed')
      const moving = { id: before.id, ...timeOf(before) }
      const time = await requireFree(db, { link, timeZone: provider.time_zone, now: context.now(), moving }, body.startAt)
      const event = requireFound(await findCalendarEvent(db, customerId, provider.id, before.calendar_event_id, 'lock'))
      const moved = { ...time, space_id: link.space_id, remind_at: remindAtOf(event, time.start_at) }
      await addReminder(
        { db, customerId, origin: context.origin, now: context.now() },
        await updateCalendarEvent(db, customerId, event.id, moved),
      )
      await reviseBooking(db, customerId, before.id, time)
      await auditCouple(context, db, customerId, 'updated', before.id)
      const row = requireFound(await findBooking(db, allOf(customerId), before.id))
      await inform(context, db, provider, row, path.bookingToken, 'moved')
      await addViewingReminder(db, context.now(), { customerId, bookingId: before.id, startAt: time.start_at, origin: context.origin })
      return { status: 200, body: { data: toCoupleBooking(row, provider, context.now()) } }
    })
  },

  async createCancellation(context, { path }) {
    return withBooking(context, path.bookingToken, 'write', async (db, before, provider) => {
      const { customer_id: customerId } = provider
      if (isCancelled(before)) return { status: 200, body: { data: toCoupleBooking(before, provider, context.now()) } }
      requireToCome(before, context.now())
      const { startAt, endAt } = timeOf(before)
      await deleteCalendarEvent(db, customerId, before.calendar_event_id)
      const end = { start_at: startAt, end_at: endAt, cancelled_at: instantText(context.now()) }
      await reviseBooking(db, customerId, before.id, end)
      await auditCouple(context, db, customerId, 'deleted', before.id)
      const row = requireFound(await findBooking(db, allOf(customerId), before.id))
      await inform(context, db, provider, row, path.bookingToken, 'cancelled')
      return { status: 200, body: { data: toCoupleBooking(row, provider, context.now()) } }
    })
  },

  async downloadBookingCalendar(context, { path }) {
    return withBooking(context, path.bookingToken, 'read', async (_db, row, provider) => {
      const viewing = viewingOf(context, provider.customer_id, row, path.bookingToken)
      return { status: 200, body: Buffer.from(await calendarFile(provider, viewing)), fileName: 'appointment.ics' }
    })
  },
}

const allOf = (customerId: number) => ({ customerId, providerIds: 'all' }) as const

/** A link that is not deleted, and its provider. */
async function openLink(db: Db, customerId: number, linkId: number): Promise<{ link: BookingLinkRow; provider: IntakeProvider }> {
  const link = requireFound(await findBookingLink(db, allOf(customerId), linkId))
  return { link, provider: requireFound(await findProvider(db, customerId, link.provider_id)) }
}

/** Finds the booking of a secret; for a change the provider is locked first, as when a viewing is booked. */
async function withBooking<Result>(
  context: PublicContext,
  token: string,
  needed: 'read' | 'write',
  work: (db: Db, row: BookingRow, provider: IntakeProvider) => Promise<Result>,
): Promise<Result> {
  await throttle(context, bookingThrottles[needed], context.address)
  const { customer_id: customerId, booking_id: id } = requireFound(await findBookingOfToken(context.db, hashOf(token)))
  return context.inCustomer(customerId, async (db) => {
    const found = requireFound(await findBooking(db, allOf(customerId), id))
    const provider = requireFound(await findProvider(db, customerId, found.provider_id))
    if (needed === 'read') return work(db, found, provider)
    await lockProvider(db, customerId, provider.id)
    return work(db, requireFound(await lockBooking(db, allOf(customerId), id)), provider)
  })
}

/** What a couple has typed, by the rule of the form. */
function aboutCouple({ name, email, guestCount = null, weddingDate = null, message, website }: Input<'createBooking'>['body']) {
  const isProgram = website !== undefined && website !== ''
  refuseProblems(
    present([...bookingProblems({ name, email, guestCount, message: message ?? '' }), isProgram && fieldProblem('website', 'not_allowed')]),
  )
  return { name: name.trim(), email: pastedText(email), guestCount, weddingDate, message: message?.trim() || null }
}

function phoneOf(typed: string | null | undefined, provider: IntakeProvider): string | null {
  if (!typed?.trim()) return null
  const phone = fullPhoneRules.parse(typed, provider.country_code, 'en_CA')
  if (!phone.ok) throw problemRefusal(fieldProblem('phone', phone.code))
  return phone.e164
}

/** A couple is not a user: the entry has no actor. */
async function auditCouple({ now }: PublicContext, db: Db, customerId: number, action: 'created' | 'updated' | 'deleted', id: number) {
  await audit({ db, user: { customerId, id: null }, now }, { action, entity: 'booking', entityId: id })
}

async function inform(
  context: PublicContext,
  db: Db,
  provider: IntakeProvider,
  row: BookingRow,
  token: string,
  change: 'moved' | 'cancelled',
): Promise<void> {
  const lead = requireFound(await findLead(db, allOf(provider.customer_id), row.lead_id, 'lock'))
  const viewing = viewingOf(context, provider.customer_id, row, token)
  await reportChange(context, db, provider, lead, viewing, `booking_${change}`)
  await mailCouple(db, provider, lead, { ...viewing, locale: row.locale }, `viewing_${change}`)
}

/** The reminder of a moved appointment keeps its distance to the start. */
function remindAtOf({ start_at, remind_at }: CalendarEventRow, startAt: string): string | null {
  if (remind_at === null) return null
  return instantText(Temporal.Instant.from(startAt).subtract(Temporal.Instant.from(remind_at).until(Temporal.Instant.from(start_at))))
}
