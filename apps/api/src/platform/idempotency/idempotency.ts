/** Writes that name `Idempotency-Key` happen once per customer, user, operation and key within 24 hours. */
import { createHash } from 'node:crypto'
import type { Db } from '../db/kysely.ts'
import { setCustomer } from '../db/tenancy.ts'
import type { AnyOutcome } from '../contract/send-answer.ts'
import { Refusal } from '../contract/refusal.ts'
import { findFirstAnswer, replaceAnswer, takeKey, withoutEffect } from './idempotency.queries.ts'

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
 * Answers what the first call answered, or does the work and stores its answer in the same transaction. A refusal is not stored.
 * Before a stored answer is sent, the work runs once more without effect: who may no longer do it is refused, as on a new call.
 */
export async function once(db: Db, call: Once, work: () => Promise<AnyOutcome>): Promise<AnyOutcome> {
  const bodyHash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex')
  const { customerId } = call
  // Held until the transaction ends, so that the next holder of the lock sees what the first call did.
  if (!(await takeKey(db, keyName(call)))) throw new Refusal(409, 'in_flight')
  const first = await findFirstAnswer(db, call, call.now.subtract({ hours: keptHours }).toString())
  if (first && first.body_hash !== bodyHash) throw new Refusal(422, 'idempotency_key_reused')
  // Its answer was erased with the data of a couple.
  if (first?.status === 0) throw new Refusal(422, 'idempotency_key_reused')
  if (first) {
    const problem = await withoutEffect(db, work)
    if (problem instanceof Refusal && rightsRefused.has(problem.status)) throw problem
    const headers = first.headers as Record<string, string> | null
    return { status: first.status, body: first.answer ?? undefined, ...(headers && { headers }), isReplayed: true }
  }
  const answer = await work()
  // A service may have acted for a customer in between.
  await setCustomer(db, customerId)
  await remember(db, call, bodyHash, answer)
  return answer
}

/** The name of a call's lock. */
export const keyName = ({ customerId, customerUserId, operation, key }: Omit<Once, 'request' | 'now'>) =>
  `${customerId}/${customerUserId}/${operation}/${key}`

/** Refusals that say that the caller may not do this, or may not know of it. */
const rightsRefused = new Set([401, 403, 404])

async function remember(
  db: Db,
  { customerId, customerUserId, operation, key, now }: Once,
  bodyHash: string,
  { status, body, headers }: AnyOutcome,
): Promise<void> {
  const kept = {
    body_hash: bodyHash,
    status,
    answer: body === undefined ? null : JSON.stringify(body),
    headers: headers ? JSON.stringify(headers) : null,
    created_at: now.toString(),
  }
  await replaceAnswer(db, { customer_id: customerId, customer_user_id: customerUserId, operation, key, ...kept })
}
