import { randomUUID } from 'node:crypto'
import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed } from '../seed/seed-context.ts'

const notes = {
  en: ['Wants to see two places this weekend.', 'Asked for a price with and without dinner.', 'Prefers a call in the evening.'],
  tr: ['Bu hafta sonu iki mekân görmek istiyor.', 'Yemekli ve yemeksiz fiyat sordu.', 'Akşam aranmayı tercih ediyor.'],
  ar: ['يريدان زيارة قاعتين في نهاية هذا الأسبوع.', 'سألا عن السعر مع العشاء وبدونه.', 'يفضّلان الاتصال مساءً.'],
}
const pages = ['overview', 'gallery', 'prices', 'offers', 'reviews', 'contact'] as const
const visitedLeads = 60

export const platformLeadSeed: Seed = {
  after: ['leads'],
  /** Couples of the call team, and visits and likes of couples who asked. */
  async account({ db, now, account, customer, random }) {
    const chance = random('platform')
    const { voice } = account
    for (const [index, note] of inLanguage(voice.locale, notes).entries()) {
      const provider = chance.pick(customer.providers)
      const [her, him] = [chance.pick(voice.hers), chance.pick(voice.his)]
      const { key } = await db
        .insertInto('platform_couples')
        .values({ key: randomUUID(), taken_at: null })
        .returning('key')
        .executeTakeFirstOrThrow()
      const createdAt = now.subtract({ hours: 3 + 7 * index })
      await db
        .insertInto('platform_leads')
        .values({
          customer_id: customer.id,
          provider_id: provider.id,
          couple_ref: key,
          couple_name: voice.coupleOf(her[0], him[0]),
          phone: voice.phoneOf(String(chance.between(1000, 9999))),
          email: `${her[1]}${chance.between(2, 99)}@example.com`,
          wedding_date: localDate(now, provider.timeZone)
            .add({ days: chance.between(90, 500) })
            .toString(),
          guest_count: chance.between(8, 30) * 10,
          budget_per_person: voice.budget.from + voice.budget.step * chance.between(0, 4),
          note,
          created_at: instantText(createdAt),
          expires_at: instantText(createdAt.add({ hours: 24 * 30 })),
        })
        .execute()
    }
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'created_at', 'last_activity_at'])
      .where('customer_id', '=', customer.id)
      .orderBy('created_at', 'desc')
      .limit(visitedLeads)
      .execute()
    for (const { id, created_at, last_activity_at } of leads.filter(() => chance.chance(0.7))) {
      const of = { customer_id: customer.id, lead_id: id }
      const asked = Temporal.Instant.from(created_at)
      const last = Temporal.Instant.from(last_activity_at)
      for (const page of pages.filter(() => chance.chance(0.4))) {
        const at = instantText(earlier(asked.add({ minutes: chance.between(2, 4000) }), last))
        await db
          .insertInto('lead_visits')
          .values({ ...of, at, page, duration_seconds: chance.between(8, 400) })
          .execute()
        await db
          .insertInto('lead_histories')
          .values({ ...of, type: 'visit_log', at, actor_id: null, detail: null })
          .execute()
      }
      if (!chance.chance(0.3)) continue
      const at = instantText(earlier(asked.add({ minutes: chance.between(5, 2000) }), last))
      await db
        .insertInto('lead_histories')
        .values({ ...of, type: 'like', at, actor_id: null, detail: null })
        .execute()
    }
  },
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? one : other)
