import type { Body } from '@vendor-panel/contract/operation-types'
import { bookingProblems, fieldProblem, parseWholeNumber, type FieldProblem } from '@vendor-panel/domain'
import type { Answer, ApiError } from '@vendor-panel/sdk'
import type { IntlShape } from 'react-intl'
import type { FormErrors } from '../../shared/form/form-errors.ts'
import { publicRefusal } from '../../shared/public-refusal.ts'
import type { BookingValues } from './booking-values.ts'

type Days = Answer<'getBookingPage'>['data']['days']

/** The body of valid values: only what was filled in is sent. */
export function bookingBody({
  startAt,
  name,
  email,
  phone,
  weddingDate,
  guestCount,
  message,
  website,
}: BookingValues): Body<'createBooking'> {
  if (startAt === null) throw new Error('no time is chosen')
  return {
    startAt,
    name: name.trim(),
    email,
    ...(phone.trim() !== '' && { phone }),
    ...(weddingDate !== '' && { weddingDate }),
    ...(guestCount.trim() !== '' && { guestCount: parseWholeNumber(guestCount) }),
    ...(message.trim() !== '' && { message }),
    ...(website !== '' && { website }),
  }
}

/** The problems of the details; the field of the date reports missing parts as letters, such as `2027-MM-14`. */
export const detailsProblems = ({ guestCount, weddingDate, ...values }: BookingValues): FieldProblem[] => [
  ...bookingProblems({ ...values, guestCount: guestCount || null }),
  ...(/[YMD]/.test(weddingDate) ? [fieldProblem('weddingDate', 'invalid_date')] : []),
]

/** The first free time after another one, else the last one before it; null if there is none. */
export function nextFreeTime(days: Days, after: string): string | null {
  const slots = days.flatMap((day) => day.slots)
  return slots.find((slot) => slot > after) ?? slots.at(-1) ?? null
}

/** The errors of a form for couples after a refusal. */
export function bookingRefusal(error: ApiError, names: readonly string[], intl: IntlShape): FormErrors {
  if (error.code === 'booking_closed') return { fields: [], summary: [intl.formatMessage({ id: 'booking.page.closed' })] }
  return publicRefusal(error, names, intl, 'booking.page.tooMany')
}
