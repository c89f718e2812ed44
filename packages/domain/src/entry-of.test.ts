import { expect, it } from 'vitest'
import { entryOf } from './entry-of.ts'

it.each([
  ['deal', 1],
  ['offer', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('of a table with `deal`, %s is %s', (word, expected) => {
  expect(entryOf({ deal: 1 }, word)).toBe(expected)
})
