import type { Throttle } from '../platform/throttle/throttle.ts'

/**
 * Invitations, and requests to account managers to confirm a user: enough for a whole team in one sitting, too few to
 * send spam in our name. They are counted in the transaction that sends them, so refused ones do not count.
 */
export const invitationThrottles = {
  verified: { scope: 'contact-verification', triesMax: 5, windowMinutes: 60 },
  invited: { scope: 'invitation', triesMax: 5, windowMinutes: 60 },
  user: { scope: 'invitation-user', triesMax: 30, windowMinutes: 60 },
  customer: { scope: 'invitation-customer', triesMax: 60, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
