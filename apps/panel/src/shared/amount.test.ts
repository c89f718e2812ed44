import { expect, it } from 'vitest'
import { readAmount } from './amount.ts'

it.each([
  ['11400', 'en-CA', 11400],
  [' 11,400 ', 'en-CA', 11400],
  ['11.400', 'de-DE', 11400],
  ['11 400', 'tr-TR', 11400],
  ['١١٬٤٠٠', 'ar-SA', 11400],
  ['11400', 'ar-SA', 11400],
])('LEAD-37 an amount typed as %s in %s', (text, locale, amount) => expect(readAmount(text, locale)).toBe(amount))

it.each([
  ['11.5', 'en-CA'],
  ['11,5', 'de-DE'],
  ['11,5', 'en-CA'],
  ['-3', 'en-CA'],
  ['many', 'en-CA'],
  ['', 'en-CA'],
])('LEAD-37 %s in %s is no whole amount', (text, locale) => expect(readAmount(text, locale)).toBeUndefined())
