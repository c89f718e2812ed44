import type { components } from '@vendor-panel/contract'
import type { gatedFeatures } from '@vendor-panel/domain'

type Schemas = components['schemas']
type Feature = (typeof gatedFeatures)[number]

/** What a provider page of the demo shows besides its name; days are counted from the day of the seed. */
export interface SeedPage {
  district?: string
  location?: [latitude: number, longitude: number]
  phone?: string
  website?: string
  instagram?: string
  onHold?: boolean
  product?: { name: string; fromDay: number; toDay: number; price: number; features: readonly Feature[]; rivals: number }
  /** Price lists by type: the last day they hold, and prices by option. */
  catalogs?: {
    typeId: number
    lastDay: number
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
  offers?: { name: string; intro: string; gift?: string; price?: [number, number]; status: Schemas['ContentStatus'] }[]
  /** Providers of the account that stand beside it, by their place. */
  related?: number[]
}

const everything = [
  'campaigns',
  'photo-uploads',
  'competitor-analysis',
  'testimonial-replies',
  'page-statistics',
  'deal-statistics',
  'whatsapp-leads',
  'leads',
] as const satisfies readonly Feature[]
const premium = { name: 'Premium', fromDay: -200, toDay: 165, price: 2400, features: everything, rivals: 5 }
const basic = { name: 'Basic', fromDay: -90, toDay: 275, price: 480, features: ['photo-uploads'], rivals: 0 } as const

/** The pages of the demo, by the name of the provider. */
export const seedPages: Readonly<Record<string, SeedPage>> = {
  'Rosewood Garden': {
    district: 'Glebe',
    location: [45.4009, -75.6919],
    phone: '+16135550140',
    website: 'https://rosewood.example/garden',
    instagram: 'https://instagram.example/rosewoodgarden',
    product: premium,
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
      // Held until last week: the price update has something to ask for (CAT-22).
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
    offers: [
      {
        name: 'Winter weekends',
        intro: 'Saturdays from January to March at the price of a weekday, heating and candles included.',
        gift: 'A night in the garden suite is on us.',
        price: [5400, 3200],
        status: 'active',
      },
      { name: 'Friday lights', intro: 'Fridays in May with lanterns all along the river path.', status: 'pending' },
    ],
    related: [1, 2],
  },
  'Rosewood Mill': {
    location: [44.2312, -76.486],
    phone: '+16135550141',
    product: { ...premium, price: 1900, rivals: 3 },
    // Came over from an older system without its capacity.
    spaces: [
      { name: 'Grain hall', type: 'indoor', kind: 'package', meal: [30, 140] },
      { name: 'Orchard', type: 'outdoor', kind: 'package' },
    ],
    offers: [{ name: 'Small and early', intro: 'Weddings of up to forty guests that end before the evening.', status: 'active' }],
    related: [0],
  },
  'Rosewood Lakehouse': {
    district: 'Bracebridge',
    product: basic,
    catalogs: [{ typeId: 1, lastDay: 12, prices: [[4, 'all', 1800, 6]] }],
  },
  'Felix Arden Photography': {
    location: [49.2827, -123.1207],
    phone: '+16045550142',
    website: 'https://arden.example',
    product: basic,
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
    ],
  },
  'Maison Lavande': {
    location: [45.5019, -73.5674],
    phone: '+15145550143',
    product: { ...basic, fromDay: -400, toDay: -36 },
    catalogs: [{ typeId: 1, lastDay: -30, prices: [[14, 'all', 78, 1]] }],
    menus: [{ name: 'Table d’hôte', type: 'per_person', price: 78, guests: [30, 150], lastDay: 20, notes: '' }],
  },
  'Saffron House': {
    location: [51.0447, -114.0719],
    phone: '+14035550144',
    website: 'https://saffron.example',
    product: premium,
    catalogs: [{ typeId: 1, lastDay: 70, prices: [[1, 'all', 140, 1]] }],
    spaces: [{ name: 'Great hall', type: 'indoor', kind: 'package', meal: [100, 600], cocktail: [150, 900] }],
    related: [1],
  },
  'Saffron Terrace': { phone: '+14035550145', onHold: true, product: { ...premium, price: 1200 } },
  'قاعة النخيل الكبرى': {
    location: [25.2048, 55.2708],
    phone: '+971500000146',
    website: 'https://nakheel.example',
    product: premium,
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
    related: [1],
  },
  'قاعة اللؤلؤة': { phone: '+971500000147', product: basic },
  'Boğaz Davet Evi': {
    location: [41.0428, 29.0094],
    phone: '+905000000148',
    website: 'https://bogaz.example',
    product: premium,
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
    offers: [
      { name: 'Hafta içi düğünleri', intro: 'Pazartesiden perşembeye kadar yemekli düğünlerde mekân kirası alınmaz.', status: 'active' },
    ],
  },
}
