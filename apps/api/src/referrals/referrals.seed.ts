import { instantText } from '../platform/clock.ts'
import type { Seed } from '../seed/seed-context.ts'

/** Firms that a manager of a larger account has referred: one that signed, one that was contacted (REFER). */
export const referralSeed: Seed = {
  async account({ db, now, account, customer }) {
    if (account.users.length < 2) return
    const managers = await db
      .selectFrom('customer_users')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('can_manage', '=', true)
      .execute()
    for (const manager of managers) {
      const proposal = { customer_id: customer.id, customer_user_id: manager.id, campaign_id: '417' }
      const before = (days: number) => instantText(now.subtract({ hours: 24 * days }))
      const signed = { status: 'signed', reward_amount: 8_000, reward_currency: account.currency, signed_at: before(52) } as const
      await db
        .insertInto('referral_proposals')
        .values([
          {
            ...proposal,
            company_name: 'Rideau Strings',
            name: 'Hanna Weiss',
            phone: '+16135550142',
            category_id: 4,
            ...signed,
            created_at: before(70),
          },
          {
            ...proposal,
            company_name: 'Petal & Stem',
            name: 'Noor Haddad',
            phone: '+16135550143',
            category_id: 3,
            status: 'contacted',
            created_at: before(9),
          },
        ])
        .execute()
    }
  },
}
