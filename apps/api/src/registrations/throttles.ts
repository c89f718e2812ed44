import type { Throttle } from '../platform/throttle/throttle.ts'

/** The public operations: enough for a whole registration in one sitting, too few to search for links or usernames, or to flood a mailbox. */
export const registrationThrottles = {
  start: { scope: 'registration-start', triesMax: 20, windowMinutes: 60 },
  recipient: { scope: 'registration-recipient', triesMax: 5, windowMinutes: 60 },
  read: { scope: 'registration-read', triesMax: 300, windowMinutes: 10 },
  write: { scope: 'registration-write', triesMax: 200, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
