import { expect, it } from 'vitest'
import { covers, renderedIndexes, widen } from './use-rendered-rows.ts'
import { windowAt } from './use-window.ts'

it('at the top the rows in view and some below them are rendered', () =>
  expect(widen(windowAt(0, 900, 100), 4)).toEqual({ start: 0, end: 13 }))
it('in the middle additional rows are rendered on both sides', () =>
  expect(widen(windowAt(5_000, 900, 100), 4)).toEqual({ start: 46, end: 63 }))
it('a row that is partly in view is rendered', () => expect(windowAt(5_050, 900, 100)).toEqual({ start: 50, end: 60 }))
it('no more rows are needed while those in view are rendered', () =>
  expect(covers({ start: 46, end: 63 }, { start: 50, end: 59 }, 10_000)).toBe(true))
it('more rows are needed above and below those that are rendered', () => {
  expect(covers({ start: 46, end: 63 }, { start: 45, end: 54 }, 10_000)).toBe(false)
  expect(covers({ start: 46, end: 63 }, { start: 55, end: 64 }, 10_000)).toBe(false)
})
it('no rows are needed beyond the last one', () => expect(covers({ start: 46, end: 63 }, { start: 55, end: 64 }, 63)).toBe(true))
it('the row with the tab stop is rendered wherever it is', () => {
  expect(renderedIndexes({ start: 3, end: 6 }, 1, 10)).toEqual([1, 3, 4, 5])
  expect(renderedIndexes({ start: 3, end: 6 }, 4, 10)).toEqual([3, 4, 5])
  expect(renderedIndexes({ start: 3, end: 6 }, 8, 10)).toEqual([3, 4, 5, 8])
})
