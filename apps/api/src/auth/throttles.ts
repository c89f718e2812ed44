import type { Throttle } from '../platform/throttle/throttle.ts'

/** Per name: password guesses, including old-password fields. Per address: higher, because many people share one address. */
export const signInThrottles = {
  name: { scope: 'sign-in-name', triesMax: 10, windowMinutes: 15 },
  address: { scope: 'sign-in-address', triesMax: 60, windowMinutes: 15 },
} as const satisfies Record<string, Throttle>

/** Password links and username reminders: enough for a lost mail, too few to flood a mailbox. */
export const reminderThrottles = {
  name: { scope: 'reminder-name', triesMax: 5, windowMinutes: 60 },
  address: { scope: 'reminder-address', triesMax: 30, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
