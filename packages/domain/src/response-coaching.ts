import { clampedDay } from './calendar-date.ts'
import { oncePer, type Moments } from './moments.ts'
import { averageResponse, countsInAverage } from './response-time.ts'
import type { ResponseFacts, ResponseTimeRule, SummedResponses } from './response-time.ts'
import { workingClock } from './working-time.ts'

export interface CoachedLead extends ResponseFacts {
  id: number
}

/** Advice about one open lead, as data for a screen. */
export interface LeadAdvice {
  id: number
  /** Counted minutes the couple has waited. */
  waitedMinutes: number
  /** Counted minutes until an answer raises the average; 0 if it already does. */
  minutesLeft: number
  /** The instant when that happens; null if it has already happened. */
  dueAt: Temporal.Instant | null
  /** What this lead adds to the average now, in minutes: its wait beyond the mean of all others, divided by the number of leads. */
  costMinutes: number
}

export interface Coaching {
  /** The current mean in counted minutes; null without leads. */
  meanMinutes: number | null
  /** The limit for every open lead: the lower of the target and the mean of the answered ones. */
  allowedMinutes: number
  /** Whether the present moment counts; outside working hours no waiting time is added. */
  isCounting: boolean
  /** Open leads of the average in the order in which to answer them. */
  open: LeadAdvice[]
}

const minuteMs = 60_000

/**
 * Which open lead to answer first, and what waiting costs (RESP-01, RESP-07).
 * Leads that can still be answered in time come first, the most urgent at the top. Late leads follow by the longest wait, since each minute
 * costs the same for all of them. `summed` is that of `averageResponse`.
 */
export function responseCoaching(
  leads: readonly CoachedLead[],
  now: Temporal.Instant,
  rule: ResponseTimeRule,
  summed?: SummedResponses,
): Coaching {
  const clock = workingClock(rule)
  const nowMs = now.epochMilliseconds
  const average = averageResponse(leads, now, rule, summed)
  const allowedMinutes = Math.min(rule.targetMinutes, average.answered.meanMinutes ?? rule.targetMinutes)
  const count = average.answered.count + average.closed.count + average.open.count
  const open = leads.filter(isWaiting(now, rule)).map((lead): LeadAdvice => {
    const waitedMinutes = clock.countedMs(lead.createdAt.epochMilliseconds, nowMs) / minuteMs
    const minutesLeft = Math.max(0, allowedMinutes - waitedMinutes)
    const dueMs = Math.ceil(clock.afterMs(nowMs, minutesLeft * minuteMs))
    return {
      id: lead.id,
      waitedMinutes,
      minutesLeft,
      dueAt: minutesLeft > 0 ? Temporal.Instant.fromEpochMilliseconds(dueMs) : null,
      costMinutes: costOf(waitedMinutes, average.meanMinutes, count),
    }
  })
  return {
    meanMinutes: average.meanMinutes,
    allowedMinutes,
    isCounting: clock.countedMs(nowMs, nowMs + 1) > 0,
    open: open.toSorted(byUrgency),
  }
}

/**
 * The mean if these leads were answered now and the others at the end of the horizon, next to the mean if all waited; counted minutes
 * (RESP-07).
 */
export function whatIfAnswered(
  leads: readonly CoachedLead[],
  answeredIds: readonly number[],
  now: Temporal.Instant,
  until: Temporal.Instant,
  rule: ResponseTimeRule,
  summed?: SummedResponses,
): { meanMinutes: number | null; meanMinutesOtherwise: number | null; savedMinutes: number } {
  const waits = isWaiting(now, rule)
  const answered = leads.map((lead) => (waits(lead) && answeredIds.includes(lead.id) ? { ...lead, firstResponseAt: now } : lead))
  const meanMinutes = averageResponse(answered, until, rule, summed).meanMinutes
  const meanMinutesOtherwise = averageResponse(leads, until, rule, summed).meanMinutes
  return { meanMinutes, meanMinutesOtherwise, savedMinutes: (meanMinutesOtherwise ?? 0) - (meanMinutes ?? 0) }
}

const horizons: Moments<Temporal.Instant> = new WeakMap()

/** The same time of day on the next day with working hours: until then an average is forecast (RESP-07). */
export function coachingHorizon(now: Temporal.Instant, rule: ResponseTimeRule): Temporal.Instant {
  return oncePer(horizons, now, rule, () => nextWorkingDay(now, rule))
}

function nextWorkingDay(now: Temporal.Instant, rule: ResponseTimeRule): Temporal.Instant {
  const clock = workingClock(rule)
  const local = now.toZonedDateTimeISO(rule.timeZone)
  const today = clampedDay(local.toPlainDate()).toZonedDateTime({ timeZone: rule.timeZone, plainTime: local.toPlainTime() })
  for (let days = 1; days < horizonDaysMax; days++) {
    const then = today.add({ days })
    const start = then.startOfDay()
    if (clock.countedMs(start.epochMilliseconds, start.add({ days: 1 }).epochMilliseconds) > 0) return then.toInstant()
  }
  return today.add({ days: horizonDaysMax }).toInstant()
}

// Longer than any series of holidays.
const horizonDaysMax = 15

/** Whether an answer to a lead would change the average. */
function isWaiting(now: Temporal.Instant, rule: ResponseTimeRule): (lead: CoachedLead) => boolean {
  const counts = countsInAverage(now, rule)
  return (lead) => lead.firstResponseAt === null && !lead.closedAt && counts(lead)
}

/** The difference between the mean with this lead and the mean without it. */
function costOf(waitedMinutes: number, meanMinutes: number | null, count: number): number {
  if (meanMinutes === null || count < 2) return 0
  const meanOfOthers = (meanMinutes * count - waitedMinutes) / (count - 1)
  return meanMinutes - meanOfOthers
}

function byUrgency(a: LeadAdvice, b: LeadAdvice): number {
  const isLate = (advice: LeadAdvice) => (advice.minutesLeft > 0 ? 0 : 1)
  return isLate(a) - isLate(b) || a.minutesLeft - b.minutesLeft || b.waitedMinutes - a.waitedMinutes || a.id - b.id
}
