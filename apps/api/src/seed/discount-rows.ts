import { localDate } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import type { DiscountTables } from '../discounts/discounts.tables.ts'
import type { SeedAccount } from './accounts.ts'
import type { SeedProvider } from './lead-rows.ts'
import { seedPages } from './page-data.ts'

type DiscountRow = Insertable<DiscountTables['discounts']>

/** What an account offers, in its language: a share off, and payment in parts. */
const intros: Record<string, { share: string; parts: string }> = {
  ar: { share: 'خصم 10% على حفلات الشتاء أيام الخميس', parts: 'ادفعوا على ست دفعات من دون رسوم' },
  en: { share: 'Ten percent off on Fridays in winter', parts: 'Pay in six parts, at no extra cost' },
  tr: { share: 'Kış aylarında cuma günleri yüzde on indirim', parts: 'Ek ücret olmadan altı taksit' },
}

/** The discounts of a new account; a product without campaigns has none (DISC-07). */
export function seededDiscounts(
  account: SeedAccount,
  customerId: number,
  [provider]: readonly SeedProvider[],
  now: Temporal.Instant,
): DiscountRow[] {
  if (!provider || !seedPages[provider.name]?.product?.features.includes('campaigns')) return []
  const { share, parts } = intros[account.voice.locale.slice(0, 2)] ?? intros['en']!
  const row = {
    customer_id: customerId,
    provider_id: provider.id,
    updated_at: null,
    deleted_at: null,
    regular_price: null,
    discounted_price: null,
  }
  const days = (count: number) => now.subtract({ hours: 24 * count }).toString({ smallestUnit: 'millisecond' })
  return [
    {
      ...row,
      intro: parts,
      discount_type: 'installment',
      discount_ratio: null,
      installment_count: 6,
      is_primary: false,
      created_at: days(54),
    },
    {
      ...row,
      intro: share,
      discount_type: 'discount',
      discount_ratio: 10,
      installment_count: null,
      is_primary: true,
      created_at: days(16),
    },
  ]
}

/** Coupons of the product: a share off for everybody, and an amount for accounts in Canada. */
export function seededCoupons(now: Temporal.Instant): Insertable<DiscountTables['discount_coupons']>[] {
  const inDays = (days: number) => localDate(now, 'UTC').add({ days }).toString()
  return [
    { code: 'SEASON15', ratio: 15, amount: null, currency: null, valid_until: inDays(60) },
    { code: 'WELCOME50', ratio: null, amount: 50, currency: 'CAD', valid_until: inDays(365) },
  ]
}
