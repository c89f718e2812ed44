import { reducedPriceProblem } from './catalog-price.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { parseWholeNumber } from './whole-number.ts'

/** What a campaign gives: a share off, or payment in parts (DISC-01). */
export const discountTypes = ['discount', 'installment'] as const
export type DiscountType = (typeof discountTypes)[number]

/** Bounds of DISC-05; percent, and number of instalments. */
export const discountRatioMin = 1
export const discountRatioMax = 99
export const installmentCountMin = 2
export const installmentCountMax = 36
/** Longest intro, in characters; chosen here, no promise names one. */
export const discountIntroCharsMax = 250

export interface DiscountInput {
  intro: string
  discountType: DiscountType
  discountRatio: string | number | null
  installmentCount: string | number | null
  isPrimary: boolean
  /** A price pair may come with a discount; where both are given the rule of pairs binds (AMB-27). */
  regularPrice?: number | null
  discountedPrice?: number | null
}

/** What is wrong with a campaign (DISC-02, DISC-05). */
export function discountProblems(discount: DiscountInput): FieldProblem[] {
  return present([
    isBlank(discount.intro) ? fieldProblem('intro', 'required') : lengthProblem('intro', discount.intro, { max: discountIntroCharsMax }),
    amountProblem(discount),
    reducedPriceProblem('discountedPrice', discount.regularPrice ?? null, discount.discountedPrice ?? null),
  ])
}

function amountProblem({ discountType, discountRatio, installmentCount }: DiscountInput): FieldProblem | null {
  if (discountType === 'discount') return countProblem('discountRatio', discountRatio, { min: discountRatioMin, max: discountRatioMax })
  if (discountType === 'installment')
    return countProblem('installmentCount', installmentCount, { min: installmentCountMin, max: installmentCountMax })
  return fieldProblem('discountType', 'not_allowed')
}

function countProblem(path: string, typed: string | number | null, bounds: { min: number; max: number }): FieldProblem | null {
  if (isBlank(String(typed ?? ''))) return fieldProblem(path, 'required')
  return boundsProblem(path, parseWholeNumber(typed) ?? Number.NaN, bounds)
}

/** The fields a campaign is sent with: only the number its type needs (DISC-05). */
export function discountBody({ intro, discountType, discountRatio, installmentCount, isPrimary }: DiscountInput) {
  const amount =
    discountType === 'discount'
      ? { discountRatio: parseWholeNumber(discountRatio) }
      : { installmentCount: parseWholeNumber(installmentCount) }
  return { intro: intro.trim(), discountType, isPrimary, ...amount }
}

/** Records with one of them primary: setting a new one clears the old (DISC-06, PAY-04). An unknown id changes nothing. */
export function withPrimary<Item extends { id: number; isPrimary: boolean }>(items: readonly Item[], id: number): Item[] {
  if (!items.some((item) => item.id === id)) return [...items]
  return items.map((item) => ({ ...item, isPrimary: item.id === id }))
}
