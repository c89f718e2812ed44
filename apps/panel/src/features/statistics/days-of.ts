import { daysIn, parseDate } from '@vendor-panel/domain'

/** The number of days of a range; 0 without one. */
export function daysOf(range: { start: string; end: string } | undefined): number {
  const [start, end] = [parseDate(range?.start), parseDate(range?.end)]
  return start && end ? daysIn({ start, end }) : 0
}
