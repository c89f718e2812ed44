import type { components } from '@vendor-panel/contract'
import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed } from '../seed/seed-context.ts'

type LeadFilters = components['schemas']['LeadFilters']

const toAnswer: LeadFilters = { isAnswered: false, sort: 'due' }

const views: Record<'en' | 'tr' | 'ar', readonly { name: string; filters: LeadFilters }[]> = {
  en: [
    { name: 'To answer today', filters: { ...toAnswer, due: 'today' } },
    { name: 'Garden weddings', filters: { tags: ['garden'], sort: 'weddingDate' } },
  ],
  tr: [
    { name: 'Bugün yanıtlanacaklar', filters: { ...toAnswer, due: 'today' } },
    { name: 'Bahçe düğünleri', filters: { tags: ['bahçe'], sort: 'weddingDate' } },
  ],
  ar: [
    { name: 'للرد اليوم', filters: { ...toAnswer, due: 'today' } },
    { name: 'حفلات الحديقة', filters: { tags: ['حديقة'], sort: 'weddingDate' } },
  ],
}

/** The first one is shared. */
export const savedViewSeed: Seed = {
  async account({ db, now, account, customer }) {
    const [author] = customer.providers.flatMap(({ authors }) => authors)
    if (!author) return
    for (const [index, { name, filters }] of inLanguage(account.voice.locale, views).entries()) {
      const view = { author_id: author.id, screen: 'leads', name, filters: JSON.stringify(filters), is_shared: index === 0 } as const
      const createdAt = instantText(now.subtract({ hours: 24 * (30 - index) }))
      await db
        .insertInto('saved_views')
        .values({ customer_id: customer.id, ...view, created_at: createdAt })
        .execute()
    }
  },
}
