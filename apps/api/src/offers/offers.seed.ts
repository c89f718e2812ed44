import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { demoOfferToken } from '../seed/demo-link.ts'
import { hashOf, newOfferToken } from '../platform/session/token.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { insertOffer } from './offers.queries.ts'

const textsByLanguage = {
  en: { venue: 'Venue for the day', dinner: 'Dinner with three courses', note: 'We keep the date for you until then.' },
  tr: { venue: 'Mekân kirası', dinner: 'Üç servisli akşam yemeği', note: 'Tarihi o güne kadar sizin için tutuyoruz.' },
  ar: { venue: 'إيجار القاعة ليوم كامل', dinner: 'عشاء من ثلاثة أطباق', note: 'نحجز لكما الموعد حتى ذلك اليوم.' },
}

export const offerSeed: Seed = {
  after: ['leads', 'provider-items'],
  async account(context) {
    for (const provider of context.customer.providers) {
      await addItems(context, provider)
      await addOffers(context, provider)
    }
  },
}

/** What couples asked about: as many products as their number in the list says, of those that the provider has. */
async function addItems({ db, customer, now }: SeedContext, provider: SeedProvider): Promise<void> {
  const items = await db
    .selectFrom('provider_items')
    .select(['id', 'name', 'price', 'discounted_price'])
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .orderBy('position')
    .execute()
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'item_count'])
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .where('item_count', '>', 0)
    .execute()
  for (const { id, item_count: count } of items.length === 0 ? [] : leads) {
    const asked = Array.from({ length: count }, (_, index) => items[index % items.length]!)
    const of = { customer_id: customer.id, lead_id: id, note: null, is_asked_by_couple: true, created_at: instantText(now) }
    const rows = asked.map((item) => ({ ...of, provider_item_id: item.id, name: item.name, price: item.discounted_price ?? item.price }))
    await db.insertInto('lead_items').values(rows).execute()
  }
}

/** An open offer to the newest couples with the status for it, and an accepted one to the newest deals. */
async function addOffers({ db, customer, account, now, random }: SeedContext, provider: SeedProvider): Promise<void> {
  const texts = inLanguage(account.voice.locale, textsByLanguage)
  const chance = random('offers')
  const [author] = provider.authors
  if (!author) return
  for (const status of ['offer_made', 'deal'] as const) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'guest_count', 'wedding_date', 'currency'])
      .where('customer_id', '=', customer.id)
      .where('provider_id', '=', provider.id)
      .where('status', '=', status)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(4)
      .execute()
    for (const [index, { id, guest_count: guests, wedding_date: day, currency }] of leads.entries()) {
      const lines = [
        { name: texts.venue, note: null, quantity: 1, price: chance.between(24, 60) * 100 },
        { name: texts.dinner, note: null, quantity: guests ?? 80, price: chance.between(14, 28) * 5 },
      ]
      const sentAt = now.subtract({ hours: chance.between(20, 90) })
      const isAccepted = status === 'deal'
      const offer = {
        customer_id: customer.id,
        lead_id: id,
        lead_message_id: 0,
        lines: JSON.stringify(lines),
        reduction: chance.chance(0.5) ? 300 : 0,
        currency,
        event_date: day,
        space_name: null,
        guest_count: guests,
        valid_until: localDate(now, provider.timeZone).add({ days: 12 }).toString(),
        note: texts.note,
        locale: account.voice.locale,
        status: isAccepted ? ('accepted' as const) : ('sent' as const),
        author_id: author.id,
        created_at: instantText(sentAt),
        answered_at: isAccepted ? instantText(sentAt.add({ hours: 9 })) : null,
        answer_note: null,
      }
      await insertOffer(db, offer, hashOf(index === 0 && !isAccepted ? demoOfferToken(provider.id) : newOfferToken()))
    }
  }
}
