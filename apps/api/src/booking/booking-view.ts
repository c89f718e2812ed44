import type { components } from '@vendor-panel/contract'
import type { IntakeProvider } from '../intake/intake.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { BookingRow } from './bookings.queries.ts'
import type { Viewing } from './calendar-file.ts'

type Schemas = components['schemas']

export const isCancelled = (row: BookingRow) => row.cancelled_at !== null || row.start_at === null

/** The time of the appointment, or the last one if the vendor has removed it. */
export function timeOf(row: BookingRow): { startAt: string; endAt: string } {
  return { startAt: row.start_at ?? row.booked_start_at, endAt: row.end_at ?? row.booked_end_at }
}

export const isToCome = (row: BookingRow, now: Temporal.Instant) =>
  Temporal.Instant.compare(now, Temporal.Instant.from(timeOf(row).startAt)) < 0

export function requireToCome(row: BookingRow, now: Temporal.Instant): void {
  if (!isToCome(row, now)) throw new Refusal(409, 'booking_past')
}

/** The page on which a couple moves or cancels its viewing, in its language. */
const coupleAddress = (origin: string, token: string, row: Pick<BookingRow, 'locale'>) => `${origin}/viewing/${token}?lang=${row.locale}`

export function viewingOf(
  { origin, now }: Pick<PublicContext, 'origin' | 'now'>,
  customerId: number,
  row: BookingRow,
  token: string,
): Viewing {
  const { id: bookingId, revision, title } = row
  const page = coupleAddress(origin, token, row)
  return { customerId, bookingId, revision, title, ...timeOf(row), isCancelled: isCancelled(row), page, at: instantText(now()) }
}

export function toProvider(provider: IntakeProvider): Schemas['BookingProvider'] {
  return { name: provider.name, city: provider.city, timeZone: provider.time_zone, countryCode: provider.country_code }
}

export function toCoupleBooking(row: BookingRow, provider: IntakeProvider, now: Temporal.Instant): Schemas['CoupleBooking'] {
  const canCancel = !isCancelled(row) && isToCome(row, now)
  return {
    title: row.title,
    provider: toProvider(provider),
    ...timeOf(row),
    isCancelled: isCancelled(row),
    canMove: canCancel && row.is_active && row.link_deleted_at === null,
    canCancel,
    linkToken: row.link_token,
  }
}
