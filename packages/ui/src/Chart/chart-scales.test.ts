import { describe, expect, it } from 'vitest'

import { chartScales, fittingLabels, linePaths } from './chart-scales.ts'

const size = { width: 320, height: 120, before: 20, above: 10, after: 0, below: 10 }

describe('chartScales', () => {
  it('has the first point at the inline start', () => {
    const [ltr, rtl] = [chartScales(size, 3, [1, 2, 3], false), chartScales(size, 3, [1, 2, 3], true)]
    expect(ltr.middle(0)).toBeLessThan(ltr.middle(2))
    expect(rtl.middle(0)).toBeGreaterThan(rtl.middle(2))
    expect([ltr.left, rtl.right]).toEqual([20, 300])
  })

  it('finds the nearest point, also outside of the marks', () => {
    const scales = chartScales(size, 3, [1, 2, 3], false)
    expect([0, scales.middle(1), 999].map(scales.nearest)).toEqual([0, 1, 2])
    expect([0, 999].map(chartScales(size, 3, [1], true).nearest)).toEqual([2, 0])
  })

  it('has ticks in whole numbers, also for small ones and for zeros', () => {
    expect(chartScales(size, 3, [0, 1, 2], false).ticks).toEqual([0, 1, 2])
    expect(chartScales(size, 2, [0, null], false).ticks).toEqual([0, 1])
  })
})

it.each([1, 3])('the first of two series is at the inline start, with %i points', (points) => {
  const edges = (isRtl: boolean) => [0, 1].map((index) => chartScales(size, points, [1], isRtl).edge(0, 10, index, 2))
  const [first, second] = edges(false)
  expect(first).toBeLessThan(second!)
  const [firstInArabic, secondInArabic] = edges(true)
  expect(firstInArabic).toBeGreaterThan(secondInArabic!)
})

it('a missing value is a gap of the line', () => {
  const { line } = linePaths([1, null, 2, 3], chartScales(size, 4, [1, null, 2, 3], false))
  expect(line.match(/M/g)).toHaveLength(2)
})

it('shows every label of a few, cut where it is too long, else as many as fit', () => {
  expect(fittingLabels(['Jan', 'Feb', 'Mar'], 900)).toEqual(['Jan', 'Feb', 'Mar'])
  expect(fittingLabels(['Provider page', 'Search'], 120)).toEqual(['Provide…', 'Search'])
  const year = fittingLabels(Array<string>(365).fill('Jan 1'), 550)
  expect([year[0], year[1], year.filter((label) => label !== null).length]).toEqual(['Jan 1', null, 10])
  expect(fittingLabels([], 100)).toEqual([])
})
