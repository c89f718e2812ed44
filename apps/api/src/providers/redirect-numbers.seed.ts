import { demoNumber } from '../seed/demo-number.ts'
import type { Seed } from '../seed/seed-context.ts'

export const redirectNumberSeed: Seed = {
  after: ['providers'],
  async account({ db, customer, account }) {
    for (const { id } of customer.providers)
      await db
        .insertInto('redirect_numbers')
        .values({ number: demoNumber(id, account.countryCode), customer_id: customer.id, provider_id: id, is_active: true })
        .execute()
  },
}
