/** Tries to guess a password: counted for the account behind a name, and slowed down after ten wrong ones (AUTH-42). */
import { freeTriesMax, signInWaitSeconds } from '@vendor-panel/domain'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import { hashOf } from '../platform/session/token.ts'
import { tooManyTries, type Throttle } from '../platform/throttle/throttle.ts'
import { countInRow, endRow } from '../platform/throttle/throttle.queries.ts'
import { isRightPassword } from './password.ts'

/** A pause of this length starts the count again. */
export const pauseMinutes = 15
const limit: Throttle = { scope: 'sign-in', triesMax: freeTriesMax, windowMinutes: pauseMinutes }

export interface PasswordTry {
  /** The account, or the name where it has none: unknown names are counted in the same way. */
  of: { customerId: number; customerUserId: number } | { name: string }
  /** An address from which the user signed in before has a count of its own, so that other people cannot block the user. */
  knownAddress: string | null
  /** What is stored; undefined where there is no such account. */
  passwordHash: string | null | undefined
  password: string
}

/** Refuses a wrong password with `wrong`, and one that comes too soon after too many wrong ones, right or not, with 429. */
export async function requirePassword({ db, now }: Pick<PublicContext, 'db' | 'now'>, given: PasswordTry, wrong: Refusal): Promise<void> {
  const subject = hashOf(subjectOf(given))
  const instant = now()
  // Counted before the password is compared, so that simultaneous tries cannot exceed the limit.
  const endsAt = instant.add({ minutes: pauseMinutes }).toString()
  const {
    tries,
    tries_before: triesBefore,
    ends_before: endsBefore,
  } = await countInRow(db, limit.scope, subject, instant.toString(), endsAt)
  const waitSeconds = signInWaitSeconds(tries - 1)
  if (waitSeconds > 0) {
    const freeAt = endsBefore && Temporal.Instant.from(endsBefore).subtract({ minutes: pauseMinutes }).add({ seconds: waitSeconds })
    const isAlone = triesBefore === tries - 1
    if (!isAlone || !freeAt || Temporal.Instant.compare(instant, freeAt) < 0) throw tooSoon(tries)
  }
  if (await isRightPassword(given.passwordHash, given.password)) return endRow(db, limit.scope, subject)
  throw tries > freeTriesMax ? tooSoon(tries) : wrong
}

function subjectOf({ of, knownAddress }: PasswordTry): string {
  const account = 'name' in of ? `name/${of.name}` : `account/${of.customerId}/${of.customerUserId}`
  return knownAddress === null ? account : `${account}/${knownAddress}`
}

const tooSoon = (tries: number) => tooManyTries(limit, signInWaitSeconds(tries), { isCounted: true })
