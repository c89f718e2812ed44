import { expect, it } from 'vitest'
import { isOwnerOrManager } from './ownership.ts'

it.each([
  ['its author', { id: 7, canManage: false }, true],
  ['a colleague', { id: 8, canManage: false }, false],
  ['an account manager', { id: 8, canManage: true }, true],
])('a record of a user may be changed by %s: %o, %s', (_who, user, may) => {
  expect(isOwnerOrManager(user, 7)).toBe(may)
})
