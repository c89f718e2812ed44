import type { Throttle } from '../platform/throttle/throttle.ts'

/** Per name: what is guessed, also as an old password. Per address: who guesses; higher, for many people sit behind one address. */
export const signInThrottles = {
  name: { scope: 'sign-in-name', triesMax: 10, windowMinutes: 15 },
  address: { scope: 'sign-in-address', triesMax: 60, windowMinutes: 15 },
} as const satisfies Record<string, Throttle>

/** Links to a new password and reminders of a username: enough for a mail that was lost, too few to flood a mailbox. */
export const reminderThrottles = {
  name: { scope: 'reminder-name', triesMax: 5, windowMinutes: 60 },
  address: { scope: 'reminder-address', triesMax: 30, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>
