import type { components } from '@vendor-panel/contract'
import type { Seed } from '../seed/seed-context.ts'

interface SeedOffer {
  name: string
  intro: string
  gift?: string
  price?: [regular: number, discounted: number]
  status: components['schemas']['ContentStatus']
}

/** Offers by the name of the provider. */
const seedOffers: Readonly<Record<string, readonly SeedOffer[]>> = {
  'Rosewood Garden': [
    {
      name: 'Winter weekends',
      intro: 'Saturdays from January to March at the price of a weekday, heating and candles included.',
      gift: 'A night in the garden suite is on us.',
      price: [5400, 3200],
      status: 'active',
    },
    { name: 'Friday lights', intro: 'Fridays in May with lanterns all along the river path.', status: 'pending' },
  ],
  'Rosewood Mill': [{ name: 'Small and early', intro: 'Weddings of up to forty guests that end before the evening.', status: 'active' }],
  'Boğaz Davet Evi': [
    { name: 'Hafta içi düğünleri', intro: 'Pazartesiden perşembeye kadar yemekli düğünlerde mekân kirası alınmaz.', status: 'active' },
  ],
}

export const providerItemSeed: Seed = {
  async account({ db, account: { currency }, customer }) {
    for (const { id, name: provider } of customer.providers)
      for (const [index, { name, intro, gift, price, status }] of (seedOffers[provider] ?? []).entries())
        await db
          .insertInto('provider_items')
          .values({
            customer_id: customer.id,
            provider_id: id,
            type: 'offer',
            name,
            intro,
            gift_text: gift ?? null,
            price: price?.[0] ?? null,
            discounted_price: price?.[1] ?? null,
            currency,
            status,
            reject_reason: null,
            model_image_id: null,
            model_name: null,
            position: index + 1,
          })
          .execute()
  },
}
