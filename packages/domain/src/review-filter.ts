import { foldForSearch } from './search-fold.ts'

/** The reviews that a widget shows (REV-02). */
export interface ReviewFilters {
  includeKeywords: readonly string[]
  excludeKeywords: readonly string[]
  minimumStar: number | null
  limit: number | null
  hasComment: boolean
  /** YYYY-MM-DD, both inclusive. */
  dateStart: string | null
  dateEnd: string | null
}

export interface Review {
  star: number
  text: string | null
  /** YYYY-MM-DD, or a date-time that starts with it. */
  date: string
}

/**
 * The reviews that pass every filter, newest first, up to the limit (REV-05): with a wanted word, without unwanted ones, ignoring case and
 * accents.
 */
export function filterReviews<Item extends Review>(reviews: readonly Item[], filters: ReviewFilters): Item[] {
  const wanted = foldedKeywords(filters.includeKeywords)
  const unwanted = foldedKeywords(filters.excludeKeywords)
  const passing = reviews.filter((review) => {
    const text = foldForSearch(review.text ?? '')
    const day = review.date.slice(0, 10)
    return (
      review.star >= (filters.minimumStar ?? 0) &&
      (!filters.hasComment || text !== '') &&
      (wanted.length === 0 || wanted.some((keyword) => text.includes(keyword))) &&
      !unwanted.some((keyword) => text.includes(keyword)) &&
      (!filters.dateStart || day >= filters.dateStart) &&
      (!filters.dateEnd || day <= filters.dateEnd)
    )
  })
  const newestFirst = passing.toSorted((a, b) => b.date.localeCompare(a.date, 'en'))
  return newestFirst.slice(0, Math.max(0, filters.limit ?? Infinity))
}

/** Keywords as they are compared, with `foldForSearch` of the text (REV-05). */
export const foldedKeywords = (keywords: readonly string[]): string[] => keywords.map(foldForSearch).filter((keyword) => keyword !== '')
