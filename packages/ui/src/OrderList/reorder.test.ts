import { describe, expect, it } from 'vitest'

import { columnCount, indexAfterKey, indexAt, moved, type ItemBox } from './reorder.ts'

const box = (key: number, left: number, top: number): ItemBox => ({ key, left, right: left + 90, top, bottom: top + 40 })
const list = [box(1, 0, 0), box(2, 0, 50), box(3, 0, 100)]
const grid = [box(1, 0, 0), box(2, 100, 0), box(3, 200, 0), box(4, 0, 50), box(5, 100, 50)]

describe('moved', () => {
  it.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [2, 9, [1, 3, 2]],
    [2, -1, [2, 1, 3]],
  ])('moves %i to index %i', (key, to, keys) => {
    expect(moved([1, 2, 3], key, to)).toEqual(keys)
  })
})

describe('columnCount', () => {
  it('counts the items of the first row', () => {
    expect([columnCount([]), columnCount(list), columnCount(grid)]).toEqual([1, 1, 3])
  })
})

describe('indexAt', () => {
  it.each([
    [-10, 0],
    [19, 0],
    [21, 1],
    [75, 2],
    [500, 3],
  ])('in a list an item at height %i gets index %i', (y, index) => {
    expect(indexAt(list, { x: 5, y }, false)).toBe(index)
  })

  it.each([
    [10, 10, false, 0],
    [60, 10, false, 1],
    [150, 10, false, 2],
    [10, 60, false, 3],
    [160, 60, false, 5],
    [10, 10, true, 3],
    [290, 10, true, 0],
  ])('in a grid an item at %i, %i (right to left: %s) gets index %i', (x, y, isRightToLeft, index) => {
    expect(indexAt(grid, { x, y }, isRightToLeft)).toBe(index)
  })
})

describe('indexAfterKey', () => {
  const inList = { count: 3, columns: 1, isRightToLeft: false }
  const inGrid = { count: 5, columns: 3, isRightToLeft: false }
  it.each([
    ['ArrowDown', 0, inList, 1],
    ['ArrowUp', 0, inList, null],
    ['ArrowDown', 2, inList, null],
    ['ArrowRight', 0, inList, null],
    ['Home', 2, inList, 0],
    ['End', 0, inList, 2],
    ['x', 0, inList, null],
    ['ArrowDown', 1, inGrid, 4],
    ['ArrowDown', 2, inGrid, null],
    ['ArrowUp', 4, inGrid, 1],
    ['ArrowRight', 0, inGrid, 1],
    ['ArrowLeft', 0, { ...inGrid, isRightToLeft: true }, 1],
    ['ArrowRight', 0, { ...inGrid, isRightToLeft: true }, null],
  ])('%s at index %i', (key, from, of, to) => {
    expect(indexAfterKey(key, from, of)).toBe(to)
  })
})
