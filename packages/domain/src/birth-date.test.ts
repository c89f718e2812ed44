import { expect, it } from 'vitest'
import { birthDateProblem, birthDateRange } from './birth-date.ts'

const today = Temporal.PlainDate.from('2026-11-21')

it.each([
  ['', null],
  ['2008-11-21', null],
  ['2008-11-22', 'too_young'],
  ['1926-11-21', null],
  ['1926-11-20', 'too_old'],
  ['2027-01-01', 'too_young'],
  ['1990-02-30', 'invalid_date'],
  ['21.11.1990', 'invalid_date'],
])('USER-21 CONST-03 on 2026-11-21 the birth date %j is %s', (text, code) => {
  expect(birthDateProblem(text, today)).toBe(code)
})

it('USER-21 a child of the leap day comes of age on 28 February', () => {
  expect(birthDateProblem('2008-02-29', Temporal.PlainDate.from('2026-02-27'))).toBe('too_young')
  expect(birthDateProblem('2008-02-29', Temporal.PlainDate.from('2026-02-28'))).toBeNull()
})

it('USER-21 the picker goes from 100 to 18 years back', () => {
  const { min, max } = birthDateRange(today)
  expect([min.toString(), max.toString()]).toEqual(['1926-11-21', '2008-11-21'])
})
