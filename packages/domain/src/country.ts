import type { Locale } from './contract.ts'
import { countryFlags, type FeatureFlags } from './country-flags.ts'
import { locales } from './locale.ts'

/** The countries the product is sold in (I18N-16). */
export const countryCodes = ['CA', 'US', 'AU', 'AE', 'SA', 'DE', 'TR'] as const
export type CountryCode = (typeof countryCodes)[number]

/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A span of wall-clock time, half-open, in minutes since midnight. A day may have several, such as before and after a lunch break. */
export interface WorkingWindow {
  weekday: Weekday
  fromMinute: number
  toMinute: number
}

type VideoHostName = 'youtube' | 'vimeo' | 'dailymotion'

export interface CountryConfig {
  code: CountryCode
  timeZone: string
  currency: string
  dialCode: string
  /** The default first, then the other locales of the product (I18N-03, AMB-12). */
  languages: readonly Locale[]
  weekStart: Weekday
  weekend: readonly Weekday[]
  /** When waiting counts towards the response time (RESP-02, RESP-08). */
  workingWindows: readonly WorkingWindow[]
  /** Counted minutes after which an answer raises the average; our choice, the checklist has no figure. */
  responseTargetMinutes: number
  passwordMinLength: number
  /** Digits of the identity number of a person or a business; null if the country does not ask for one (USER-20, AMB-25). */
  identityNumber: { minLength: number; maxLength: number } | null
  videoHosts: readonly VideoHostName[]
  /** Whether an about text outside the band of words is refused or only gets a warning (AMB-23). */
  aboutTextWordBand: 'error' | 'warn'
  /** Whether scripts of third parties wait for consent (INT-06). */
  needsConsent: boolean
  /** E.164, from a range reserved for fiction; null if there is none. */
  salesNumber: string | null
  /** Hosts a bank page may be on (PAY-10). */
  bankHosts: readonly string[]
  /** Paths of a logo, a favicon and a style sheet for pages without a session, and the hue of the accent colour in degrees (OKLCH); null is the product's own (I18N-15). */
  brand: { logo: string; favicon: string; sheet: string; accentHue: number } | null
  /** Target of the register link; null is our own start page (AMB-57). */
  registerUrl: string | null
  /** Shown once to each user (MODAL-02, AMB-62). */
  advertisementVideo: { host: VideoHostName; videoId: string; title: string } | null
  /** How many testimonials a provider may feature; null without a limit (TEST-11). */
  featuredTestimonialsMax: number | null
  flags: FeatureFlags
}

/** The brand whose files are in this folder of the panel. */
const brandIn = (folder: string, accentHue: number) => ({
  logo: `/brands/${folder}/logo.svg`,
  favicon: `/brands/${folder}/favicon.svg`,
  sheet: `/brands/${folder}/brand.css`,
  accentHue,
})
const gulfBrand = brandIn('gulf', 168)

/** The same hours on each of these days. */
function hours(weekdays: readonly Weekday[], fromHour: number, toHour: number): WorkingWindow[] {
  return weekdays.map((weekday) => ({ weekday, fromMinute: fromHour * 60, toMinute: toHour * 60 }))
}

const languagesFrom = (...first: Locale[]): Locale[] => [...first, ...locales.filter((locale) => !first.includes(locale))]

// The rules of the checklist; a country states only its differences.
const canada: CountryConfig = {
  code: 'CA',
  timeZone: 'America/Toronto',
  currency: 'CAD',
  dialCode: '1',
  languages: languagesFrom('en_CA'),
  weekStart: 7,
  weekend: [6, 7],
  // AMB-01, reading A: nights and the whole of Sunday do not count.
  workingWindows: hours([1, 2, 3, 4, 5, 6], 8, 19),
  responseTargetMinutes: 180,
  passwordMinLength: 6,
  identityNumber: { minLength: 11, maxLength: 11 },
  videoHosts: ['youtube', 'vimeo', 'dailymotion'],
  aboutTextWordBand: 'error',
  needsConsent: false,
  salesNumber: '+16135550199',
  // Gateways that banks of the country offer to shops; our choice.
  bankHosts: ['moneris.com'],
  brand: null,
  registerUrl: null,
  advertisementVideo: null,
  featuredTestimonialsMax: null,
  flags: countryFlags('CA'),
}

const countries: Record<CountryCode, CountryConfig> = {
  // The country of the demo has a video.
  CA: { ...canada, advertisementVideo: { host: 'youtube', videoId: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' } },
  US: {
    ...canada,
    code: 'US',
    flags: countryFlags('US'),
    bankHosts: ['authorize.net'],
    timeZone: 'America/New_York',
    currency: 'USD',
    languages: languagesFrom('en_US'),
    identityNumber: { minLength: 9, maxLength: 9 },
    salesNumber: '+12125550199',
  },
  AU: {
    ...canada,
    code: 'AU',
    flags: countryFlags('AU'),
    bankHosts: ['eway.com.au'],
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    dialCode: '61',
    languages: languagesFrom('en_AU'),
    weekStart: 1,
    // A tax file number has 9 digits, a business number 11.
    identityNumber: { minLength: 9, maxLength: 11 },
    salesNumber: '+61255500199',
  },
  AE: {
    ...canada,
    code: 'AE',
    flags: countryFlags('AE'),
    bankHosts: ['ngenius-payments.com'],
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    dialCode: '971',
    languages: languagesFrom('ar_AE'),
    weekStart: 1,
    identityNumber: { minLength: 15, maxLength: 15 },
    brand: gulfBrand,
    salesNumber: null,
    featuredTestimonialsMax: 6,
  },
  SA: {
    ...canada,
    code: 'SA',
    flags: countryFlags('SA'),
    bankHosts: ['moyasar.com'],
    timeZone: 'Asia/Riyadh',
    currency: 'SAR',
    dialCode: '966',
    languages: languagesFrom('ar_SA', 'en_SA'),
    identityNumber: { minLength: 10, maxLength: 10 },
    brand: gulfBrand,
    weekend: [5, 6],
    // RESP-08: Sunday is a working day; the day of rest is Friday.
    workingWindows: hours([7, 1, 2, 3, 4, 6], 8, 19),
    salesNumber: null,
  },
  DE: {
    ...canada,
    code: 'DE',
    flags: countryFlags('DE'),
    bankHosts: ['payone.com'],
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    dialCode: '49',
    languages: languagesFrom('de_DE'),
    weekStart: 1,
    // German words are long: a page with 250 of them is too long to read.
    aboutTextWordBand: 'warn',
    needsConsent: true,
    salesNumber: '+493023125199',
  },
  TR: {
    ...canada,
    code: 'TR',
    flags: countryFlags('TR'),
    bankHosts: ['iyzipay.com'],
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
    dialCode: '90',
    languages: languagesFrom('tr_TR'),
    brand: brandIn('tr', 28),
    weekStart: 1,
    needsConsent: true,
    salesNumber: null,
  },
}

/** The country if none is known (I18N-01). */
export const defaultCountry: CountryCode = 'CA'

/** The settings of a country; an unknown code gets those of Canada (I18N-01, I18N-16). */
export function countryConfig(code: string | null | undefined): CountryConfig {
  const known = countryCodes.find((one) => one === code?.toUpperCase())
  return countries[known ?? defaultCountry]
}
