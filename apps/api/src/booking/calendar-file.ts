import type { IntakeProvider } from '../intake/intake.queries.ts'

/** A viewing as its couple has it in the calendar. */
export interface Viewing {
  customerId: number
  bookingId: number
  revision: number
  title: string
  startAt: string
  endAt: string
  isCancelled: boolean
  /** The page to move or cancel it. */
  page: string
  at: string
}

/** An iCalendar file (RFC 5545). A later revision replaces the earlier one in the calendar of the couple. */
export async function calendarFile(provider: Pick<IntakeProvider, 'name' | 'city'>, viewing: Viewing): Promise<string> {
  // Loaded with the first booking.
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({ prodId: { company: 'Vendor panel', product: 'Booking', language: 'EN' }, method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `booking-${viewing.customerId}-${viewing.bookingId}@${new URL(viewing.page).hostname}`,
    sequence: viewing.revision,
    stamp: new Date(viewing.at),
    start: new Date(viewing.startAt),
    end: new Date(viewing.endAt),
    summary: `${viewing.title} · ${provider.name}`,
    location: `${provider.name}, ${provider.city}`,
    description: viewing.page,
    url: viewing.page,
    status: viewing.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
