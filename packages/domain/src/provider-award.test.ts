import { expect, it } from 'vitest'
import { awardLevel, awardTargets, fastAnswerMinutes } from './provider-award.ts'
import { tipTargets } from './provider-tips.ts'

it.each([
  ['fast_answer', 0, 0, 10],
  ['fast_answer', 9, 0, 10],
  ['fast_answer', 10, 1, 50],
  ['weddings', 24, 1, 25],
  ['weddings', 25, 2, 100],
  ['photos', 100, 3, 100],
  ['photos', 5000, 3, 100],
  ['photos', Number.NaN, 0, 10],
  ['unknown', 5000, 0, Infinity],
  ['constructor', 1, 0, Infinity],
])('PROV-18 the badge %s at %s has level %i, and the next target is %i', (code, value, level, target) => {
  expect(awardLevel(code, value)).toEqual({ level, target })
})

it('PROV-18 PROV-31 the targets increase, and the tips lead to a badge', () => {
  for (const targets of Object.values(awardTargets)) expect([...targets].toSorted((one, other) => one - other)).toEqual([...targets])
  expect(awardTargets.photos).toContain(tipTargets.photos)
  expect(fastAnswerMinutes).toBe(120)
})
