import type { Hooks } from '../platform/hooks.ts'
import { requireLinkLimit } from './booking-links.handlers.ts'
import { deleteBookingTokens } from './bookings.queries.ts'
import { changeViewing, remindCouple } from './viewing-jobs.ts'

export const bookingHooks: Hooks = {
  afterUndo: { booking_link: requireLinkLimit },
  erase: ({ db, customerId, leadId }) => deleteBookingTokens(db, customerId, leadId),
  jobs: { change_viewing: changeViewing, remind_couple: remindCouple },
}
