import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed } from '../seed/seed-context.ts'

const names = {
  ar: { first: 'المثال الأول', second: 'المثال الثاني' },
  en: { first: 'First example', second: 'Second example' },
  tr: { first: 'İlk örnek', second: 'İkinci örnek' },
}

export const sampleItemSeed: Seed = {
  async account({ db, now, account, customer }) {
    const { first, second } = inLanguage(account.voice.locale, names)
    const row = (name: string, daysAgo: number) => ({
      customer_id: customer.id,
      name,
      note: null,
      created_at: instantText(now.subtract({ hours: 24 * daysAgo })),
      updated_at: null,
    })
    await db
      .insertInto('sample_items')
      .values([row(first, 12), row(second, 3)])
      .execute()
  },
}
