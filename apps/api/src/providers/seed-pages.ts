import type { gatedFeatures } from '@vendor-panel/domain'

type Feature = (typeof gatedFeatures)[number]

/** The data of a provider of the demo besides its name; days are relative to the day of the seed. */
export interface SeedPage {
  district?: string
  address?: string
  location?: [latitude: number, longitude: number]
  phone?: string
  website?: string
  instagram?: string
  onHold?: boolean
  product?: {
    name: string
    fromDay: number
    toDay: number
    price: number
    features: readonly Feature[]
    rivals: number
    photos?: number | null
  }
  /** Other providers of the account, by their index. */
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
const basic = { name: 'Basic', fromDay: -90, toDay: 275, price: 480, features: ['photo-uploads'], rivals: 0, photos: 12 } as const

/** By the name of the provider. */
export const seedPages: Readonly<Record<string, SeedPage>> = {
  'Rosewood Garden': {
    district: 'Glebe',
    address: '14 Riverside Lane',
    location: [45.4009, -75.6919],
    phone: '+16135550140',
    website: 'https://rosewood.example/garden',
    instagram: 'https://instagram.example/rosewoodgarden',
    product: premium,
    related: [1, 2],
  },
  'Rosewood Mill': {
    address: '3 Mill Street',
    location: [44.2312, -76.486],
    phone: '+16135550141',
    product: { ...premium, price: 1900, rivals: 3 },
    related: [0],
  },
  'Rosewood Lakehouse': {
    district: 'Bracebridge',
    product: basic,
  },
  'Felix Arden Photography': {
    location: [49.2827, -123.1207],
    phone: '+16045550142',
    website: 'https://arden.example',
    product: basic,
  },
  'Maison Lavande': {
    location: [45.5019, -73.5674],
    phone: '+15145550143',
    product: { ...basic, fromDay: -400, toDay: -36 },
  },
  'Harbour Hall': {
    address: '2 Harbour Street',
    location: [44.2275, -76.4806],
    phone: '+16135550149',
    product: { ...premium, price: 1600 },
  },
  'Saffron House': {
    address: '210 Memorial Drive',
    location: [51.0447, -114.0719],
    phone: '+14035550144',
    website: 'https://saffron.example',
    product: premium,
    related: [1],
  },
  'Saffron Terrace': {
    phone: '+14035550145',
    onHold: true,
    product: { ...premium, price: 1200 },
  },
  'قاعة النخيل الكبرى': {
    address: 'شارع النخيل 12',
    location: [25.2048, 55.2708],
    phone: '+971500000146',
    website: 'https://nakheel.example',
    product: premium,
    related: [1],
  },
  'قاعة اللؤلؤة': {
    phone: '+971500000147',
    product: basic,
  },
  'Boğaz Davet Evi': {
    address: 'Yalı Caddesi 8',
    location: [41.0428, 29.0094],
    phone: '+905000000148',
    website: 'https://bogaz.example',
    product: premium,
  },
}
