import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { storePdf } from '../seed/seed-pdf.ts'
import { insertDocuments } from './discounts.queries.ts'
import { inLanguage, type Seed } from '../seed/seed-context.ts'

/** A percentage off, and payment in installments. */
const intros = {
  ar: { share: 'خصم 10% على حفلات الشتاء أيام الخميس', parts: 'ادفعوا على ست دفعات من دون رسوم' },
  en: { share: 'Ten percent off on Fridays in winter', parts: 'Pay in six parts, at no extra cost' },
  tr: { share: 'Kış aylarında cuma günleri yüzde on indirim', parts: 'Ek ücret olmadan altı taksit' },
}

export const discountSeed: Seed = {
  /** Coupons of the product: a percentage off for all accounts, and an amount for accounts in Canada. */
  async product(db, now) {
    const inDays = (days: number) => localDate(now, 'UTC').add({ days }).toString()
    await db
      .insertInto('discount_coupons')
      .values([
        { code: 'SEASON15', ratio: 15, amount: null, currency: null, valid_until: inDays(60) },
        { code: 'WELCOME50', ratio: null, amount: 50, currency: 'CAD', valid_until: inDays(365) },
      ])
      .execute()
  },

  async account(context) {
    const { db, now, account, customer } = context
    const [provider] = customer.providers
    if (!provider) return
    // A provider without campaigns in its product has none (DISC-07).
    const product = await db
      .selectFrom('provider_products')
      .select('features')
      .where('customer_id', '=', customer.id)
      .where('provider_id', '=', provider.id)
      .executeTakeFirst()
    if (!product?.features.includes('campaigns')) return
    const { share, parts } = inLanguage(account.voice.locale, intros)
    const daysAgo = (days: number) => instantText(now.subtract({ hours: 24 * days }))
    const row = {
      customer_id: customer.id,
      provider_id: provider.id,
      updated_at: null,
      deleted_at: null,
      regular_price: null,
      discounted_price: null,
    }
    const installments = {
      intro: parts,
      discount_type: 'installment',
      discount_ratio: null,
      installment_count: 6,
      is_primary: false,
    } as const
    const percentage = { intro: share, discount_type: 'discount', discount_ratio: 10, installment_count: null, is_primary: true } as const
    const [first] = await db
      .insertInto('discounts')
      .values([
        { ...row, ...installments, created_at: daysAgo(54) },
        { ...row, ...percentage, created_at: daysAgo(16) },
      ])
      .returning('id')
      .execute()
    const pdf = await storePdf(context, { author: provider.name, title: parts, lines: [] })
    const of = { customer_id: customer.id, discount_id: first!.id }
    const file = { name: `${parts}.pdf`, content_type: 'application/pdf' }
    if (pdf) await insertDocuments(db, [{ ...of, ...file, size: pdf.size, file_key: pdf.key, deleted_at: null }])
  },
}
