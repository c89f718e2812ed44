import type { components } from '@vendor-panel/contract'
import { limitedLeadsPerMonth } from '@vendor-panel/domain'
import { arabic } from './voice-arabic.ts'
import { englishCatering, englishPhotography, englishVenue } from './voice-english.ts'
import { turkish } from './voice-turkish.ts'
import type { Voice } from './voice.ts'

type Locale = components['schemas']['Locale']

/** Permissions of a user below write on pages of a provider (PERM-03). */
type PageRestrictions = Partial<Record<keyof components['schemas']['ProviderPermissions'], 'read' | 'none'>>

interface SeedCategory {
  id: number
  name: string
  type: components['schemas']['ProviderCategoryType']
}

export interface SeedUser {
  username: string
  name: string
  email: string
  phone: string | null
  city: string
  preferredLanguage: Locale | null
  canManage?: boolean
  /** Links to providers, by their index in the account, and whether the user is notified of couples by mail and by SMS. */
  links?: { provider: number; byMail: boolean; bySms: boolean; pages?: PageRestrictions }[]
  /** Colleagues who answer couples, without a sign-in. */
  hasPassword?: boolean
  mustRenewPassword?: boolean
}

export interface SeedAccount {
  name: string
  consumerKey: string
  countryCode: string
  timeZone: string
  currency: string
  isPaid: boolean
  crmStatus: string | null
  accountManagerEmail: string
  leadLimit: number | null
  providers: { name: string; category: SeedCategory; city: string; timeZone?: string }[]
  users: SeedUser[]
  leads: number
  voice: Voice
  prompts: { todo: number; notification: number }
  payments?: { amount: number; inDays: number; recurringMonth: number }[]
}

const venues: SeedCategory = { id: 1, name: 'Wedding venues', type: 'venue' }
const photographers: SeedCategory = { id: 2, name: 'Photographers', type: 'service' }
const catering: SeedCategory = { id: 5, name: 'Catering', type: 'service' }

export const seedAccounts: SeedAccount[] = [
  {
    name: 'Rosewood Venues',
    consumerKey: 'ck_rosewood',
    countryCode: 'CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    isPaid: true,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: null,
    providers: [
      { name: 'Rosewood Garden', category: venues, city: 'Ottawa' },
      { name: 'Rosewood Mill', category: venues, city: 'Kingston' },
      { name: 'Rosewood Lakehouse', category: venues, city: 'Muskoka' },
    ],
    users: [
      {
        username: 'mara',
        name: 'Mara Lindqvist',
        email: 'mara@rosewood.example',
        phone: '+16135550101',
        city: 'Ottawa',
        preferredLanguage: 'en_CA',
        canManage: true,
        links: [
          { provider: 0, byMail: true, bySms: true },
          { provider: 1, byMail: true, bySms: false },
          { provider: 2, byMail: false, bySms: false },
        ],
      },
      {
        username: 'jonas',
        name: 'Jonas Okafor',
        email: 'jonas@rosewood.example',
        phone: '+16135550102',
        city: 'Kingston',
        preferredLanguage: 'en_CA',
        links: [{ provider: 1, byMail: true, bySms: true, pages: { budget: 'read', payments: 'none', badges: 'none' } }],
      },
      {
        username: 'renew',
        name: 'Camille Roy',
        email: 'camille@rosewood.example',
        phone: '+16135550103',
        city: 'Ottawa',
        preferredLanguage: 'en_CA',
        links: [{ provider: 0, byMail: false, bySms: false }],
        mustRenewPassword: true,
      },
      {
        username: 'sofia',
        name: 'Sofia Brandt',
        email: 'sofia@rosewood.example',
        phone: '+17055550104',
        city: 'Muskoka',
        preferredLanguage: 'de_DE',
        links: [{ provider: 2, byMail: true, bySms: false }],
        hasPassword: false,
      },
    ],
    leads: 400,
    voice: englishVenue,
    prompts: { todo: 4, notification: 2 },
  },
  {
    name: 'Felix Arden Photography',
    consumerKey: 'ck_felix',
    countryCode: 'CA',
    timeZone: 'America/Vancouver',
    currency: 'CAD',
    isPaid: true,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: limitedLeadsPerMonth,
    providers: [{ name: 'Felix Arden Photography', category: photographers, city: 'Vancouver' }],
    users: [
      {
        username: 'felix',
        name: 'Felix Arden',
        email: 'felix@arden.example',
        phone: '+16045550105',
        city: 'Vancouver',
        preferredLanguage: 'en_CA',
        canManage: true,
        links: [{ provider: 0, byMail: true, bySms: false }],
      },
    ],
    leads: 28,
    voice: englishPhotography,
    prompts: { todo: 2, notification: 1 },
  },
  {
    name: 'Maison Lavande',
    consumerKey: 'ck_lavande',
    countryCode: 'CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    isPaid: false,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: null,
    providers: [{ name: 'Maison Lavande', category: catering, city: 'Montréal' }],
    users: [
      {
        username: 'ines',
        name: 'Inès Caron',
        email: 'ines@lavande.example',
        phone: '+15145550106',
        city: 'Montréal',
        preferredLanguage: 'en_CA',
        canManage: true,
        links: [{ provider: 0, byMail: true, bySms: false }],
      },
    ],
    leads: 22,
    voice: englishCatering,
    prompts: { todo: 1, notification: 3 },
    payments: [
      { amount: 490, inDays: -6, recurringMonth: 12 },
      { amount: 490, inDays: 24, recurringMonth: 12 },
    ],
  },
  {
    name: 'Saffron House',
    consumerKey: 'ck_saffron',
    countryCode: 'CA',
    timeZone: 'America/Edmonton',
    currency: 'CAD',
    isPaid: true,
    crmStatus: 'prime',
    accountManagerEmail: 'prime@vendors.example',
    leadLimit: null,
    providers: [
      { name: 'Saffron House', category: venues, city: 'Calgary' },
      { name: 'Saffron Terrace', category: venues, city: 'Edmonton' },
    ],
    users: [
      {
        username: 'priya',
        name: 'Priya Raman',
        email: 'priya@saffron.example',
        phone: '+14035550107',
        city: 'Calgary',
        preferredLanguage: 'en_CA',
        canManage: true,
        links: [
          { provider: 0, byMail: true, bySms: true },
          { provider: 1, byMail: true, bySms: false },
        ],
      },
    ],
    leads: 60,
    voice: englishVenue,
    prompts: { todo: 3, notification: 2 },
  },
  {
    name: 'قاعات النخيل',
    consumerKey: 'ck_nakheel',
    countryCode: 'AE',
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    isPaid: true,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: null,
    providers: [
      { name: 'قاعة النخيل الكبرى', category: { id: 1, name: 'قاعات الأفراح', type: 'venue' }, city: 'دبي' },
      { name: 'قاعة اللؤلؤة', category: { id: 1, name: 'قاعات الأفراح', type: 'venue' }, city: 'الشارقة' },
    ],
    users: [
      {
        username: 'noura',
        name: 'نورة السويدي',
        email: 'noura@nakheel.example',
        phone: '+971500000108',
        city: 'دبي',
        preferredLanguage: 'ar_AE',
        canManage: true,
        links: [
          { provider: 0, byMail: true, bySms: true },
          { provider: 1, byMail: true, bySms: false },
        ],
      },
    ],
    leads: 64,
    voice: arabic,
    prompts: { todo: 2, notification: 1 },
  },
  {
    name: 'Boğaz Davet Evi',
    consumerKey: 'ck_bogaz',
    countryCode: 'TR',
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    isPaid: true,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: null,
    providers: [{ name: 'Boğaz Davet Evi', category: { id: 1, name: 'Düğün mekânları', type: 'venue' }, city: 'İstanbul' }],
    users: [
      {
        username: 'emre',
        name: 'Emre Yıldırım',
        email: 'emre@bogaz.example',
        phone: '+905000000109',
        city: 'İstanbul',
        preferredLanguage: 'tr_TR',
        canManage: true,
        links: [{ provider: 0, byMail: true, bySms: true }],
      },
    ],
    leads: 56,
    voice: turkish,
    prompts: { todo: 2, notification: 2 },
  },
  {
    name: 'Harbour Hall',
    consumerKey: 'ck_harbour',
    countryCode: 'CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    isPaid: true,
    crmStatus: null,
    accountManagerEmail: 'care@vendors.example',
    leadLimit: null,
    providers: [{ name: 'Harbour Hall', category: venues, city: 'Kingston' }],
    users: [
      {
        username: 'nora',
        name: 'Nora Whitfield',
        email: 'nora@harbour.example',
        phone: '+16135550110',
        city: 'Kingston',
        preferredLanguage: 'en_CA',
        canManage: true,
        links: [{ provider: 0, byMail: true, bySms: false }],
      },
    ],
    leads: 18,
    voice: englishVenue,
    prompts: { todo: 1, notification: 1 },
  },
]
