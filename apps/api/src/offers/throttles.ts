import type { Throttle } from '../platform/throttle/throttle.ts'

/** The public operations: enough for a couple and its family, too few to search for tokens. */
export const offerThrottles = {
  read: { scope: 'offer-read', triesMax: 300, windowMinutes: 10 },
  write: { scope: 'offer-write', triesMax: 60, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
