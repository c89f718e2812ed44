import { lastBookingDay, localDate, openSlots, type BookingRules, type OpenDay, type TimeSpan } from '@vendor-panel/domain'
import { busyTimes } from '../calendar/calendar.queries.ts'
import { instantText } from '../platform/clock.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { BookingLinkRow } from './booking-links.queries.ts'
import { findViewings } from './bookings.queries.ts'

/** A booking link, and the clock by which its times are asked for. */
export interface Asked {
  link: BookingLinkRow
  timeZone: string
  now: Temporal.Instant
  /** A booking that is to be moved: it does not make the provider busy. */
  moving?: { id: number; startAt: string; endAt: string } | undefined
}

/** The days with free times from a day on (CAL-04). */
export async function findFreeTimes(db: Db, asked: Asked, from: Temporal.PlainDate, days: number): Promise<OpenDay[]> {
  const { link, timeZone, now, moving } = asked
  const rules = rulesOf(link)
  const last = earlier(from.add({ days: days - 1 }), lastBookingDay(rules, now, timeZone))
  // Buffers reach into the days around.
  const start = from.subtract({ days: 1 }).toZonedDateTime(timeZone).toInstant()
  const end = last.add({ days: 2 }).toZonedDateTime(timeZone).toInstant()
  if (Temporal.Instant.compare(start, end) >= 0) return []
  const busy = (await busyTimes(db, link.customer_id, link.provider_id, { start, end })).filter(
    ({ spaceId, type }) => takes(link, spaceId) || (link.skips_wedding_days && type === 'wedding'),
  )
  const span = { from: instantText(start), before: instantText(end) }
  const viewings = (await findViewings(db, link.customer_id, link.provider_id, span)).filter(
    ({ id, event_id, space_id, link_space_id }) => id !== moving?.id && takes(link, event_id === null ? link_space_id : space_id),
  )
  const own = moving ? busy.findIndex((time) => isSame(time, moving)) : -1
  return openSlots({
    rules,
    timeZone,
    now,
    from,
    days,
    taken: [
      ...busy.filter((_, index) => index !== own).map((time) => ({ ...time, isWedding: time.type === 'wedding' })),
      ...viewings.flatMap((viewing) =>
        timesOf(viewing).map((time) => ({
          ...time,
          isWedding: false,
          bufferBeforeMinutes: viewing.buffer_before_minutes,
          bufferAfterMinutes: viewing.buffer_after_minutes,
        })),
      ),
    ],
    viewings: viewings
      .filter((viewing) => viewing.booking_link_id === link.id)
      .map((viewing) => Temporal.Instant.from(viewing.start_at ?? viewing.booked_start_at)),
  })
}

/** The booked time of a viewing, and that of its appointment. */
function timesOf({ start_at, end_at, booked_start_at, booked_end_at }: Awaited<ReturnType<typeof findViewings>>[number]): TimeSpan[] {
  const span = (start: string, end: string) => ({ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) })
  return [span(booked_start_at, booked_end_at), ...(start_at === null || end_at === null ? [] : [span(start_at, end_at)])]
}

/** Whether an event takes the time of a link: one of another space does not. */
const takes = (link: BookingLinkRow, spaceId: number | null) => link.space_id === null || spaceId === null || spaceId === link.space_id

/** Refuses a start that is not free. Lock the provider before: then no other couple gets the same time. */
export async function requireFree(db: Db, asked: Asked, startAt: string): Promise<{ start_at: string; end_at: string }> {
  const start = Temporal.Instant.from(startAt)
  const days = await findFreeTimes(db, asked, localDate(start, asked.timeZone), 1)
  if (!days.some(({ slots }) => slots.some((slot) => slot.equals(start)))) throw new Refusal(409, 'slot_unavailable')
  return { start_at: instantText(start), end_at: instantText(start.add({ minutes: asked.link.duration_minutes })) }
}

/** The last day that can be booked. */
export const lastDayOf = ({ link, now, timeZone }: Asked) => lastBookingDay(rulesOf(link), now, timeZone)

function rulesOf(link: BookingLinkRow): BookingRules {
  return {
    durationMinutes: link.duration_minutes,
    hours: link.hours,
    minNoticeHours: link.min_notice_hours,
    maxPerDay: link.max_per_day,
    bufferBeforeMinutes: link.buffer_before_minutes,
    bufferAfterMinutes: link.buffer_after_minutes,
    horizonDays: link.horizon_days,
    skipsWeddingDays: link.skips_wedding_days,
  }
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (Temporal.PlainDate.compare(one, other) < 0 ? one : other)
const isSame = (time: { start: Temporal.Instant; end: Temporal.Instant; type: string }, moving: { startAt: string; endAt: string }) =>
  time.type === 'appointment' && instantText(time.start) === moving.startAt && instantText(time.end) === moving.endAt
