import { expect, it } from 'vitest'
import { canChangeNote } from './lead-note.ts'

it.each([
  ['its author', { id: 7, canManage: false }, true],
  ['a colleague', { id: 8, canManage: false }, false],
  ['an account manager', { id: 8, canManage: true }, true],
])('a note may be changed by %s: %o, %s', (_who, user, may) => {
  expect(canChangeNote(user, { authorId: 7 })).toBe(may)
})
