import { expect, it } from 'vitest'
import { canFeature, testimonialRequestProblem, testimonialStatuses } from './testimonial.ts'

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
