import { describe, expect, it } from 'vitest'

import { readNumber, signOf, writeNumber } from './number-text.ts'

describe('readNumber', () => {
  it.each([
    ['15', 'en-CA', 15],
    [' 1,250 ', 'en-CA', 1250],
    ['1,250,000.5', 'en-CA', 1_250_000.5],
    ['1.250', 'de-DE', 1250],
    ['1.250,75', 'de-DE', 1250.75],
    ['1.250', 'tr-TR', 1250],
    ['١٬٢٥٠', 'ar-SA', 1250],
    ['١٢٫٥', 'ar-SA', 12.5],
    ['1250', 'ar-SA', 1250],
    ['١٢٥٠', 'ar-AE', 1250],
    ['١٬٢٥٠', 'ar-AE', 1250],
    ['1’250', 'de-CH', 1250],
    ['\u200e1250\u200f', 'ar-AE', 1250],
    ['-3', 'en-CA', -3],
    ['−3.5', 'en-CA', -3.5],
    ['0', 'en-CA', 0],
    ['.5', 'en-CA', 0.5],
    ['5.', 'en-CA', 5],
  ])('reads %j in %s', (text, locale, value) => expect(readNumber(text, locale)).toBe(value))

  it.each([
    ['12.50', 'de-DE', 12.5],
    ['12,50', 'en-CA', 12.5],
    ['11,5', 'ar-AE', 11.5],
    ['1.250', 'en-CA', 1.25],
  ])('treats the separator in %j (%s) as a decimal point, not as a thousands separator', (text, locale, value) =>
    expect(readNumber(text, locale)).toBe(value),
  )

  it.each([
    ['many', 'en-CA'],
    ['12a', 'en-CA'],
    ['1,25,000', 'en-CA'],
    ['1.2.3', 'en-CA'],
    ['-', 'en-CA'],
    ['.', 'en-CA'],
    ['1e5', 'en-CA'],
    ['1234567890123456', 'en-CA'],
  ])('finds no number in %j', (text, locale) => expect(readNumber(text, locale)).toBeNaN())

  it.each([
    ['ar-AE', 'AED'],
    ['ar-SA', 'SAR'],
    ['de-DE', 'EUR'],
    ['en-AU', 'AUD'],
    ['en-CA', 'CAD'],
    ['en-SA', 'SAR'],
    ['en-US', 'USD'],
    ['tr-TR', 'TRY'],
  ])('I18N-14 reads an amount as %s writes it in %s, with its sign and with its code', (locale, currency) => {
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(12_500)
    expect(readNumber(amount, locale, { currency })).toBe(12_500)
    expect(readNumber(`12500 ${currency}`, locale, { currency })).toBe(12_500)
    expect(readNumber('12500 XYZ', locale, { currency })).toBeNaN()
  })

  it.each(['', '  ', '\u200f'])('treats %j as empty', (text) => expect(readNumber(text, 'en-CA')).toBeNull())
})

describe('writeNumber', () => {
  it.each([
    [1250, 'en-CA', 0, '1,250'],
    [1250, 'de-DE', 0, '1.250'],
    [1250, 'ar-SA', 0, '١٬٢٥٠'],
    [12.5, 'de-DE', 2, '12,5'],
    [12.5, 'en-CA', 0, '12.5'],
    [null, 'en-CA', 0, ''],
    [Number.NaN, 'en-CA', 0, ''],
  ])('writes %j in %s with %i decimals', (value, locale, digits, text) => expect(writeNumber(value, locale, digits)).toBe(text))

  it('reads back every number that it wrote', () => {
    for (const locale of ['ar-AE', 'ar-SA', 'de-DE', 'en-AU', 'en-CA', 'en-SA', 'en-US', 'tr-TR'])
      for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, 0.25, 1234.75, -12_345.5])
        expect(readNumber(writeNumber(value, locale, 2), locale)).toBe(value)
  })
})

it.each([
  ['en-CA', { currency: 'CAD' }, '$', 'start'],
  ['de-DE', { currency: 'EUR' }, '€', 'end'],
  ['tr-TR', { currency: 'TRY' }, '₺', 'start'],
  ['tr-TR', 'percent', '%', 'start'],
  ['de-DE', 'percent', '%', 'end'],
  ['tr-TR', { text: 'davetli' }, 'davetli', 'end'],
] as const)('the sign in %s for %j is %s at the %s', (locale, style, text, side) => expect(signOf(locale, style)).toEqual({ text, side }))
