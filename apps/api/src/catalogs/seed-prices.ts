import type { components } from '@vendor-panel/contract'

type Schemas = components['schemas']

/** Prices and rooms of a provider of the demo; days are relative to the day of the seed. */
export interface SeedPrices {
  /** Price lists by type: the last valid day, the season, and prices by option. */
  catalogs?: {
    typeId: number
    lastDay: number
    season?: SeedSeason
    prices: (readonly [option: number, week: Schemas['WeekPeriod'], price: number, unit: number])[]
  }[]
  menus?: { name: string; type: 'per_person' | 'package'; price: number; guests: [number, number]; lastDay: number; notes: string }[]
  spaces?: {
    name: string
    type: Schemas['SpaceType']
    kind: Schemas['CapacityKind']
    meal?: [number | null, number | null]
    cocktail?: [number | null, number | null]
  }[]
}

/** The next season between these days of the year, or the last one that is over. */
export interface SeedSeason {
  from: `${number}-${number}`
  to: `${number}-${number}`
  isOver?: true
}

const summer: SeedSeason = { from: '05-01', to: '09-30' }

/** By the name of the provider. */
export const seedPrices: Readonly<Record<string, SeedPrices>> = {
  'Rosewood Garden': {
    catalogs: [
      {
        typeId: 1,
        lastDay: 38,
        prices: [
          [1, 'weekday', 95, 1],
          [1, 'weekend', 125, 1],
          [2, 'all', 85, 1],
          [3, 'weekday', 3200, 12],
          [3, 'weekend', 5400, 12],
        ],
      },
      {
        typeId: 1,
        lastDay: 75,
        season: summer,
        prices: [
          [1, 'weekday', 110, 1],
          [1, 'weekend', 145, 1],
          [2, 'all', 98, 1],
          [3, 'weekday', 4200, 12],
          [3, 'weekend', 6900, 12],
          [4, 'all', 2900, 6],
        ],
      },
      // Over, so that it can be confirmed for another year.
      {
        typeId: 1,
        lastDay: 24,
        season: { from: '01-02', to: '03-31', isOver: true },
        prices: [
          [1, 'all', 79, 1],
          [3, 'all', 2400, 10],
        ],
      },
      // Valid until last week, so that the price update has work (CAT-22).
      { typeId: 2, lastDay: -6, prices: [[5, 'all', 70, 1]] },
    ],
    menus: [
      { name: 'Harvest table', type: 'per_person', price: 95, guests: [40, 180], lastDay: 60, notes: 'Vegetarian on request.' },
      { name: 'Long lunch', type: 'per_person', price: 68, guests: [20, 80], lastDay: 60, notes: '' },
    ],
    spaces: [
      { name: 'Orangery', type: 'indoor', kind: 'package', meal: [40, 220], cocktail: [60, 300] },
      { name: 'Rose lawn', type: 'outdoor', kind: 'per_person', meal: [50, null] },
    ],
  },
  'Rosewood Mill': {
    // Imported from an older system without its capacity.
    spaces: [
      { name: 'Grain hall', type: 'indoor', kind: 'package', meal: [30, 140] },
      { name: 'Orchard', type: 'outdoor', kind: 'package' },
    ],
  },
  'Rosewood Lakehouse': {
    catalogs: [{ typeId: 1, lastDay: 12, prices: [[4, 'all', 1800, 6]] }],
  },
  'Felix Arden Photography': {
    catalogs: [
      {
        typeId: 1,
        lastDay: 55,
        prices: [
          [7, 'all', 3400, 10],
          [8, 'all', 2100, 5],
          [9, 'all', 480, 40],
        ],
      },
      {
        typeId: 1,
        lastDay: 80,
        season: summer,
        prices: [
          [7, 'weekday', 3600, 10],
          [7, 'weekend', 4200, 10],
          [8, 'all', 2400, 5],
        ],
      },
    ],
  },
  'Maison Lavande': {
    catalogs: [{ typeId: 1, lastDay: -30, prices: [[14, 'all', 78, 1]] }],
    menus: [{ name: 'Table d’hôte', type: 'per_person', price: 78, guests: [30, 150], lastDay: 20, notes: '' }],
  },
  'Saffron House': {
    catalogs: [{ typeId: 1, lastDay: 70, prices: [[1, 'all', 140, 1]] }],
    spaces: [{ name: 'Great hall', type: 'indoor', kind: 'package', meal: [100, 600], cocktail: [150, 900] }],
  },
  'قاعة النخيل الكبرى': {
    catalogs: [
      {
        typeId: 1,
        lastDay: 45,
        prices: [
          [1, 'weekday', 220, 1],
          [1, 'weekend', 290, 1],
        ],
      },
    ],
    menus: [{ name: 'مائدة العُرس', type: 'per_person', price: 220, guests: [150, 800], lastDay: 45, notes: 'تشمل القهوة العربية.' }],
    spaces: [
      { name: 'القاعة الذهبية', type: 'indoor', kind: 'package', meal: [150, 800] },
      { name: 'الحديقة', type: 'outdoor', kind: 'per_person', cocktail: [80, 300] },
    ],
  },
  'Boğaz Davet Evi': {
    catalogs: [
      {
        typeId: 1,
        lastDay: 28,
        prices: [
          [1, 'weekday', 1450, 1],
          [1, 'weekend', 1900, 1],
        ],
      },
    ],
    menus: [{ name: 'Boğaz sofrası', type: 'per_person', price: 1450, guests: [80, 450], lastDay: 28, notes: 'Servis ücreti dahildir.' }],
    spaces: [
      { name: 'Balo salonu', type: 'indoor', kind: 'package', meal: [80, 450], cocktail: [120, 700] },
      { name: 'İskele', type: 'outdoor', kind: 'per_person', cocktail: [60, 250] },
    ],
  },
}
