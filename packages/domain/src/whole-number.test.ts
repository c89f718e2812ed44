import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

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
  it('CAT-12 parses what it formatted', () => {
    fc.assert(fc.property(fc.nat({ max: 1e12 }), (value) => parseWholeNumber(String(value)) === value))
  })
})
