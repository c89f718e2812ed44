import { instantText } from '../platform/clock.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'

/** Password guesses from one network address: many, because many people share one. Those for one account are counted by `requirePassword`. */
export const signInThrottle: Throttle = { scope: 'sign-in-address', triesMax: 60, windowMinutes: 15 }

/** A sign-in from a network address counts for 30 days: since when it must have been. */
export const knownSince = (now: Temporal.Instant) => instantText(now.subtract({ hours: 24 * 30 }))

/** Password links and username reminders: enough for a lost mail, too few to flood a mailbox. */
export const reminderThrottles = {
  name: { scope: 'reminder-name', triesMax: 5, windowMinutes: 60 },
  address: { scope: 'reminder-address', triesMax: 30, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
