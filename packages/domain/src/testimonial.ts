import type { Code } from './codes.ts'
import type { LeadStatus } from './contract.ts'

/** The status of a testimonial or a reply (TEST-03). */
export const testimonialStatuses = ['active', 'pending', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

export interface CoupleAgreement {
  /** The lead of this couple; null without one. */
  leadStatus: LeadStatus | null
  /** The couple has confirmed that it chose the provider. */
  isConfirmedByCouple: boolean
  hasCommented: boolean
}

/** Whether a couple has an agreement with the vendor: a deal, or its own confirmation (TEST-06). */
export function hasAgreement({ leadStatus, isConfirmedByCouple }: Pick<CoupleAgreement, 'leadStatus' | 'isConfirmedByCouple'>): boolean {
  return leadStatus === 'deal' || isConfirmedByCouple
}

/** The reason why a testimonial cannot be requested, or null: no agreement, or the couple has already commented (TEST-05, TEST-07). */
export function testimonialRequestProblem(couple: CoupleAgreement): Extract<Code, 'no_agreement' | 'already_commented'> | null {
  if (couple.hasCommented) return 'already_commented'
  return hasAgreement(couple) ? null : 'no_agreement'
}

/** Whether another testimonial may be featured; null means no limit (TEST-11). */
export function canFeature(featuredCount: number, limit: number | null): boolean {
  return limit === null || featuredCount < limit
}
