import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDate } from './calendar-date.ts'
import { emailProblem } from './email.ts'
import { boundsProblem, fallingProblems, isBlank, lengthProblem, requiredProblems } from './field.ts'
import { webAddressProblem } from './web-address.ts'
import { parseWholeNumber } from './whole-number.ts'

it('VAL-01 each blank required field is named, in order', () => {
  expect(requiredProblems({ name: ' ', username: 'mara', category: null, phone: undefined })).toEqual([
    { path: 'name', code: 'required' },
    { path: 'category', code: 'required' },
    { path: 'phone', code: 'required' },
  ])
  expect(isBlank('\u00a0\n')).toBe(true)
})

it('VAL-03 a number is at most max and at least min', () => {
  const bounds = { min: 2, max: 4 }
  expect(boundsProblem('count', 1, bounds)).toEqual({ path: 'count', code: 'at_least', params: { min: 2 } })
  expect(boundsProblem('count', 2, bounds)).toBeNull()
  expect(boundsProblem('count', 4, bounds)).toBeNull()
  expect(boundsProblem('count', 5, bounds)).toEqual({ path: 'count', code: 'at_most', params: { max: 4 } })
  expect(boundsProblem('count', Number.NaN, bounds)).toEqual({ path: 'count', code: 'invalid_number' })
  expect(boundsProblem('count', 1e9, {})).toBeNull()
})

it('VAL-05 a text has an exact, a shortest and a longest length, in code points', () => {
  expect(lengthProblem('code', '12345', { length: 6 })).toEqual({ path: 'code', code: 'exact_length', params: { length: 6 } })
  expect(lengthProblem('code', '123456', { length: 6 })).toBeNull()
  expect(lengthProblem('name', '🌷', { min: 2 })).toEqual({ path: 'name', code: 'too_short', params: { min: 2 } })
  expect(lengthProblem('name', '🌷🌷', { min: 2, max: 2 })).toBeNull()
  expect(lengthProblem('name', 'abc', { max: 2 })).toEqual({ path: 'name', code: 'too_long', params: { max: 2 } })
})

it('VAL-08 each number must be below the one before it', () => {
  expect(fallingProblems('tiers', [300, 200, 200, 100])).toEqual([{ path: 'tiers[2]', code: 'not_below_previous' }])
  expect(fallingProblems('tiers', [1, Number.NaN])).toHaveLength(1)
  expect(fallingProblems('tiers', [])).toEqual([])
})

describe('parseDate', () => {
  it.each(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])('VAL-15 %s is a real day', (text) => {
    expect(parseDate(text)?.toString()).toBe(text)
  })
  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
    'soon',
    null,
    undefined,
  ])('VAL-15 %j is none', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})

describe('emailProblem', () => {
  it.each([
    'mara@rosewood.example',
    '  mara@rosewood.example ',
    'a.b+c@sub.example.co',
    'info@münchen.example',
    'بريد@مثال.إختبار',
    "o'neil@example.com",
  ])('VAL-18 %s is an address', (text) => {
    expect(emailProblem(text)).toBeNull()
  })
  it.each([
    'mara',
    'mara@',
    '@example.com',
    'mara@example',
    'a@b@example.com',
    'a b@example.com',
    'mara@example..com',
    'mara@-example.com',
    '.mara@example.com',
    'mara.@example.com',
    'ma..ra@example.com',
    'mara@example.c',
    `${'a'.repeat(250)}@b.co`,
  ])('VAL-18 %s is none', (text) => {
    expect(emailProblem(text)).toBe('invalid_email')
  })
  it('VAL-01 an empty address is missing', () => {
    expect(emailProblem('  ')).toBe('required')
  })
  it('VAL-18 254 characters are the most', () => {
    expect(emailProblem(`${'a'.repeat(244)}@bcdef.com`)).toBeNull()
    expect(emailProblem(`${'a'.repeat(245)}@bcdef.com`)).toBe('invalid_email')
  })
})

describe('webAddressProblem', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://Example.com:8080/', 'https://münchen.example/x'])(
    'VAL-09 %s is a URL',
    (text) => {
      expect(webAddressProblem(text)).toBeNull()
    },
  )
  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://a:b@example.com',
    'https://exa mple.com',
    'https://1.2.3.4',
  ])('VAL-09 %s is none', (text) => {
    expect(webAddressProblem(text)).toBe('invalid_url')
  })
  it('VAL-01 an empty URL is missing', () => {
    expect(webAddressProblem('')).toBe('required')
  })
})

describe('parseWholeNumber', () => {
  it.each([
    ['12', 12],
    [' 007 ', 7],
    ['٤٢', 42],
    [5, 5],
    ['12.5', null],
    ['-1', null],
    ['1,000', null],
    ['1e3', null],
    ['', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [1.5, null],
    ['1234567890123456', null],
  ])('CAT-11 CAT-12 %j is read as %s', (text, value) => {
    expect(parseWholeNumber(text)).toBe(value)
  })
  it('CAT-12 reads back what it wrote', () => {
    fc.assert(fc.property(fc.nat({ max: 1e12 }), (value) => parseWholeNumber(String(value)) === value))
  })
})
