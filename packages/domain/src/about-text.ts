import type { CountryConfig } from './country.ts'
import { fieldProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'

/** Bounds of an about text: word count and characters (PROV-12, CONST-09). */
export const aboutWordsMin = 250
export const aboutWordsMax = 300
export const aboutCharsMin = 300

/** The number of words in a text of any script: runs of characters that contain a letter or digit (PROV-13). */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

/**
 * The problems that keep an about text from approval, and the warnings in countries with long words (PROV-12, PROV-13, AMB-23). A draft may
 * be shorter.
 */
export function aboutTextProblems(
  text: string,
  wordBand: CountryConfig['aboutTextWordBand'],
): { problems: FieldProblem[]; warnings: FieldProblem[] } {
  const words = countWords(text)
  const isOutside = words < aboutWordsMin || words > aboutWordsMax
  const band = present([isOutside && fieldProblem('about', 'words_between', { min: aboutWordsMin, max: aboutWordsMax })])
  const length = present([Array.from(text.trim()).length < aboutCharsMin && fieldProblem('about', 'too_short', { min: aboutCharsMin })])
  return wordBand === 'error' ? { problems: [...band, ...length], warnings: [] } : { problems: length, warnings: band }
}
