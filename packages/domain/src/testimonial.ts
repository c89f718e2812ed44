import { clampedDay } from './calendar-date.ts'
import type { Code } from './codes.ts'
import type { LeadStatus } from './contract.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present, type FieldProblem } from './field.ts'
import { createTestimonialBounds as bounds, replaceTestimonialReplyBounds as replyBounds } from './generated/bounds.ts'

/** The status of a testimonial or a reply (TEST-03). */
export const testimonialStatuses = ['active', 'pending', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

/** A couple is asked when it is back from its honeymoon, and while it still remembers; our choice. */
const askAfterDays = 21
const askUntilDays = 365
/** A reminder within a week would be a nuisance; our choice. */
const askAgainAfterDays = 7

export interface CoupleAgreement {
  /** The lead of this couple; null without one. */
  leadStatus: LeadStatus | null
  /** The couple has confirmed that it chose the provider. */
  isConfirmedByCouple: boolean
  hasCommented: boolean
  /** Since the last request; null if the couple was not asked. */
  askedDaysAgo?: number | null
}

/** Whether a couple has an agreement with the vendor: a deal, or its own confirmation (TEST-06). */
export function hasAgreement({ leadStatus, isConfirmedByCouple }: Pick<CoupleAgreement, 'leadStatus' | 'isConfirmedByCouple'>): boolean {
  return leadStatus === 'deal' || isConfirmedByCouple
}

/**
 * The reason why a testimonial cannot be requested, or null: no agreement, the couple has already commented, or was asked a few days ago
 * (TEST-05, TEST-07).
 */
export function testimonialRequestProblem(
  couple: CoupleAgreement,
): Extract<Code, 'no_agreement' | 'already_commented' | 'asked_recently'> | null {
  if (couple.hasCommented) return 'already_commented'
  if (!hasAgreement(couple)) return 'no_agreement'
  const { askedDaysAgo = null } = couple
  return askedDaysAgo !== null && askedDaysAgo < askAgainAfterDays ? 'asked_recently' : null
}

/** The wedding days, both inclusive, of couples that should be asked today: married three weeks to a year ago (TEST-04). */
export function weddingDaysToAsk(today: Temporal.PlainDate): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const day = clampedDay(today)
  return { from: day.subtract({ days: askUntilDays }), to: day.subtract({ days: askAfterDays }) }
}

export interface TestimonialFields {
  brideName: string
  groomName: string
  /** Null until stars are chosen. */
  star: number | null
  comment: string
}

/** The problems of a testimonial that a couple writes (TEST-01). */
export function testimonialProblems({ brideName, groomName, star, comment }: TestimonialFields): FieldProblem[] {
  const text = (path: 'brideName' | 'groomName' | 'comment', value: string) =>
    isBlank(value) ? fieldProblem(path, 'required') : lengthProblem(path, value, bounds[path])
  return present([
    star === null ? fieldProblem('star', 'required') : boundsProblem('star', star, bounds.star),
    text('comment', comment),
    text('brideName', brideName),
    text('groomName', groomName),
  ])
}

/** The problems of a reply to a testimonial (TEST-13). */
export function testimonialReplyProblems(reply: string): FieldProblem[] {
  return present([isBlank(reply) ? fieldProblem('reply', 'required') : lengthProblem('reply', reply, replyBounds.reply)])
}

/** Whether another testimonial may be featured; null means no limit (TEST-11). */
export function canFeature(featuredCount: number, limit: number | null): boolean {
  return limit === null || featuredCount < limit
}

/** The names of a couple on other websites: first names in full, surnames by their first letter (REV-06). */
export function publicCoupleName(brideName: string, groomName: string): string {
  return [brideName, groomName].map(publicName).join(' & ')
}

function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const initial = /./u.exec(others.at(-1) ?? '')?.[0]
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`
}
