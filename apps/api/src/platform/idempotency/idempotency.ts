/** Writes that name `Idempotency-Key` happen once per customer, user, operation and key within 24 hours. */
import { createHmac } from 'node:crypto'
import type { Db } from '../db/kysely.ts'
import { setCustomer } from '../db/tenancy.ts'
import type { AnyOutcome } from '../contract/send-answer.ts'
import { Refusal } from '../contract/refusal.ts'
import { hashOf } from '../session/token.ts'
import { findFirstAnswer, replaceAnswer, takeKey, withoutEffect } from './idempotency.queries.ts'
import { openAnswer, sealAnswer, secretOf } from './sealed-answer.ts'

const keptHours = 24

export interface Once {
  customerId: number
  /** 0 for a service. */
  customerUserId: number
  operation: string
  key: string
  /** The request: URL and body. */
  request: unknown
  now: Temporal.Instant
}

/**
 * Answers what the first call answered, or does the work and stores its answer in the same transaction, encrypted. A refusal is not stored.
 * Before a stored answer is sent, the work runs once more without effect: who may no longer do it is refused, as on a new call.
 */
export async function once(db: Db, call: Once, work: () => Promise<AnyOutcome>): Promise<AnyOutcome> {
  const { customerId, customerUserId, operation, now } = call
  const name = keyName(call)
  const stored = { customer_id: customerId, customer_user_id: customerUserId, operation, key: hashOf(name) }
  const bodyHash = requestHash(call)
  // Held until the transaction ends, so that the next holder of the lock sees what the first call did.
  if (!(await takeKey(db, name))) throw new Refusal(409, 'in_flight')
  const first = await findFirstAnswer(db, stored, now.subtract({ hours: keptHours }).toString())
  if (first && first.body_hash !== bodyHash) throw new Refusal(422, 'idempotency_key_reused')
  // Its answer was erased with the data of a couple.
  if (first?.answer === null) throw new Refusal(422, 'idempotency_key_reused')
  if (first) {
    const problem = await withoutEffect(db, work)
    if (problem instanceof Refusal && rightsRefused.has(problem.status)) throw problem
    return { ...openAnswer(secretOf(name, 'answer'), first.answer), status: first.status, isReplayed: true }
  }
  const answer = await work()
  // A service may have acted for a customer in between.
  await setCustomer(db, customerId)
  const sealed = sealAnswer(secretOf(name, 'answer'), answer)
  await replaceAnswer(db, { ...stored, body_hash: bodyHash, status: answer.status, answer: sealed, created_at: now.toString() })
  return answer
}

/** Passwords are left out, and the hash needs the key of the call: what is stored does not help to guess what was sent. */
function requestHash(call: Once): string {
  const request = JSON.stringify(call.request, (name, value: unknown) => (/password/i.test(name) ? undefined : value))
  return createHmac('sha256', secretOf(keyName(call), 'request'))
    .update(request)
    .digest('hex')
}

/** The name of a call and of its lock. Only its hash is stored. */
export const keyName = ({ customerId, customerUserId, operation, key }: Omit<Once, 'request' | 'now'>) =>
  `${customerId}/${customerUserId}/${operation}/${key}`

/** Refusals that say that the caller may not do this, or may not know of it. */
const rightsRefused = new Set([401, 403, 404])
