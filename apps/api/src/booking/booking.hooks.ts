import type { Hooks } from '../platform/hooks.ts'
import { requireLinkLimit } from './booking-links.handlers.ts'
import { deleteBookingTokens } from './bookings.queries.ts'

export const bookingHooks: Hooks = {
  afterUndo: { booking_link: requireLinkLimit },
  erase: ({ db, customerId, leadId }) => deleteBookingTokens(db, customerId, leadId),
}
