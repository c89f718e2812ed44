import { expect, it } from 'vitest'
import { parseCapacity, spaceName, spaceProblems, spaceTypes } from './capacity.ts'
import type { SpaceInput } from './capacity.ts'

const space: SpaceInput = {
  name: 'Garden Hall 2',
  spaceType: 'both',
  kind: 'package',
  mealMin: null,
  mealMax: '120',
  cocktailMin: null,
  cocktailMax: null,
}
const found = (change: Partial<SpaceInput>) => spaceProblems({ ...space, ...change }).map((problem) => `${problem.path} ${problem.code}`)

it.each([
  ['9', null],
  ['10', 10],
  ['9999', 9999],
  ['10000', null],
  ['012', null],
  ['٢٥٠', 250],
  [' 80 ', 80],
  ['-80', null],
  ['80.5', null],
  ['', null],
  [null, null],
  [120, 120],
])('CAP-04 CONST-04 the capacity %j is read as %s', (typed, value) => {
  expect(parseCapacity(typed)).toBe(value)
})

it('CAP-07 a name is stored with single spaces between its words and none around them', () => {
  expect(spaceName('  Grand \u00a0 Hall  2 ')).toBe('Grand Hall 2')
})

it('CAP-04 CONST-04 a refusal states how many digits a capacity has', () => {
  expect(spaceProblems({ ...space, mealMax: '5' })).toEqual([{ path: 'mealMax', code: 'capacity_digits', params: { min: 2, max: 4 } }])
})

it.each<[Partial<SpaceInput>, string[]]>([
  [{}, []],
  [{ mealMax: null, cocktailMax: 200 }, []],
  [{ mealMax: null }, ['mealMax capacity_missing']],
  [{ mealMax: '5' }, ['mealMax capacity_digits']],
  [{ mealMin: 'x' }, ['mealMin capacity_digits']],
  [{ mealMin: 120 }, []],
  [{ mealMin: 121 }, ['mealMin min_above_max']],
  [{ cocktailMin: 300, cocktailMax: 200 }, ['cocktailMin min_above_max']],
  [{ spaceType: 'moon' as never }, ['spaceType not_allowed']],
  [{ kind: 'moon' as never }, ['kind not_allowed']],
])('CAP-04 CAP-05 CAP-08 a space with %j has the problems %j', (change, problems) => {
  expect(found(change)).toEqual(problems)
})

it('CAP-03 CAP-10 a space sold as a whole needs its maximum, a space sold by the guest its minimum', () => {
  expect(found({ mealMin: 50, mealMax: null })).toEqual(['mealMax required'])
  expect(found({ kind: 'per_person', mealMin: null })).toEqual(['mealMin required'])
  expect(found({ kind: 'per_person', mealMin: 50, mealMax: null })).toEqual([])
})

it.each(['Garden', 'Salon 2', '2nd Hall', 'Festsaal Größe', 'قاعة الزهور', 'Çiçek Salonu 3', 'हॉल', ' Garden ', 'Hall  2', 'Hall\u00a02'])(
  'CAP-06 CAP-07 the name %j is valid',
  (name) => {
    expect(found({ name })).toEqual([])
  },
)

it.each(['42', '٤٢', 'Hall-2', 'Hall & Garden', 'Hall!', '<b>'])('CAP-06 CAP-07 the name %j is refused', (name) => {
  expect(found({ name })).toEqual(['name space_name'])
})

it('a name has at most 100 characters', () => {
  expect(found({ name: 'a'.repeat(100) })).toEqual([])
  expect(found({ name: 'a'.repeat(101) })).toEqual(['name too_long'])
})

it('CAP-01 a space needs a name and is indoor, outdoor or both', () => {
  expect(found({ name: ' ' })).toEqual(['name required'])
  expect(spaceTypes).toEqual(['indoor', 'outdoor', 'both'])
})
