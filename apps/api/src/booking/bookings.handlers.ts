import type { components } from '@vendor-panel/contract'
import { deleteCalendarEvent } from '../calendar/calendar.queries.ts'
import { findProvider } from '../intake/intake.queries.ts'
import { findLead } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'
import { openProvider, readableProviderIds } from '../providers/provider-access.ts'
import { lockProvider } from '../providers/providers.queries.ts'
import {
  countUpcomingBookings,
  findBooking,
  findUpcomingBookings,
  lockBooking,
  reviseBooking,
  type BookingRow,
} from './bookings.queries.ts'
import { isCancelled, requireToCome, timeOf } from './booking-view.ts'
import { mailCouple } from './inform.ts'

export const bookingHandlers: Handlers<'listBookings' | 'createBookingCancellation'> = {
  async listBookings(context, { path, query }) {
    const { db, user, now } = context
    requireOwnCustomer(user, path.customerId)
    const { page, limit, offset } = requestedPage(query)
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'calendarEvents') }
    const asked = { providerId: query.providerId, now: instantText(now()), limit, offset }
    const rows = await findUpcomingBookings(db, reader, asked)
    const total = await countUpcomingBookings(db, reader, query.providerId, asked.now)
    return { status: 200, body: { data: rows.map(toBooking), meta: { page, limit, total } } }
  },

  async createBookingCancellation(context, { path }) {
    const { db, user, now, origin } = context
    requireOwnCustomer(user, path.customerId)
    const { provider_id: providerId } = requireFound(await findBooking(db, user, path.bookingId))
    await openProvider(context, providerId, 'calendarEvents', 'write')
    await lockProvider(db, user.customerId, providerId)
    const before = requireFound(await lockBooking(db, user, path.bookingId))
    if (isCancelled(before)) return { status: 200, body: { data: toBooking(before) } }
    requireToCome(before, now())
    const at = instantText(now())
    const { startAt, endAt } = timeOf(before)
    await deleteCalendarEvent(db, user.customerId, before.calendar_event_id)
    await reviseBooking(db, user.customerId, before.id, { start_at: startAt, end_at: endAt, cancelled_at: at })
    await audit(context, { action: 'deleted', entity: 'booking', entityId: before.id })
    const row = requireFound(await findBooking(db, user, before.id))
    const lead = requireFound(await findLead(db, user, row.lead_id))
    const provider = requireFound(await findProvider(db, user.customerId, providerId))
    // The secret of the couple is not known here: its mail leads to the page of the link, where it can book another time.
    const page = `${origin}/book/${row.link_token}?lang=${row.locale}`
    const viewing = { customerId: user.customerId, bookingId: row.id, revision: row.revision, title: row.title, ...timeOf(row), at }
    await mailCouple(db, provider, lead, { ...viewing, isCancelled: true, page, locale: row.locale }, 'viewing_called_off')
    return { status: 200, body: { data: toBooking(row) } }
  },
}

function toBooking(row: BookingRow): components['schemas']['Booking'] {
  return {
    id: row.id,
    bookingLinkId: row.booking_link_id,
    providerId: row.provider_id,
    calendarEventId: row.calendar_event_id,
    lead: { id: row.lead_id, name: row.couple_name },
    title: row.title,
    ...timeOf(row),
    isCancelled: isCancelled(row),
    createdAt: row.created_at,
  }
}
