import { aboutTextProblems } from './about-text.ts'
import type { CountryConfig } from './country.ts'
import { lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'

/** The texts of a provider page that are approved before couples read them (PROV-09). */
export const providerTextKeys = ['summary', 'about', 'services', 'directions'] as const
export type ProviderTextKey = (typeof providerTextKeys)[number]

/** The most characters of each text; the about text has a band of words besides (PROV-12). Our choice. */
export const providerTextCharsMax: Readonly<Record<ProviderTextKey, number>> = {
  summary: 200,
  about: 5000,
  services: 2000,
  directions: 1000,
}

/**
 * The problems that keep a text of a page from approval, with the text's key as path. An empty text other than the about text takes the
 * published one off the page (PROV-09, PROV-12, PROV-13).
 */
export function providerTextProblems(key: ProviderTextKey, text: string, wordBand: CountryConfig['aboutTextWordBand']): FieldProblem[] {
  return present([
    ...(key === 'about' ? aboutTextProblems(text, wordBand).problems : []),
    lengthProblem(key, text.trim(), { maxLength: providerTextCharsMax[key] ?? 0 }),
  ])
}

/** The state of a text: `published` is what couples read, `pending` waits for approval, `draft` is saved only. */
export interface ProviderTextState {
  published: string | null
  pending: string | null
  draft: string | null
  /** Whether the last decision about an edit was a rejection. */
  isRejected: boolean
}

/** Where the last edit of a text stands (PROV-09, PROV-13). A rejected text stays a draft; without the draft the rejection is settled. */
export function providerTextStatus({
  published,
  pending,
  draft,
  isRejected,
}: ProviderTextState): 'draft' | 'pending' | 'active' | 'passive' | 'rejected' {
  if (pending !== null) return 'pending'
  if (draft !== null) return isRejected ? 'rejected' : 'draft'
  return published === null ? 'passive' : 'active'
}
