import type { Throttle } from '../platform/throttle/throttle.ts'

/**
 * Mails that invite users, and those that ask account managers to confirm one: enough for a whole team in one sitting, too few to
 * write to strangers in our name. They are counted in the transaction that sends them: what was refused was not sent.
 */
export const invitationThrottles = {
  invited: { scope: 'invitation', triesMax: 5, windowMinutes: 60 },
  user: { scope: 'invitation-user', triesMax: 30, windowMinutes: 60 },
  customer: { scope: 'invitation-customer', triesMax: 60, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
