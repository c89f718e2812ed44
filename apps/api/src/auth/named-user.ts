/** Finds the user behind a typed name, for operations whose answers must not reveal whether there is one (AUTH-27). */
import { setTimeout as wait } from 'node:timers/promises'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { hashOf } from '../platform/session/token.ts'
import { findLogin, type FoundLogin } from './auth.queries.ts'
import { typedLoginNames } from './login-name.ts'
import type { findRemindable } from './password-resets.queries.ts'
import { knownSince } from './throttles.ts'

/** Minimum duration of an answer, so that its time does not reveal whether the user exists. */
const answerMilliseconds = 150

export const leastTime = () => wait(answerMilliseconds)

export interface Named {
  /** The names that the text can mean. */
  names: string[]
  found: FoundLogin | undefined
  /** What tries and requests are counted for: the account behind the name, or the name where it has none. */
  subject: string
}

export async function findNamed(context: Pick<PublicContext, 'db' | 'now' | 'address' | 'hostCountry'>, typed: string): Promise<Named> {
  const names = typedLoginNames(typed, context.hostCountry)
  const found = await findLogin(context.db, names, { addressHash: hashOf(context.address), knownSince: knownSince(context.now()) })
  const subject = found ? `account/${found.customer_id}/${found.customer_user_id}` : `name/${names.at(-1)!}`
  return { names, found, subject }
}

export type Remindable = NonNullable<Awaited<ReturnType<typeof findRemindable>>> & { customerId: number }

/** The envelope of a mail or SMS to this user, without its recipient. */
export function envelope({ now }: Pick<PublicContext, 'now'>, { customerId, customer_name, preferred_language, country_code }: Remindable) {
  return { customerId, sender: customer_name, locale: userLocale(preferred_language, country_code), at: instantText(now()) }
}
