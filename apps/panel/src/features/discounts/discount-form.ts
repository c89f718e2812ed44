import type { components } from '@vendor-panel/contract'
import { discountBody, discountDocumentsProblems, discountProblems, type FieldProblem } from '@vendor-panel/domain'

export type Discount = components['schemas']['Discount']

/** The fields of the form. A number is null while its field is empty, and NaN while its text is not a number. */
export type DiscountFields = Pick<
  Discount,
  'intro' | 'discountType' | 'discountRatio' | 'installmentCount' | 'regularPrice' | 'discountedPrice' | 'isPrimary'
> & { providerId: string; documents: readonly File[] }

export const newDiscount = (providerId: number | undefined): DiscountFields => ({
  providerId: String(providerId ?? ''),
  intro: '',
  discountType: 'discount',
  discountRatio: null,
  installmentCount: null,
  regularPrice: null,
  discountedPrice: null,
  isPrimary: false,
  documents: [],
})

export function fieldsOf(discount: Discount): DiscountFields {
  const { providerId, intro, discountType, discountRatio, installmentCount, regularPrice, discountedPrice, isPrimary } = discount
  return {
    providerId: String(providerId),
    intro,
    discountType,
    discountRatio,
    installmentCount,
    regularPrice,
    discountedPrice,
    isPrimary,
    documents: [],
  }
}

/** The problems, by the rules that the server uses too (DISC-02, DISC-05, FILE-07, FILE-08). */
export function discountFieldProblems({ documents, ...discount }: DiscountFields, documentsBefore: number): FieldProblem[] {
  const files = documents.map(({ name, size, type }) => ({ name, sizeBytes: size, contentType: type }))
  return [...discountProblems(discount), ...discountDocumentsProblems(files, documentsBefore)]
}

/** The body of valid fields: only the number of the chosen type is sent (DISC-05). */
export function bodyOf({ documents, ...discount }: DiscountFields) {
  const body = discountBody(discount)
  if (!body) throw new Error('The discount has problems')
  return { ...body, ...(documents.length > 0 && { documents: [...documents] }) }
}
