import { expect, it } from 'vitest'
import { isAnonymousGroup } from './anonymous-group.ts'

it.each([
  [[], false],
  [[3], false],
  [[1, 1, 1], false],
  [[1, 1, 1, 1], true],
  [[2, 1, 1], false],
  [[2, 1, 2], true],
  [[3, 3], false],
  [[3, 2, 1], true],
  [[9, 1, 1], false],
  [[2, 2, 2, 0], true],
  [[3, 3, 0], false],
] as const)('RESP-07 a group with %o providers by account is anonymous: %s', (counts, expected) =>
  expect(isAnonymousGroup(counts)).toBe(expected),
)
