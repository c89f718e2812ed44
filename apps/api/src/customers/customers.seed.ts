import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Seed } from '../seed/seed-context.ts'

/** The account itself: company, key, subscription and bank account. */
export const customerSeed: Seed = {
  after: [],
  async account({ db, now, account, customer }) {
    const { name, isPaid, countryCode, timeZone } = account
    const { id } = await db
      .insertInto('customers')
      .values({
        name,
        is_paid: isPaid,
        crm_status: account.crmStatus,
        account_manager_email: account.accountManagerEmail,
        country_code: countryCode,
        time_zone: timeZone,
        currency: account.currency,
        lead_limit: account.leadLimit,
        company_type: 'limited',
        company_extension: countryCode === 'DE' ? 'gmbh' : 'ltd',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    customer.id = id
    await db.insertInto('consumer_keys').values({ key: account.consumerKey, customer_id: id }).execute()
    const today = localDate(now, timeZone)
    const year = {
      date_start: today.subtract({ months: 5 }).toString(),
      date_end: today.add({ months: 7 }).subtract({ days: 1 }).toString(),
    }
    if (isPaid)
      await db
        .insertInto('subscriptions')
        .values({ customer_id: id, type: 'subscription', ...year, auto_renew: true })
        .execute()
    await db
      .insertInto('customer_accounts')
      .values({
        customer_id: id,
        holder: name,
        bank: 'Example Bank',
        account_number: `00042-117-${String(8_812_300 + id)}`,
        merchant_status: isPaid ? 'approved' : 'pending',
        applied_at: instantText(now.subtract({ hours: isPaid ? 24 * 90 : 20 })),
        created_at: instantText(now.subtract({ hours: 24 * 90 })),
      })
      .execute()
  },
}
