import { expect, it } from 'vitest'
import { identityNumberProblem } from './identity-number.ts'

it.each([
  ['', null],
  ['12345678901', null],
  ['١٢٣٤٥٦٧٨٩٠١', null],
  [' 12345678901 ', null],
  [' ', null],
  ['1234567890', 'too_short'],
  ['123456789012', 'too_long'],
  ['1234567890a', 'digits_only'],
  ['12345 678901', 'digits_only'],
])('USER-20 CONST-03 the identity number %j is %s', (text, code) => {
  expect(identityNumberProblem(text, 'TR')).toBe(code)
})
