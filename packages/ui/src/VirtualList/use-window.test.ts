import { expect, it } from 'vitest'
import { windowAt } from './use-window.ts'

it('at the top only the first rows are rendered', () => expect(windowAt(0, 900, 100, 10_000)).toEqual({ start: 0, end: 13 }))
it('in the middle additional rows are rendered on both sides', () =>
  expect(windowAt(5_000, 900, 100, 10_000)).toEqual({ start: 46, end: 63 }))
it('at the end no rows are rendered beyond the last one', () =>
  expect(windowAt(999_100, 900, 100, 10_000)).toEqual({ start: 9_987, end: 10_000 }))
it('a list that became shorter than its scroll position has no rows before its start', () =>
  expect(windowAt(5_000, 900, 100, 3)).toEqual({ start: 3, end: 3 }))
