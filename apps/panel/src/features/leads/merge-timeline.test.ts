import { expect, it } from 'vitest'
import { mergeTimeline } from './merge-timeline.ts'

const of = (hasMore: boolean, ...days: number[]) => ({
  hasMore,
  entries: days.map((day) => ({ at: `2026-11-${String(day).padStart(2, '0')}` })),
})
const days = (...sources: ReturnType<typeof of>[]) => mergeTimeline(sources).map(({ at }) => Number(at.slice(-2)))

it.each([
  ['merges complete lists', [of(false, 9, 5, 1), of(false, 7, 2)], [9, 7, 5, 2, 1]],
  ['stops where an incomplete list was read to', [of(false, 9, 5, 1), of(true, 7, 4)], [9, 7, 5, 4]],
  ['stops at the newest of several such entries', [of(true, 9, 6), of(true, 7, 4)], [9, 7, 6]],
  ['shows nothing without entries', [of(false)], []],
])('%s', (_, sources, expected) => expect(days(...sources)).toEqual(expected))
