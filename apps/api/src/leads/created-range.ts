import { leadListRange, localDate, sixMonthRange } from '@vendor-panel/domain'
import type { LeadFilter } from './lead-list.queries.ts'

type Range = NonNullable<LeadFilter['created']>

/** The requested days in the account's time zone; six months up to today by default (LEAD-09, LEAD-11). */
export function createdRange(days: { createdAtStart?: string; createdAtEnd?: string }, now: Temporal.Instant, timeZone: string): Range {
  if (days.createdAtStart === undefined && days.createdAtEnd === undefined) return usualRange(now, timeZone)
  const { createdAtStart, createdAtEnd } = leadListRange(days, now, timeZone)
  return rangeOf(createdAtStart, createdAtEnd, timeZone)
}

const usualRanges = new Map<string, { range: Range; fromMs: number; beforeMs: number }>()

/** The range of nearly every request. It is valid for a whole day, and computing it costs more than the rest of the handler. */
function usualRange(now: Temporal.Instant, timeZone: string): Range {
  const nowMs = now.epochMilliseconds
  const known = usualRanges.get(timeZone)
  if (known && nowMs >= known.fromMs && nowMs < known.beforeMs) return known.range
  const { createdAtStart, createdAtEnd } = sixMonthRange(now, timeZone)
  const range = rangeOf(createdAtStart, createdAtEnd, timeZone)
  const fromMs = localDate(now, timeZone).toZonedDateTime(timeZone).epochMilliseconds
  usualRanges.set(timeZone, { range, fromMs, beforeMs: Date.parse(range.before) })
  return range
}

function rangeOf(firstDay: string, lastDay: string, timeZone: string): Range {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant().toString()
  return { from: startOf(Temporal.PlainDate.from(firstDay)), before: startOf(Temporal.PlainDate.from(lastDay).add({ days: 1 })) }
}
