import type { CallResult } from './contract.ts'
import { countryConfig } from './country.ts'
import { oncePer, type Moments } from './moments.ts'
import { sixMonthRange } from './six-month-range.ts'
import { knownTimeZone } from './time-zone.ts'
import { workingClock } from './working-time.ts'
import type { WorkingHours } from './working-time.ts'

/** When waiting counts for a provider (RESP-02, RESP-03). Create it once: its tables are cached with it. */
export interface ResponseTimeRule extends WorkingHours {
  /** Counted minutes after which an answer raises the average. */
  targetMinutes: number
}

const rules = new Map<string, ResponseTimeRule>()

/**
 * The rule of a country in the provider's zone (RESP-03, RESP-08); an unknown zone is replaced by the country's own.
 * Own hours or holidays of a provider make a rule of their own: keep the object, its tables are cached with it.
 */
export function responseTimeRule(
  countryCode: string,
  timeZone: string,
  own?: Partial<Pick<ResponseTimeRule, 'windows' | 'holidays' | 'targetMinutes'>>,
): ResponseTimeRule {
  const country = countryConfig(countryCode)
  const zone = knownTimeZone(timeZone, country.timeZone)
  const key = `${country.code} ${zone}`
  const rule = rules.get(key) ?? {
    timeZone: zone,
    windows: country.workingWindows,
    holidays: new Set<string>(),
    targetMinutes: country.responseTargetMinutes,
  }
  rules.set(key, rule)
  return own ? { ...rule, ...own } : rule
}

/** The events that can stop the clock of a lead. */
export type ResponseEvent =
  | { kind: 'message'; at: Temporal.Instant; direction: 'in' | 'out'; isAutomatic: boolean }
  | { kind: 'call'; at: Temporal.Instant; result: CallResult }

/**
 * The first answer to a couple, from the known one and one more event: a message sent by a person, or a call with a talk; automatic replies
 * do not count
 * (RESP-04). Null without an answer. Events may come in any order, since a call may be entered later.
 */
export function firstResponse(before: Temporal.Instant | null, event: ResponseEvent): Temporal.Instant | null {
  const isAnswer = event.kind === 'call' ? event.result === 'talked' : event.direction === 'out' && !event.isAutomatic
  return isAnswer && (before === null || Temporal.Instant.compare(event.at, before) < 0) ? event.at : before
}

const minuteMs = 60_000

/**
 * Counted minutes from start to end: wall-clock windows of the rule, half-open, with daylight saving (RESP-03, RESP-05, RESP-06). 0 if end
 * is not after start.
 */
export function countedMinutes(start: Temporal.Instant, end: Temporal.Instant, rule: ResponseTimeRule): number {
  return workingClock(rule).countedMs(start.epochMilliseconds, end.epochMilliseconds) / minuteMs
}

/** The first instant at which so many counted minutes have passed since the lead arrived; the start itself for 0 (RESP-03). */
export function dueAt(createdAt: Temporal.Instant, rule: ResponseTimeRule, targetMinutes: number): Temporal.Instant {
  const ms = workingClock(rule).afterMs(createdAt.epochMilliseconds, targetMinutes * minuteMs)
  return Temporal.Instant.fromEpochMilliseconds(Math.ceil(ms))
}

/** The facts about a lead that the average needs. */
export interface ResponseFacts {
  createdAt: Temporal.Instant
  /** First outbound message of a person, or call with result `talked`; automatic replies do not stop the clock (RESP-04). */
  firstResponseAt: Temporal.Instant | null
  /** When a lead was closed without an answer: its waiting ended then, so that closing an old lead does not improve the average. */
  closedAt?: Temporal.Instant | null
}

/** A number of leads, and the sum of their counted minutes. */
export interface CountedLeads {
  count: number
  minutes: number
}

const none: CountedLeads = { count: 0, minutes: 0 }

/** Leads of the last six months whose counted minutes are known. */
export interface SummedResponses {
  answered: CountedLeads
  /** Closed without an answer. */
  closed: CountedLeads
}

export interface ResponseGroup {
  /** Number of leads. */
  count: number
  /** Counted minutes; null without leads. */
  meanMinutes: number | null
}

export interface AverageResponse {
  /** Mean of all three groups together in counted minutes; null without leads. */
  meanMinutes: number | null
  answered: ResponseGroup
  /** Closed without an answer. */
  closed: ResponseGroup
  open: ResponseGroup
}

/** The six months of an average. */
export interface ResponseWindow {
  /** First day, YYYY-MM-DD. */
  since: string
  /** When it begins in the rule's zone. */
  from: Temporal.Instant
}

const windows: Moments<ResponseWindow> = new WeakMap()

/** The six months of an average at this moment, in the rule's zone (RESP-07). */
export function responseWindow(now: Temporal.Instant, rule: ResponseTimeRule): ResponseWindow {
  return oncePer(windows, now, rule, () => {
    const since = sixMonthRange(now, rule.timeZone).createdAtStart
    return { since, from: Temporal.PlainDate.from(since).toZonedDateTime(rule.timeZone).toInstant() }
  })
}

/** Whether a lead counts for the average at this moment: it is from the last six months, and not from the future (RESP-07). */
export function countsInAverage(now: Temporal.Instant, rule: ResponseTimeRule): (lead: Pick<ResponseFacts, 'createdAt'>) => boolean {
  const fromMs = responseWindow(now, rule).from.epochMilliseconds
  return ({ createdAt }) => createdAt.epochMilliseconds >= fromMs && createdAt.epochMilliseconds <= now.epochMilliseconds
}

/**
 * The average over the leads of the last six months: answered ones with their response time, open ones with the wait so far, those closed
 * without an answer with the time until then; the three groups are reported separately (RESP-07). `summed` are those of that time whose
 * counted minutes are known already; they are not among the leads.
 */
export function averageResponse(
  leads: Iterable<ResponseFacts>,
  now: Temporal.Instant,
  rule: ResponseTimeRule,
  summed: SummedResponses = { answered: none, closed: none },
): AverageResponse {
  const clock = workingClock(rule)
  const nowMs = now.epochMilliseconds
  const counts = countsInAverage(now, rule)
  const [answered, closed, open] = [{ ...summed.answered }, { ...summed.closed }, { ...none }]
  for (const lead of leads) {
    if (!counts(lead)) continue
    const { createdAt, firstResponseAt, closedAt } = lead
    const group = firstResponseAt ? answered : closedAt ? closed : open
    group.count += 1
    const endMs = (firstResponseAt ?? closedAt)?.epochMilliseconds ?? nowMs
    group.minutes += clock.countedMs(createdAt.epochMilliseconds, endMs) / minuteMs
  }
  const mean = (...groups: CountedLeads[]) => {
    const count = groups.reduce((sum, group) => sum + group.count, 0)
    return count === 0 ? null : groups.reduce((sum, group) => sum + group.minutes, 0) / count
  }
  const groupOf = (group: CountedLeads): ResponseGroup => ({ count: group.count, meanMinutes: mean(group) })
  return {
    meanMinutes: mean(answered, closed, open),
    answered: groupOf(answered),
    closed: groupOf(closed),
    open: groupOf(open),
  }
}

/** Minimum number of providers behind a category's average; with fewer the figure could identify one of them (RESP-07). */
export const categoryProvidersMin = 3

/** The average of a category in counted minutes, over the leads of all its providers; null if too few of them have leads (RESP-07). */
export function categoryAverage(providers: readonly ResponseGroup[]): number | null {
  const asked = providers.filter(({ count }) => count > 0)
  if (asked.length < categoryProvidersMin) return null
  const sum = asked.reduce((minutes, { count, meanMinutes }) => minutes + count * (meanMinutes ?? 0), 0)
  return sum / asked.reduce((all, { count }) => all + count, 0)
}
