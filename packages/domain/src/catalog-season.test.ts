import { expect, it } from 'vitest'
import { anotherYear, catalogState, seasonProblems, seasonsOverlap } from './catalog-season.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const season = (startOn: string, endOn: string) => ({ startOn, endOn })
const summer = season('2027-05-01', '2027-09-30')

it.each([
  [null, []],
  [summer, []],
  [season('2027-05-01', '2027-05-01'), []],
  [season('2027-05-02', '2027-05-01'), [{ path: 'season.endOn', code: 'not_after_start' }]],
  [season('2027-01-01', '2028-01-01'), []],
  [season('2027-01-01', '2028-01-02'), [{ path: 'season.endOn', code: 'range_too_long', params: { max: 366 } }]],
  [season('2027-02-30', '2027-05-01'), [{ path: 'season.startOn', code: 'invalid_date' }]],
  [season('2027-02-28', ''), [{ path: 'season.endOn', code: 'invalid_date' }]],
])('CAT-31 a season %j has the problems %j', (given, problems) => expect(seasonProblems(given)).toEqual(problems))

it.each([
  [null, null, true],
  [null, summer, false],
  [summer, summer, true],
  [summer, season('2027-09-30', '2027-10-31'), true],
  [summer, season('2027-10-01', '2027-10-31'), false],
  [season('2027-01-01', '2027-04-30'), summer, false],
])('CAT-31 %j and %j overlap: %s', (one, other, expected) => {
  expect([seasonsOverlap(one, other), seasonsOverlap(other, one)]).toEqual([expected, expected])
})

it.each([
  ['2026-11-20', null, 'expired'],
  ['2026-11-21', null, 'soon'],
  ['2026-12-04', null, 'soon'],
  ['2026-12-05', null, 'current'],
  ['2026-11-20', summer, 'expired'],
  ['2027-02-21', summer, 'future'],
  ['2026-11-25', summer, 'future'],
  ['2027-02-21', season('2026-11-21', '2026-11-30'), 'current'],
  ['2027-02-21', season('2026-05-01', '2026-11-21'), 'current'],
  ['2027-02-21', season('2026-05-01', '2026-11-20'), 'expired'],
])('CAT-28 on 2026-11-21 a list until %s for %j is %s', (expireAt, given, state) => {
  expect(catalogState({ expireAt, season: given }, today)).toBe(state)
})

it.each([
  [null, null],
  [summer, season('2028-05-01', '2028-09-30')],
  [season('2026-05-01', '2026-09-30'), season('2027-05-01', '2027-09-30')],
  [season('2023-05-01', '2023-12-31'), season('2026-05-01', '2026-12-31')],
  [season('2025-05-01', '2025-11-21'), season('2026-05-01', '2026-11-21')],
  [season('2023-05-01', '2023-09-30'), season('2027-05-01', '2027-09-30')],
  [season('2024-02-01', '2024-02-29'), season('2027-02-01', '2027-02-28')],
])('CAT-32 another year of %j is %j, confirmed for three months', (given, expected) => {
  expect(anotherYear({ expireAt: '2026-11-01', season: given }, today)).toEqual({ expireAt: '2027-02-21', season: expected })
})
