import { hashOf } from '../platform/session/token.ts'
import { instantText } from '../platform/clock.ts'
import type { Seed } from '../seed/seed-context.ts'

/** The account has received an answer by mail; mail that is sent twice is known by its hash. */
export const replySeed: Seed = {
  async account({ db, now, customer }) {
    const receipt = { customer_id: customer.id, message_hash: hashOf(`first-answer-${customer.id}`), received_at: instantText(now) }
    await db.insertInto('received_mails').values(receipt).execute()
  },
}
