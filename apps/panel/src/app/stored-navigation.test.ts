import { expect, it } from 'vitest'
import { readEntry, readScrollPositions } from './stored-navigation.ts'

it.each([
  null,
  undefined,
  'start',
  [],
  {},
  { index: 2 },
  { key: 'a' },
  { index: '2', key: 'a' },
  { index: 0.5, key: 'a' },
  { index: 2, key: 3 },
])('the history state %j is treated as the first entry', (state) => expect(readEntry(state)).toEqual({ index: 0, key: 'start' }))

it('reads the state that the panel wrote', () => {
  expect(readEntry({ index: 2, key: 'a' })).toEqual({ index: 2, key: 'a' })
})

it.each([null, '', '{', '{}', 'null', '7', '["a"]', '[["a","7"],[1,2],["b"],["c",null]]'])('%j has no scroll positions', (text) => {
  expect(readScrollPositions(text)).toEqual([])
})

it('reads the scroll positions that the panel wrote', () => {
  expect(readScrollPositions('[["a window",120],["b list",0]]')).toEqual([
    ['a window', 120],
    ['b list', 0],
  ])
})
