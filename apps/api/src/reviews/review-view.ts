import type { components } from '@vendor-panel/contract'
import { publicCoupleName, type ReviewFilters } from '@vendor-panel/domain'
import type { ChannelRow, ReviewRow } from './reviews.queries.ts'

type Schemas = components['schemas']

/** Filters that every review passes. */
export const allReviews: ReviewFilters = {
  includeKeywords: [],
  excludeKeywords: [],
  minimumStar: null,
  limit: null,
  hasComment: false,
  dateStart: null,
  dateEnd: null,
}

/** A review as everyone may read it: a couple that wrote here is named by its first names (REV-06). */
export const toReview = ({ author, partner, star, text, date, reply }: ReviewRow): Schemas['PublicReview'] => ({
  author: partner === null ? author : publicCoupleName(author, partner),
  star,
  text,
  date,
  reply,
})

export const toFilters = (row: ChannelRow): Schemas['ReviewFilters'] => ({
  includeKeywords: row.include_keywords,
  excludeKeywords: row.exclude_keywords,
  minimumStar: row.minimum_star,
  limit: row.review_limit,
  hasComment: row.has_comment,
  dateStart: row.date_start,
  dateEnd: row.date_end,
})
