/** The texts around the reviews, in the eight locales of the product. English and Arabic differ by their dates only. */
import type { components } from '@vendor-panel/contract'

export type WidgetLocale = components['schemas']['Locale']

interface Texts {
  title: string
  /** Of one review, or of all on average. */
  rating: string
  /** By the plural category of the locale. */
  count: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  more: string
  reply: string
  none: string
}

const en: Texts = {
  title: 'Reviews of {name}',
  rating: '{value} of 5 stars',
  count: { one: '{count} review', other: '{count} reviews' },
  more: 'Show more reviews',
  reply: 'Reply from {name}',
  none: 'No reviews yet',
}

const ar: Texts = {
  title: 'تقييمات {name}',
  rating: '{value} من 5 نجوم',
  count: { one: 'تقييم واحد', two: 'تقييمان', few: '{count} تقييمات', many: '{count} تقييمًا', other: '{count} تقييم' },
  more: 'عرض المزيد من التقييمات',
  reply: 'رد من {name}',
  none: 'لا توجد تقييمات بعد',
}

export const textsOf: Readonly<Record<WidgetLocale, Texts>> = {
  en_CA: en,
  en_US: en,
  en_AU: en,
  en_SA: en,
  de_DE: {
    title: 'Bewertungen für {name}',
    rating: '{value} von 5 Sternen',
    count: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    more: 'Weitere Bewertungen anzeigen',
    reply: 'Antwort von {name}',
    none: 'Noch keine Bewertungen',
  },
  tr_TR: {
    title: '{name} hakkındaki yorumlar',
    rating: '5 üzerinden {value} yıldız',
    count: { other: '{count} yorum' },
    more: 'Daha fazla yorum göster',
    reply: '{name} yanıtladı',
    none: 'Henüz yorum yok',
  },
  ar_AE: ar,
  ar_SA: ar,
}

const locales = Object.keys(textsOf) as WidgetLocale[]

/** The locale that a page asks for, such as `ar`, `ar-AE` or `ar_AE`: the same one, one of the same language, or English. */
export function localeOf(asked: string): WidgetLocale {
  const wanted = asked.replace('-', '_').toLowerCase()
  const isSame = (locale: string) => locale.toLowerCase() === wanted
  const isLanguage = (locale: string) => locale.slice(0, 2) === wanted.slice(0, 2)
  return locales.find(isSame) ?? locales.find(isLanguage) ?? 'en_CA'
}

export const directionOf = (locale: WidgetLocale): 'rtl' | 'ltr' => (locale.startsWith('ar') ? 'rtl' : 'ltr')
export const tagOf = (locale: WidgetLocale): string => locale.replace('_', '-')

/** A text with its values. A name is isolated, so that one in another script does not reorder the text around it. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => (key === 'name' ? `\u2068${values[key]}\u2069` : (values[key] ?? '')))
}

/** Numbers and days as everywhere in the product: Latin digits, the Gregorian calendar (I18N-14). */
export function formatsOf(locale: WidgetLocale) {
  const tag = tagOf(locale)
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' })
  const plural = new Intl.PluralRules(tag)
  const { count: counts } = textsOf[locale]
  return {
    number: (value: number) => number.format(value),
    day: (date: string) => day.format(new Date(date)),
    count: (count: number) => filled(counts[plural.select(count)] ?? counts.other, { count: number.format(count) }),
  }
}
