import { clampedDay } from './calendar-date.ts'
import { fieldProblem, isBlank, present, requiredProblems } from './field.ts'
import type { FieldProblem } from './field.ts'
import { addWorkingDays } from './working-days.ts'

/** Rewards in whole units of the country's currency, and their terms (REFER-12, REFER-13, CONST-10). */
export const referralRewardMax = 10_000
export const referralMonthMax = 20_000
export const referralTotalMax = 40_000
export const referralPaidWorkingDays = 45
export const referralValidDays = 30

/** The part of a reward that is paid: limited per referral, per month and in total; 0 if a sum is not a number (REFER-12). */
export function referralReward(amount: number, paid: { inMonth: number; inTotal: number }): number {
  const left = Math.min(referralRewardMax, referralMonthMax - paid.inMonth, referralTotalMax - paid.inTotal)
  const reward = Math.min(amount, left)
  return Number.isNaN(reward) ? 0 : Math.max(0, reward)
}

/** The day by which a reward is paid, counted in the country's working days (REFER-12). */
export function referralPaidBy(signedOn: Temporal.PlainDate, countryCode: string): Temporal.PlainDate {
  return addWorkingDays(signedOn, referralPaidWorkingDays, countryCode)
}

/** Whether a proposal has lapsed: the firm has not signed within 30 days (REFER-12, AMB-36). */
export function isProposalLapsed(sentOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(today, clampedDay(sentOn).add({ days: referralValidDays })) > 0
}

/** The values of the referral form (REFER-02). */
export interface ReferralForm {
  companyName: string
  name: string
  phone: string
  categoryId: string
  /** The terms must be accepted (REFER-04). */
  hasAcceptedTerms: boolean
}

/**
 * The problems of a referral form; categories are limited to the allowed ones, the phone rules are passed in because they are loaded with
 * the form (REFER-02..04, VAL-11, VAL-12). Paths are those of the body.
 */
export function referralProblems(
  form: ReferralForm,
  allowedCategoryIds: readonly string[],
  isPhoneValid: (text: string) => boolean,
): FieldProblem[] {
  const { companyName, name, phone, categoryId, hasAcceptedTerms } = form
  return [
    ...requiredProblems({ companyName, name, phone, 'category.id': categoryId }),
    ...present([
      !isBlank(phone) && !isPhoneValid(phone) && fieldProblem('phone', 'invalid_phone'),
      !isBlank(categoryId) && !allowedCategoryIds.includes(categoryId) && fieldProblem('category.id', 'not_allowed'),
      !hasAcceptedTerms && fieldProblem('terms', 'terms_not_accepted'),
    ]),
  ]
}
