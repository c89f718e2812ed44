import type { components } from '@vendor-panel/contract'
import type { Seed } from '../seed/seed-context.ts'

interface SeedOffer {
  name: string
  intro: string
  gift?: string
  price?: [regular: number, discounted: number]
  status: components['schemas']['ContentStatus']
  rejectReason?: string
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
  'Rosewood Lakehouse': [
    {
      name: 'Weekend by the lake',
      intro: 'Arrive on Friday, marry on Saturday and stay for breakfast: the whole house is yours for three days.',
      gift: 'Canoes for all guests on Sunday morning.',
      price: [9800, 8900],
      status: 'active',
    },
    {
      name: 'Midweek quiet',
      intro: 'Call us at the lake for weddings from Monday to Thursday in September.',
      status: 'rejected',
      rejectReason: 'Please leave out how couples can reach you. They find that on your page.',
    },
  ],
  'Felix Arden Photography': [
    {
      name: 'Two photographers',
      intro: 'A second photographer from the first look to the first dance at no extra cost on Fridays and Sundays.',
      price: [3900, 3300],
      status: 'active',
    },
    { name: 'Engagement pictures', intro: 'An hour at your favourite place, with twenty pictures within a week.', status: 'pending' },
  ],
  'Saffron House': [
    {
      name: 'Tasting for six',
      intro: 'Try two menus with your parents before you decide, with every booking until the end of the year.',
      gift: 'The tasting is on us.',
      status: 'active',
    },
  ],
  'قاعة النخيل الكبرى': [
    {
      name: 'ليالي رمضان',
      intro: 'حفلات عقد القران بعد صلاة التراويح لما يصل إلى مئتي ضيف، مع ركن للقهوة العربية.',
      gift: 'تنسيق الورود هدية منا.',
      price: [42000, 36000],
      status: 'active',
    },
  ],
  'Boğaz Davet Evi': [
    { name: 'Hafta içi düğünleri', intro: 'Pazartesiden perşembeye kadar yemekli düğünlerde mekân kirası alınmaz.', status: 'active' },
  ],
}

export const providerItemSeed: Seed = {
  async account({ db, account: { currency }, customer }) {
    for (const { id, name: provider } of customer.providers)
      for (const [index, { name, intro, gift, price, status, rejectReason }] of (seedOffers[provider] ?? []).entries())
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
            reject_reason: rejectReason ?? null,
            model_image_id: null,
            model_name: null,
            position: index + 1,
          })
          .execute()
  },
}
