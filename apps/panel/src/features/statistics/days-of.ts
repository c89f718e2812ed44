import { daysIn, parseDate } from '@vendor-panel/domain'

/** The number of days of a range; 0 without one. */
export function daysOf(range: { from: string; to: string } | undefined): number {
  const [start, end] = [parseDate(range?.from), parseDate(range?.to)]
  return start && end ? daysIn({ start, end }) : 0
}
