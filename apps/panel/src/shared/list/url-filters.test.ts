import { describe, expect, it } from 'vitest'
import { queryString, urlFilters } from './url-filters.ts'

const fields = {
  ids: { maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 9 } },
  stars: { type: 'integer', minimum: 1, maximum: 5 },
  isFeatured: { type: 'boolean' },
  sort: { enum: ['newest', 'oldest'], default: 'newest' },
  countryCode: { pattern: '^[A-Z]{2}$' },
  from: { format: 'date' },
  q: { maxLength: 3 },
} as const

describe('filters of a list in the URL', () => {
  it.each([
    ['', {}],
    [
      '?ids=3,4&stars=5&isFeatured=true&sort=oldest&countryCode=CA&from=2026-11-20&q=Zoë',
      { ids: [3, 4], stars: 5, isFeatured: true, sort: 'oldest', countryCode: 'CA', from: '2026-11-20', q: 'Zoë' },
    ],
    ['?isFeatured=false', { isFeatured: false }],
    ['?isFeatured=1', {}],
    ['?sort=newest', {}],
    ['?sort=up', {}],
    ['?ids=0,x,4,4,,5,6', { ids: [4, 5] }],
    ['?ids=,', {}],
    ['?ids=9007199254740992', {}],
    ['?stars=0', {}],
    ['?stars=6', {}],
    ['?stars=1.5', {}],
    ['?stars=', {}],
    ['?countryCode=ca', {}],
    ['?from=2026-02-30', {}],
    ['?q=%20', {}],
    ['?q=%20😀😀😀😀', { q: '😀😀😀' }],
    ['?unknown=1&constructor=2&__proto__=3', {}],
  ])('of %j are %j', (search, filters) => {
    expect(urlFilters(fields).read(search)).toEqual(filters)
  })

  it('are parsed in the order in which they are written, so that the head script and the page send the same request', () => {
    const search = '?sort=oldest&q=Zo&ids=3,4'
    const { read, write } = urlFilters(fields)
    expect(write(read(search))).toBe(search)
    expect(queryString({ q: 'Zoë & Tom', stars: null, from: undefined, sort: '', ids: [1, 2] })).toBe('?q=Zo%C3%AB%20%26%20Tom&ids=1,2')
    expect(queryString({})).toBe('')
  })
})
