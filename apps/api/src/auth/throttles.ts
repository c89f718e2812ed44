import { codeTriesMax, codeTtlSeconds } from '@vendor-panel/domain'
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

/** Codes of the second factor for one account, in however many sessions: a right one does not count. */
export const twoFactorThrottle: Throttle = { scope: 'two-factor', triesMax: 20, windowMinutes: 60 }

/** Keys of links for operators, guessed from one address. */
export const impersonationThrottle: Throttle = { scope: 'impersonation-address', triesMax: 30, windowMinutes: 60 }

/** Sign-ins at other services from one address: a start and an end each; one that ends well does not count. */
export const socialThrottle: Throttle = { scope: 'social-address', triesMax: 60, windowMinutes: 15 }

/**
 * One-time codes: one every two minutes for half an hour, and as many wrong ones from an address as wrong passwords. The tries of one code are
 * counted with it.
 */
export const quickCodeThrottles = {
  name: { scope: 'quick-code-name', triesMax: 15, windowMinutes: 60 },
  address: { scope: 'quick-code-address', triesMax: 60, windowMinutes: 60 },
  tries: { scope: 'quick-code-tries', triesMax: 60, windowMinutes: 15 },
  code: { scope: 'quick-code', triesMax: codeTriesMax, windowMinutes: codeTtlSeconds / 60 },
} as const satisfies Record<string, Throttle>
