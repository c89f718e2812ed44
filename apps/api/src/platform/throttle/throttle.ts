/** Tries are counted in PostgreSQL, so that every process of ours counts the same ones. */
import type { PublicContext } from '../contract/context.ts'
import { Refusal } from '../contract/refusal.ts'
import { countTry, takeBackTry } from '../../auth/auth.queries.ts'
import { hashOf } from '../session/token.ts'

export interface Throttle {
  scope: string
  triesMax: number
  windowMinutes: number
}

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

/**
 * Mails that invite users, and those that ask account managers to confirm one: enough for a whole team in one sitting, too few to
 * write to strangers in our name. They are counted in the transaction that sends them: what was refused was not sent.
 */
export const invitationThrottles = {
  invited: { scope: 'invitation', triesMax: 5, windowMinutes: 60 },
  user: { scope: 'invitation-user', triesMax: 30, windowMinutes: 60 },
  customer: { scope: 'invitation-customer', triesMax: 60, windowMinutes: 60 },
} as const satisfies Record<string, Throttle>

/** Counts a try before anything is learnt from it, so that many at once do not slip through; refuses the one too many. */
export async function throttle(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { scope, triesMax, windowMinutes }: Throttle,
  subject: string,
): Promise<void> {
  const instant = now()
  const { tries, window_ends_at } = await countTry(
    db,
    scope,
    hashOf(subject),
    instant.toString(),
    instant.add({ minutes: windowMinutes }).toString(),
  )
  if (tries <= triesMax) return
  const seconds = Math.max(1, Math.ceil(instant.until(window_ends_at).total('seconds')))
  throw new Refusal(429, 'too_many_tries', { params: { minutes: Math.ceil(seconds / 60) }, headers: { 'retry-after': String(seconds) } })
}

/** A try that succeeded was none. */
export async function forgive({ db }: Pick<PublicContext, 'db'>, { scope }: Throttle, subject: string): Promise<void> {
  await takeBackTry(db, scope, hashOf(subject))
}
