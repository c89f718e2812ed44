/** Writes that name `Idempotency-Key` happen once per customer, operation and key within 24 hours. */
import { createHash } from 'node:crypto'
import type { Db } from '../db/kysely.ts'
import { setCustomer } from '../db/tenancy.ts'
import { Refusal } from '../contract/refusal.ts'
import { findFirstAnswer, replaceAnswer, takeKey } from './idempotency.queries.ts'

const keptHours = 24

export interface Once {
  customerId: number
  operation: string
  key: string
  /** What the caller asks for: address and body. */
  request: unknown
  now: Temporal.Instant
}
interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Answers what the first call answered, or does the work and remembers its answer, in the transaction of the work itself:
 * what was not kept was not answered. A refusal is not remembered.
 */
export async function once(db: Db, call: Once, work: () => Promise<Answer>): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex')
  const { customerId, operation, key } = call
  // Held until the transaction ends, so that what the first call did is visible to whoever gets the lock next.
  if (!(await takeKey(db, `${customerId}/${operation}/${key}`))) throw new Refusal(409, 'in_flight')
  const first = await findFirstAnswer(db, call, call.now.subtract({ hours: keptHours }).toString())
  if (first && first.body_hash !== bodyHash) throw new Refusal(422, 'idempotency_key_reused')
  if (first) {
    const headers = first.headers as Record<string, string> | null
    return { status: first.status, body: first.answer ?? undefined, ...(headers && { headers }) }
  }
  const answer = await work()
  // A service may have acted for a customer meanwhile.
  await setCustomer(db, customerId)
  await remember(db, call, bodyHash, answer)
  return answer
}

async function remember(
  db: Db,
  { customerId, operation, key, now }: Once,
  bodyHash: string,
  { status, body, headers }: Answer,
): Promise<void> {
  const kept = {
    body_hash: bodyHash,
    status,
    answer: body === undefined ? null : JSON.stringify(body),
    headers: headers ? JSON.stringify(headers) : null,
    created_at: now.toString(),
  }
  await replaceAnswer(db, { customer_id: customerId, operation, key, ...kept })
}
