import { expect, it } from 'vitest'
import { filterReviews } from './review-filter.ts'
import type { ReviewFilters } from './review-filter.ts'

const open: ReviewFilters = {
  includeKeywords: [],
  excludeKeywords: [],
  minimumStar: null,
  limit: null,
  hasComment: false,
  dateStart: null,
  dateEnd: null,
}
const reviews = [
  { id: 1, star: 5, text: 'Wunderschöner Garten', date: '2026-05-01' },
  { id: 2, star: 3, text: 'Cold food, nice GARDEN', date: '2026-07-01T12:00:00Z' },
  { id: 3, star: 4, text: null, date: '2026-06-01' },
  { id: 4, star: 5, text: '  ', date: '2026-08-01' },
  { id: 5, star: 4, text: 'قاعة أنيقة', date: '2026-06-01' },
]
const ids = (filters: Partial<ReviewFilters>) => filterReviews(reviews, { ...open, ...filters }).map((review) => review.id)

it.each<[Partial<ReviewFilters>, number[]]>([
  [{}, [4, 2, 3, 5, 1]],
  [{ minimumStar: 4 }, [4, 3, 5, 1]],
  [{ minimumStar: 5 }, [4, 1]],
  [{ hasComment: true }, [2, 5, 1]],
  [{ includeKeywords: ['garden', 'GÄRTEN'] }, [2, 1]],
  [{ includeKeywords: ['انيقه'] }, [5]],
  [{ includeKeywords: [' ', ''] }, [4, 2, 3, 5, 1]],
  [{ excludeKeywords: ['cold', 'warm'] }, [4, 3, 5, 1]],
  [{ excludeKeywords: [''] }, [4, 2, 3, 5, 1]],
  [{ includeKeywords: ['garden'], excludeKeywords: ['cold'] }, []],
  [{ dateStart: '2026-06-01', dateEnd: '2026-07-01' }, [2, 3, 5]],
  [{ limit: 2 }, [4, 2]],
  [{ limit: 0 }, []],
  [{ limit: -1 }, []],
  [{ limit: 1, hasComment: true, minimumStar: 4 }, [5]],
])('REV-02 REV-05 with %j the widget shows %j', (filters, shown) => {
  expect(ids(filters)).toEqual(shown)
})
