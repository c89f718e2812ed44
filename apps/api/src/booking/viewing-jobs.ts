import type { EventJob } from '../calendar/event-jobs.ts'
import { findProvider } from '../intake/intake.queries.ts'
import { findLead } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { JobTools } from '../platform/hooks.ts'
import { addJobOnce } from '../platform/jobs/add-job.queries.ts'
import { hashOf, newBookingToken } from '../platform/session/token.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import { findBooking, findBookingOfEvent, insertBookingToken, lockBooking, reviseBooking, type BookingRow } from './bookings.queries.ts'
import { isCancelled, isToCome, timeOf, viewingOf } from './booking-view.ts'
import { mailCouple } from './inform.ts'

// A mail about a viewing that is a day late may be too late.
const attemptsMax = 8
/** When a couple is reminded, before the start; our choice. */
const remindedHours = 24

type Tools = Pick<JobTools, 'inCustomer' | 'now'>
interface ViewingJob {
  customerId: number
  bookingId: number
  startAt: string
  origin: string
}

/** Adds the job that reminds a couple of its viewing; a viewing that is booked for the same day has none. */
export async function addViewingReminder(db: Db, now: Temporal.Instant, viewing: ViewingJob): Promise<void> {
  const at = Temporal.Instant.from(viewing.startAt).subtract({ hours: remindedHours })
  if (Temporal.Instant.compare(at, now) <= 0) return
  await addJobOnce(db, 'remind_couple', [viewing.customerId, viewing.bookingId, viewing.startAt], viewing, attemptsMax, at, now)
}

/** The job of a reminder: mails the couple, unless the viewing was moved or cancelled. */
export async function remindCouple({ inCustomer, now }: Tools, { customerId, bookingId, startAt, origin }: ViewingJob): Promise<void> {
  await inCustomer(customerId, async (db) => {
    const row = await findBooking(db, allOf(customerId), bookingId)
    if (!row || isCancelled(row) || !isToCome(row, now()) || timeOf(row).startAt !== startAt) return
    await mail(db, { origin, now }, customerId, row, 'viewing_reminder')
  })
}

/**
 * The job after a change in the calendar: a viewing whose appointment was moved or removed is moved or cancelled, and its couple gets a mail.
 * Once, whatever the number of changes: the booking has the time that the couple knows.
 */
export async function changeViewing({ inCustomer, now }: Tools, { customerId, calendarEventId, origin }: EventJob): Promise<void> {
  await inCustomer(customerId, async (db) => {
    const id = await findBookingOfEvent(db, customerId, calendarEventId)
    const found = id === undefined ? undefined : await findBooking(db, allOf(customerId), id)
    if (!found) return
    await lockProvider(db, customerId, found.provider_id)
    const before = await lockBooking(db, allOf(customerId), found.id)
    if (!before || before.cancelled_at !== null) return
    const { start_at, end_at } = before
    if (start_at === null || end_at === null) {
      await reviseBooking(db, customerId, before.id, { cancelled_at: instantText(now()) })
      if (isToCome(before, now())) await inform('viewing_called_off')
    } else if (start_at !== before.booked_start_at || end_at !== before.booked_end_at) {
      await reviseBooking(db, customerId, before.id, { start_at, end_at })
      if (!isToCome(before, now())) return
      await inform('viewing_moved')
      await addViewingReminder(db, now(), { customerId, bookingId: before.id, startAt: start_at, origin })
    }
    async function inform(about: 'viewing_moved' | 'viewing_called_off'): Promise<void> {
      const row = await findBooking(db, allOf(customerId), found!.id)
      if (row) await mail(db, { origin, now }, customerId, row, about)
    }
  })
}

const allOf = (customerId: number) => ({ customerId, providerIds: 'all' }) as const

/** A mail with a link of its own: only the hashes of earlier ones are stored. A cancelled viewing leads to the page of its link. */
async function mail(
  db: Db,
  context: { origin: string; now: () => Temporal.Instant },
  customerId: number,
  row: BookingRow,
  about: 'viewing_moved' | 'viewing_called_off' | 'viewing_reminder',
): Promise<void> {
  const provider = await findProvider(db, customerId, row.provider_id)
  const lead = await findLead(db, allOf(customerId), row.lead_id)
  if (!provider || !lead) return
  const token = newBookingToken()
  const viewing = { ...viewingOf(context, customerId, row, token), locale: row.locale }
  if (about === 'viewing_called_off') viewing.page = `${context.origin}/book/${row.link_token}?lang=${row.locale}`
  else await insertBookingToken(db, customerId, row.id, hashOf(token))
  await mailCouple(db, provider, lead, viewing, about)
}
