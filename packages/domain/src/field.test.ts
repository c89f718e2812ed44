import { expect, it } from 'vitest'
import { boundsProblem, decreasingProblems, isBlank, lengthProblem, pastedText, requiredProblems } from './field.ts'

it('VAL-01 each blank required field is named, in order', () => {
  expect(requiredProblems({ name: ' ', username: 'mara', category: null, phone: undefined })).toEqual([
    { path: 'name', code: 'required' },
    { path: 'category', code: 'required' },
    { path: 'phone', code: 'required' },
  ])
})

it.each([
  ['', true],
  ['\u00a0\n', true],
  ['\u200b', true],
  [' \u202a\u2060\ufeff\u0000', true],
  ['\u3164', true],
  ['.', false],
  ['\u200ba', false],
  // an Arabic number sign, which is a format character but visible
  ['\u0600', false],
])('VAL-01 %j is blank: %s', (text, isNothing) => {
  expect(isBlank(text)).toBe(isNothing)
})

it('VAL-18 USER-20 invisible direction marks are removed from a pasted text, and nothing else', () => {
  expect(pastedText(' \u202aa\u200e b\u202c\u2066\u2069\u061c\u200f\u202e ')).toBe('a b')
  expect(pastedText('a\u200bb')).toBe('a\u200bb')
})

it('VAL-03 a number has a minimum and a maximum', () => {
  const bounds = { minimum: 2, maximum: 4 }
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
  expect(lengthProblem('name', '🌷', { minLength: 2 })).toEqual({ path: 'name', code: 'too_short', params: { min: 2 } })
  expect(lengthProblem('name', '🌷🌷', { minLength: 2, maxLength: 2 })).toBeNull()
  expect(lengthProblem('name', 'abc', { maxLength: 2 })).toEqual({ path: 'name', code: 'too_long', params: { max: 2 } })
})

it('VAL-08 each number must be below the one before it', () => {
  expect(decreasingProblems('tiers', [300, 200, 200, 100])).toEqual([{ path: 'tiers[2]', code: 'not_below_previous' }])
  expect(decreasingProblems('tiers', [1, Number.NaN])).toHaveLength(1)
  expect(decreasingProblems('tiers', [Number.NaN, 1])).toEqual([{ path: 'tiers[1]', code: 'not_below_previous' }])
  expect(decreasingProblems('tiers', [])).toEqual([])
})
