import { knownTimeZone, localDate } from './time-zone.ts'

/** Couples a limited package may see in a calendar month (LEAD-40, CONST-05). */
export const limitedLeadsPerMonth = 3

/** What a limited package has left this month. */
export interface LeadAllowance {
  used: number
  limit: number
}

/** The calendar month of the account in which couples count: since when, and on which day (YYYY-MM-DD) the next one starts (LEAD-41). */
export function allowanceMonth(now: Temporal.Instant, timeZone: string): { startsAt: Temporal.Instant; resetsOn: string } {
  const first = localDate(now, timeZone).with({ day: 1 })
  const startsAt = first.toZonedDateTime(knownTimeZone(timeZone, 'UTC')).toInstant()
  return { startsAt, resetsOn: first.add({ months: 1 }).toString() }
}

/** Whether a couple may be shown: showing one again is free, the one too many needs an upgrade; no allowance is no limit (LEAD-40, LEAD-41). */
export function mayShowLead(
  lead: { isShown: boolean },
  allowance: LeadAllowance | null,
): { ok: true } | { ok: false; code: 'upgrade_required'; kind: 'leads' } {
  if (lead.isShown || allowance === null || allowance.used < allowance.limit) return { ok: true }
  return { ok: false, code: 'upgrade_required', kind: 'leads' }
}
