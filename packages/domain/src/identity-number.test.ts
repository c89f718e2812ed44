import { expect, it } from 'vitest'
import { identityNumberProblem, identityNumberText, typedIdentityNumber } from './identity-number.ts'

it.each([
  ['', null],
  ['12345678901', null],
  ['١٢٣٤٥٦٧٨٩٠١', null],
  [' 12345678901 ', null],
  [' ', null],
  ['\u202a12345678901\u202c', null],
  ['1234567890', 'too_short'],
  ['123456789012', 'too_long'],
  ['1234567890a', 'digits_only'],
  ['12345 678901', 'digits_only'],
])('USER-20 CONST-03 the identity number %j is %s', (text, code) => {
  expect(identityNumberProblem(text, 'TR')).toBe(code)
})

it('USER-20 an identity number is stored in Latin digits, without surrounding characters from a paste', () => {
  expect(identityNumberText(' \u200f١٢٣ ')).toBe('123')
})

it.each([
  ['CA', 11, 11],
  ['US', 9, 9],
  ['AU', 9, 11],
  ['AE', 15, 15],
  ['SA', 10, 10],
  ['DE', 11, 11],
  ['TR', 11, 11],
  ['XX', 11, 11],
])('USER-20 AMB-25 in %s it has %i to %i digits', (country, least, most) => {
  const problems = [least - 1, least, most, most + 1].map((count) => identityNumberProblem('1'.repeat(count), country))
  expect(problems).toEqual(['too_short', null, null, 'too_long'])
})

it.each([
  ['TR', '123456789012', '12345678901'],
  ['US', '1234567890', '123456789'],
  ['TR', ' \u200f١٢٣٤٥٦٧٨٩٠١٢ ', '١٢٣٤٥٦٧٨٩٠١'],
  ['TR', '12a', '12a'],
])('USER-20 AMB-25 in %s, typing %j leaves %j', (country, text, typed) => {
  expect(typedIdentityNumber(text, country)).toBe(typed)
})
