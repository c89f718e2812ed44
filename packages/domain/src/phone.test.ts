import examples from 'libphonenumber-js/examples.mobile.json'
import { describe, expect, it } from 'vitest'
import { isPhoneEmpty, loadPhoneRules, typedNumber } from './phone.ts'

const rules = await loadPhoneRules()
const regions = Object.entries<string>(examples)

describe('parse', () => {
  it('VAL-11 VAL-13 splits a number into its parts', () => {
    expect(rules.parse('(613) 555-0140', 'CA', 'en_CA')).toEqual({
      ok: true,
      e164: '+16135550140',
      value: { countryName: 'Canada', countryCode: 'CA', dialCode: '1', dialCodeWithPlus: '+1', nationalNumber: '6135550140' },
    })
    expect(rules.parse('0532 123 45 67', 'TR', 'tr_TR')).toMatchObject({ e164: '+905321234567', value: { countryName: 'Türkiye' } })
    expect(rules.parse('+٩٧١٥٠١٢٣٤٥٦٧', 'CA', 'ar_AE')).toMatchObject({ e164: '+971501234567', value: { countryCode: 'AE' } })
    expect(rules.parse('0151 23456789', 'XX', 'en_CA')).toEqual({ ok: false, code: 'invalid_phone' })
  })

  it.each([
    ['of an unknown country is one of Canada', '(613) 555-0140', 'XX', '+16135550140'],
    ['may have spaces around it', ' +1 613 555 0140 ', 'DE', '+16135550140'],
    ['may have its plus in brackets', '(+1) 613 555 0140', 'DE', '+16135550140'],
    ['may have dashes of any kind', '+1\u2011613–555−0140', 'DE', '+16135550140'],
    ['may be written in full width', '＋１６１３５５５０１４０', 'DE', '+16135550140'],
    ['may be of a country in small letters', '0532 123 45 67', 'tr', '+905321234567'],
    ['may have been pasted with marks of its direction', '\u202a+1 613 555 0140\u202c', 'DE', '+16135550140'],
  ])('VAL-11 a number %s', (_what, text, country, e164) => {
    expect(rules.parse(text, country, 'en_CA')).toMatchObject({ ok: true, e164 })
  })

  it.each([
    ['041 2345678', 'AX', '+358412345678'],
    ['07924 123456', 'IM', '+447924123456'],
    ['212 555 0100', 'CA', '+12125550100'],
  ])('VAL-13 the national number %s keeps the chosen country %s', (text, country, e164) => {
    expect(rules.parse(text, country, 'en_CA')).toMatchObject({ e164, value: { countryCode: country } })
  })

  it('VAL-13 a number without a country has the region 001', () => {
    expect(rules.parse('+800 1234 5678', 'CA', 'en_CA')).toMatchObject({
      e164: '+80012345678',
      value: { countryCode: '001', countryName: '001', dialCode: '800' },
    })
  })

  it.each([
    '',
    '+',
    ' ',
    '+1',
    '12',
    '+1613555014',
    '+161355501401',
    '+999123456789',
    'call me',
    '+1613CALLNOW',
    '+16135550140 ext. 5',
    '0',
    '1+613 555 0140',
    '++16135550140',
  ])('VAL-11 VAL-12 %j is not a number', (text) => {
    expect(rules.parse(text, 'CA', 'en_CA')).toEqual({ ok: false, code: 'invalid_phone' })
  })

  it('VAL-11 parses what it formatted, for numbers of all regions', () => {
    expect(regions.length).toBeGreaterThan(200)
    for (const [region, national] of regions) {
      const parsed = rules.parse(national, region, 'en_CA')
      if (!parsed.ok) throw new Error(`${region} ${national}`)
      expect(`+${parsed.value.dialCode}${parsed.value.nationalNumber}`).toBe(parsed.e164)
      expect(parsed.value.countryCode).toBe(region)
      const readBack = rules.parse(rules.format(parsed.e164), 'CA', 'en_CA')
      // Where several countries share a dial code, the number alone does not always say which one was chosen.
      const { countryCode: _code, countryName: _name, ...number } = parsed.value
      expect(readBack, region).toMatchObject({ e164: parsed.e164, value: number })
      expect(rules.parse(parsed.e164, 'DE', 'en_CA'), region).toEqual(readBack)
    }
  })
})

it('VAL-13 formats valid numbers and returns all others unchanged', () => {
  expect(rules.format('+16135550140')).toBe('+1 613 555 0140')
  expect(rules.format('unknown')).toBe('unknown')
})

it('VAL-13 a picker offers every country by its name', () => {
  const countries = rules.countries('de_DE')
  expect(countries.length).toBeGreaterThan(200)
  expect(countries.find((country) => country.countryCode === 'DE')).toEqual({
    countryCode: 'DE',
    countryName: 'Deutschland',
    dialCode: '49',
  })
  expect(countries[0]?.countryName).toBe('Afghanistan')
  expect(countries.findIndex((country) => country.countryName === 'Österreich')).toBeLessThan(
    countries.findIndex((country) => country.countryName === 'Polen'),
  )
})

it.each([
  ['', true],
  [' ', true],
  ['+', true],
  ['＋', true],
  ['+1', true],
  [' (+1) - ', true],
  ['+ 90', true],
  ['+٩٠', true],
  ['+971', true],
  ['90', false],
  ['1', false],
  ['+16', false],
  ['+1613', false],
  ['+999999', false],
  ['abc', false],
  ['+abc', false],
])('VAL-12 USER-26 %j counts as empty: %s', (text, isEmpty) => {
  expect(isPhoneEmpty(text)).toBe(isEmpty)
})

it('USER-26 the dial code of a country is not a number, and one digit more or less is not a dial code', () => {
  const dialCodes = new Set(rules.countries('en_CA').map(({ dialCode }) => dialCode))
  expect([...dialCodes].filter((dialCode) => !isPhoneEmpty(`+${dialCode}`))).toEqual([])
  expect(
    [...dialCodes].filter(
      (dialCode) => isPhoneEmpty(`+${dialCode}0`) || isPhoneEmpty(`+${dialCode.slice(0, -1)}`) !== (dialCode.length === 1),
    ),
  ).toEqual([])
})

describe('typedNumber', () => {
  it.each([
    ['+1 (613) 555-0140', '+16135550140'],
    ['٦١٣–٥٥٥–٠١٤٠', '6135550140'],
    ['', ''],
    ['555-0140 ext. 2', null],
  ])('VAL-11 %j is %j', (text, number) => {
    expect(typedNumber(text)).toBe(number)
  })
})
