import { isPhoneEmpty, lengthProblem, present, referralProblems, type FieldProblem, type PhoneRules } from '@vendor-panel/domain'
import { createReferralProposalBounds as bounds } from '@vendor-panel/domain/bounds'

/** The fields of a referral, by the paths of the body (REFER-02). */
export type ReferralFields = { companyName: string; name: string; phone: string; category: { id: string }; terms: boolean }

export const newReferral: ReferralFields = { companyName: '', name: '', phone: '', category: { id: '' }, terms: false }

/** The problems, by the rules that the server uses too (REFER-02..04). */
export function referralFieldProblems(
  fields: ReferralFields,
  categoryIds: readonly string[],
  phones: PhoneRules | null | undefined,
  country: string,
): FieldProblem[] {
  const { companyName, name, phone, category, terms } = fields
  const form = { companyName, name, phone: isPhoneEmpty(phone) ? '' : phone, categoryId: category.id, hasAcceptedTerms: terms }
  return [
    // Without the rules of numbers the server checks them.
    ...referralProblems(form, categoryIds, (text) => phones?.parse(text, country, 'en_CA').ok ?? true),
    ...present([
      lengthProblem('companyName', companyName, { maxLength: bounds.companyName.maxLength }),
      lengthProblem('name', name, { maxLength: bounds.name.maxLength }),
    ]),
  ]
}
