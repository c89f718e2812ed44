import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { storyUser } from '../../shared/PanelStory.tsx'
import type { Catalog } from './catalog-form.ts'

/** A day counted from today, so that stories show the same states on every day. */
export const dayFromNow = (days: number): string => Temporal.Now.plainDateISO(storyUser.details.timeZone).add({ days }).toString()

export const provider = storyUser.providers[0]!

const price = (optionId: number, weekPeriod: 'all' | 'weekday' | 'weekend', amount: number, unit = 1): Catalog['prices'][number] => ({
  weekPeriod,
  price: amount,
  unit,
  currency: 'CAD',
  catalogItemOption: { id: optionId },
})

export const wedding: Catalog = {
  id: 1,
  name: 'Wedding',
  catalogType: { id: 1, name: 'Wedding' },
  provider,
  prices: [
    price(1, 'weekday', 95),
    price(1, 'weekend', 125),
    price(2, 'all', 85),
    price(3, 'weekday', 3200, 12),
    price(3, 'weekend', 5400, 12),
  ],
  expireAt: dayFromNow(60),
  season: null,
  unit: 1,
  currency: 'CAD',
}
export const summer: Catalog = {
  ...wedding,
  id: 2,
  prices: [price(1, 'weekday', 110), price(1, 'weekend', 145)],
  season: { startOn: dayFromNow(120), endOn: dayFromNow(240) },
}
export const party: Catalog = {
  ...wedding,
  id: 3,
  name: 'Party',
  catalogType: { id: 2, name: 'Party' },
  prices: [price(1, 'all', 70)],
  expireAt: dayFromNow(-6),
}
export const soon: Catalog = { ...party, id: 4, expireAt: dayFromNow(5) }

const items: Answer<'listCatalogItems'> = {
  data: [
    {
      id: 1,
      name: 'Dinner',
      options: [
        { id: 1, name: 'Set menu', unitLabel: 'guests', type: 'pricing' },
        { id: 2, name: 'Buffet', unitLabel: 'guests', type: 'pricing' },
      ],
    },
    { id: 2, name: 'Venue hire', options: [{ id: 3, name: 'Full day', unitLabel: 'hours', type: 'pricing' }] },
  ],
}

const catalogs = [wedding, summer, party]

/** A provider with three price lists. */
export const answers: FakeAnswers = {
  listCatalogs: { data: catalogs },
  getCatalog: ({ path }) => ({ data: catalogs.find(({ id }) => id === path.catalogId) ?? wedding }),
  listCatalogTypes: { data: [wedding.catalogType, party.catalogType] },
  listCatalogItems: items,
  listConfigs: {
    data: [
      { id: 1, itemType: 'currency', itemId: 'CAD', value: 'Canadian dollar', status: 'active' },
      { id: 2, itemType: 'currency', itemId: 'USD', value: 'US dollar', status: 'active' },
    ],
  },
}
