import { localDate } from './time-zone.ts'

/** Couples a limited package may see in a calendar month (LEAD-40, CONST-05). */
export const limitedLeadsPerMonth = 3

/** What a limited package has left; null is no limit. */
export interface LeadAllowance {
  used: number
  limit: number
  /** First day of the next month, YYYY-MM-DD. */
  resetsOn: string
}

/** The days that count towards the allowance: the calendar month of the account, end exclusive (LEAD-41). */
export function allowanceMonth(now: Temporal.Instant, timeZone: string): { start: Temporal.PlainDate; end: Temporal.PlainDate } {
  const start = localDate(now, timeZone).with({ day: 1 })
  return { start, end: start.add({ months: 1 }) }
}

/** What is left of this month's couples; `shownAt` holds, per couple, when it was first shown (LEAD-40, LEAD-41). */
export function leadAllowance(shownAt: readonly Temporal.Instant[], limit: number, now: Temporal.Instant, timeZone: string): LeadAllowance {
  const { start, end } = allowanceMonth(now, timeZone)
  const isInMonth = (at: Temporal.Instant) => {
    const day = localDate(at, timeZone)
    return Temporal.PlainDate.compare(day, start) >= 0 && Temporal.PlainDate.compare(day, end) < 0
  }
  return { used: shownAt.filter(isInMonth).length, limit: Math.max(0, limit), resetsOn: end.toString() }
}

/** Whether a couple may be shown: showing one again is free, the one too many needs an upgrade (LEAD-41). */
export function mayShowLead(
  lead: { isShown: boolean },
  allowance: LeadAllowance | null,
): { ok: true } | { ok: false; code: 'upgrade_required'; kind: 'leads' } {
  if (lead.isShown || allowance === null || allowance.used < allowance.limit) return { ok: true }
  return { ok: false, code: 'upgrade_required', kind: 'leads' }
}
