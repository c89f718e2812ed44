import { expect, it } from 'vitest'
import { countryConfig } from './country.ts'
import { formatMoney } from './money.ts'
import { referralRewardMax } from './referral.ts'

it.each([
  ['CA', 'en_CA', '$10,000'],
  ['US', 'en_CA', 'US$10,000'],
  ['DE', 'de_DE', '10.000\u00a0€'],
  ['TR', 'tr_TR', '₺10.000'],
] as const)('REFER-13 I18N-16 a reward in %s reads, in %s, %s', (country, locale, text) => {
  expect(formatMoney(referralRewardMax, countryConfig(country).currency, locale)).toBe(text)
})

it.each([
  ['ar_AE', 'AED', '\u200f12,500\u00a0د.إ.\u200f'],
  ['ar_SA', 'SAR', '\u200f١٢٬٥٠٠\u00a0ر.س.\u200f'],
  ['ar_AE', 'CAD', '\u200f12,500\u00a0CA$\u200e'],
  ['ar_SA', 'USD', '\u200f١٢٬٥٠٠\u00a0US$\u200e'],
  ['ar_AE', 'EUR', '\u200f12,500\u00a0€'],
  ['de_DE', 'CAD', '12.500\u00a0CA$'],
  ['de_DE', 'EUR', '12.500\u00a0€'],
  ['en_AU', 'AUD', '$12,500'],
  ['en_CA', 'CAD', '$12,500'],
  ['en_SA', 'SAR', 'SAR\u00a012,500'],
  ['en_US', 'USD', '$12,500'],
  ['tr_TR', 'TRY', '₺12.500'],
] as const)('I18N-14 an amount reads, in %s, like the amounts of the place', (locale, currency, text) => {
  expect(formatMoney(12_500, currency, locale)).toBe(text)
})

it('I18N-14 counts use the digits of the locale', () => {
  expect(formatMoney(1_234, 'SAR', 'ar_SA')).toContain('١٬٢٣٤')
  expect(formatMoney(1_234, 'AED', 'ar_AE')).toContain('1,234')
})

it.each(['coins', 'EURO', 'dEUR', 'x\nEUR', 'EUR\nx'])('an unknown currency (%j) is shown unchanged', (currency) => {
  expect(formatMoney(5, currency, 'en_CA')).toBe(`5 ${currency}`)
})

it('an amount without a currency is a number', () => {
  expect(formatMoney(5, '', 'en_CA')).toBe('5')
})
