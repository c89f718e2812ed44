import { instantText } from '../platform/clock.ts'
import { hashOf, newApiKey } from '../platform/session/token.ts'
import type { Seed } from '../seed/seed-context.ts'

/** A key whose text is not kept, so that the page lists one. */
export const apiKeySeed: Seed = {
  after: ['customer-users'],
  async account({ db, now, customer }) {
    const manager = await db
      .selectFrom('customer_users')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('can_manage', '=', true)
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirst()
    if (!manager) return
    const secret = newApiKey()
    const { id } = await db
      .insertInto('api_keys')
      .values({
        customer_id: customer.id,
        name: 'Website',
        scopes: JSON.stringify(['calendar:read', 'testimonials:read']),
        hint: secret.slice(-4),
        created_by: manager.id,
        created_at: instantText(now.subtract({ hours: 24 * 40 })),
        expires_at: null,
        last_used_at: instantText(now.subtract({ hours: 2 })),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('api_key_hashes')
      .values({ key_hash: hashOf(secret), customer_id: customer.id, api_key_id: id })
      .execute()
  },
}
