import { expect, it } from 'vitest'
import { ownReviewChannel, reviewChannelProblems, reviewFilterProblems } from './review-channel.ts'

it.each([
  ['google', 'https://maps.google.com/?cid=1', true],
  ['google', 'https://g.page/rosewood', true],
  ['google', 'https://google.com.example/?cid=1', false],
  ['google', 'http://google.com/', false],
  ['facebook', 'https://www.facebook.com/rosewood', true],
  ['facebook', 'https://rosewood.example', false],
  ['website', 'https://rosewood.example/reviews', true],
  ['website', 'rosewood', false],
])('REV-03 %s may have the page %s: %s', (type, url, isPage) => {
  expect(reviewChannelProblems({ type, url }).length === 0).toBe(isPage)
})

it('REV-03 the channel of the own testimonials has no page, and every other one has', () => {
  expect(reviewChannelProblems({ type: ownReviewChannel, url: null })).toEqual([])
  expect(reviewChannelProblems({ type: ownReviewChannel, url: 'https://rosewood.example' })).toMatchObject([
    { path: 'url', code: 'not_allowed' },
  ])
  expect(reviewChannelProblems({ type: 'website', url: null })).toMatchObject([{ path: 'url', code: 'required' }])
})

it.each([
  [null, null, []],
  ['2026-01-01', '2026-01-01', []],
  ['2026-01-02', '2026-01-01', [['dateEnd', 'not_after_start']]],
  ['2026-02-30', null, [['dateStart', 'invalid_date']]],
])('REV-02 from %s to %s: %j', (dateStart, dateEnd, found) => {
  expect(reviewFilterProblems({ dateStart, dateEnd }).map(({ path, code }) => [path, code])).toEqual(found)
})
