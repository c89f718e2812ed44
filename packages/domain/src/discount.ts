import { reducedPriceProblem } from './catalog-price.ts'
import { boundsProblem, fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem, NumberBounds } from './field.ts'
import { createDiscountBounds as bounds } from './generated/bounds.ts'
import { attachmentLimits, fileProblems, type FileFacts } from './media-file.ts'
import { parseWholeNumber } from './whole-number.ts'

/** The kinds of a campaign: a percentage off, or payment in parts (DISC-01). */
export const discountTypes = ['discount', 'installment'] as const
export type DiscountType = (typeof discountTypes)[number]

export interface DiscountInput {
  intro: string
  discountType: DiscountType
  discountRatio: string | number | null
  installmentCount: string | number | null
  isPrimary: boolean
  /** Prices are optional in a discount; if both are given, the rule of price pairs applies (AMB-27). */
  regularPrice?: number | null
  discountedPrice?: number | null
}

/** The problems of a campaign (DISC-02, DISC-05). */
export function discountProblems(discount: DiscountInput): FieldProblem[] {
  const { regularPrice = null, discountedPrice = null } = discount
  return present([
    isBlank(discount.intro) ? fieldProblem('intro', 'required') : lengthProblem('intro', discount.intro, bounds.intro),
    amountProblem(discount),
    regularPrice !== null && boundsProblem('regularPrice', regularPrice, bounds.regularPrice),
    reducedPriceProblem('discountedPrice', regularPrice, discountedPrice),
  ])
}

/** How many documents a discount has at most. */
export const discountDocumentsMax = bounds.documents.maxItems

/** The problems of documents that are added to those of a discount: of each file, and of their number (FILE-07, FILE-08). */
export function discountDocumentsProblems(added: readonly FileFacts[], countBefore: number): FieldProblem[] {
  const max = discountDocumentsMax - countBefore
  return [
    ...added.flatMap((file, index) => fileProblems(`documents[${index}]`, file, attachmentLimits)),
    ...present([added.length > max && fieldProblem('documents', 'too_many', { max })]),
  ]
}

function amountProblem({ discountType, discountRatio, installmentCount }: DiscountInput): FieldProblem | null {
  if (discountType === 'discount') return countProblem('discountRatio', discountRatio, bounds.discountRatio)
  if (discountType === 'installment') return countProblem('installmentCount', installmentCount, bounds.installmentCount)
  return fieldProblem('discountType', 'not_allowed')
}

function countProblem(path: string, typed: string | number | null, range: NumberBounds): FieldProblem | null {
  if (isBlank(String(typed ?? ''))) return fieldProblem(path, 'required')
  return boundsProblem(path, parseWholeNumber(typed) ?? Number.NaN, range)
}

/** A campaign as the contract has it (DISC-01, AMB-27). */
export interface DiscountBody {
  intro: string
  discountType: DiscountType
  isPrimary: boolean
  discountRatio?: number
  installmentCount?: number
  regularPrice?: number
  discountedPrice?: number
}

/** The body of a campaign, with only the number of its type and the given prices; null if it has problems (DISC-05, AMB-27). */
export function discountBody(discount: DiscountInput): DiscountBody | null {
  if (discountProblems(discount).length > 0) return null
  const { intro, discountType, discountRatio, installmentCount, isPrimary, regularPrice = null, discountedPrice = null } = discount
  return {
    intro: intro.trim(),
    discountType,
    isPrimary,
    ...(discountType === 'discount'
      ? { discountRatio: parseWholeNumber(discountRatio) ?? 0 }
      : { installmentCount: parseWholeNumber(installmentCount) ?? 0 }),
    ...(regularPrice !== null && { regularPrice }),
    ...(discountedPrice !== null && { discountedPrice }),
  }
}

/** Records of which one is primary: a new primary one replaces the old (DISC-06, PAY-04). An unknown id changes nothing. */
export function withPrimary<Item extends { id: number; isPrimary: boolean }>(items: readonly Item[], id: number): Item[] {
  if (!items.some((item) => item.id === id)) return [...items]
  return items.map((item) => ({ ...item, isPrimary: item.id === id }))
}
