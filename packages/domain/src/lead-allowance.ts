import { knownTimeZone, localDate } from './time-zone.ts'

/** Number of couples that a limited package shows in a calendar month (LEAD-40, CONST-05). */
export const limitedLeadsPerMonth = 3

/** What is left of a limited package this month. */
export interface LeadAllowance {
  used: number
  limit: number
}

/**
 * The account's calendar month in which couples are counted: its start, and the day (YYYY-MM-DD) on which the next one starts (LEAD-41).
 */
export function allowanceMonth(now: Temporal.Instant, timeZone: string): { startsAt: Temporal.Instant; resetsOn: string } {
  const first = localDate(now, timeZone).with({ day: 1 })
  const startsAt = first.toZonedDateTime(knownTimeZone(timeZone, 'UTC')).toInstant()
  return { startsAt, resetsOn: first.add({ months: 1 }).toString() }
}

/**
 * Whether a couple may be shown: showing it again is free, one above the allowance needs an upgrade; null means no limit (LEAD-40,
 * LEAD-41).
 */
export function canShowLead(
  lead: { isShown: boolean },
  allowance: LeadAllowance | null,
): { ok: true } | { ok: false; code: 'upgrade_required'; kind: 'leads' } {
  if (lead.isShown || allowance === null || allowance.used < allowance.limit) return { ok: true }
  return { ok: false, code: 'upgrade_required', kind: 'leads' }
}
