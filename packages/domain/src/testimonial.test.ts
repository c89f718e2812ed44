import { expect, it } from 'vitest'
import {
  canFeature,
  publicCoupleName,
  testimonialProblems,
  testimonialReplyProblems,
  testimonialRequestProblem,
  testimonialStatuses,
  weddingDaysToAsk,
} from './testimonial.ts'

it('TEST-03 testimonials and replies are active, pending or rejected', () => {
  expect(testimonialStatuses).toEqual(['active', 'pending', 'rejected'])
})

it.each([
  ['deal', false, false, null],
  ['offer_made', false, false, 'no_agreement'],
  [null, false, false, 'no_agreement'],
  [null, true, false, null],
  ['rejected', true, false, null],
  ['deal', true, true, 'already_commented'],
] as const)('TEST-05 TEST-06 TEST-07 status %s, confirmed %s, commented %s: %s', (leadStatus, isConfirmedByCouple, hasCommented, code) => {
  expect(testimonialRequestProblem({ leadStatus, isConfirmedByCouple, hasCommented })).toBe(code)
})

it('TEST-11 the number of featured testimonials is only limited if configured', () => {
  expect(canFeature(100, null)).toBe(true)
  expect(canFeature(2, 3)).toBe(true)
  expect(canFeature(3, 3)).toBe(false)
})

it.each([
  [null, null],
  [0, 'asked_recently'],
  [6, 'asked_recently'],
  [7, null],
] as const)('a couple that was asked %s days ago: %s', (askedDaysAgo, code) => {
  const couple = { leadStatus: 'deal', isConfirmedByCouple: false, hasCommented: false, askedDaysAgo } as const
  expect(testimonialRequestProblem(couple)).toBe(code)
})

it('TEST-04 couples that married three weeks to a year ago are asked', () => {
  const { from, to } = weddingDaysToAsk(Temporal.PlainDate.from('2026-11-19'))
  expect([from.toString(), to.toString()]).toEqual(['2025-11-19', '2026-10-29'])
})

it('TEST-01 a testimonial has stars, a text and both names', () => {
  const written = { brideName: 'Ada', groomName: 'Bruno', star: 5, comment: 'Wonderful.' }
  const pathsOf = (change: object) => testimonialProblems({ ...written, ...change }).map(({ path, code }) => [path, code])
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ star: null, comment: ' ', brideName: '', groomName: 'x'.repeat(81) })).toEqual([
    ['star', 'required'],
    ['comment', 'required'],
    ['brideName', 'required'],
    ['groomName', 'too_long'],
  ])
  expect(pathsOf({ star: 6 })).toEqual([['star', 'at_most']])
})

it('TEST-13 a reply is neither empty nor too long', () => {
  expect(testimonialReplyProblems('Thank you')).toEqual([])
  expect(testimonialReplyProblems('  ')).toMatchObject([{ path: 'reply', code: 'required' }])
  expect(testimonialReplyProblems('x'.repeat(2001))).toMatchObject([{ path: 'reply', code: 'too_long' }])
})

it.each([
  ['Ada Nowak', 'Bruno Roth', 'Ada N. & Bruno R.'],
  ['Ada', ' Bruno  van der Berg ', 'Ada & Bruno B.'],
  ['ليلى حداد', 'عمر', 'ليلى ح. & عمر'],
  ['', '  ', ' & '],
])('REV-06 %s and %s are named %s on other websites', (bride, groom, name) => {
  expect(publicCoupleName(bride, groom)).toBe(name)
})
