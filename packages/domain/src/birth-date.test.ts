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

it.each(['2026-02-27', '2026-02-28', '2026-03-01', '2028-02-29'])('USER-21 on %s the picker offers exactly the valid days', (text) => {
  const day = Temporal.PlainDate.from(text)
  const { min, max } = birthDateRange(day)
  expect([min, max].map((edge) => birthDateProblem(edge.toString(), day))).toEqual([null, null])
  expect(birthDateProblem(max.add({ days: 1 }).toString(), day)).toBe('too_young')
  expect(birthDateProblem(min.subtract({ days: 1 }).toString(), day)).toBe('too_old')
})

it('USER-21 a person born on 29 February turns 18 on 1 March', () => {
  expect(birthDateProblem('2008-02-29', Temporal.PlainDate.from('2026-02-28'))).toBe('too_young')
  expect(birthDateProblem('2008-02-29', Temporal.PlainDate.from('2026-03-01'))).toBeNull()
})

it('USER-21 the picker offers dates from 100 to 18 years ago', () => {
  const { min, max } = birthDateRange(today)
  expect([min.toString(), max.toString()]).toEqual(['1926-11-21', '2008-11-21'])
})
