import type { Throttle } from '../platform/throttle/throttle.ts'

/** The public operations: enough for a couple that tries many days, too few to search for tokens or to flood a calendar or a mailbox. */
export const bookingThrottles = {
  read: { scope: 'booking-read', triesMax: 600, windowMinutes: 10 },
  write: { scope: 'booking-write', triesMax: 60, windowMinutes: 60 },
  recipient: { scope: 'booking-recipient', triesMax: 10, windowMinutes: 24 * 60 },
} as const satisfies Record<string, Throttle>
