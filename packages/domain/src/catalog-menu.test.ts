import { expect, it } from 'vitest'
import { catalogMenuProblems } from './catalog-menu.ts'
import type { CatalogMenuInput } from './catalog-menu.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const menu: CatalogMenuInput = {
  name: 'Garden menu',
  type: 'meal',
  price: '95',
  currency: 'CAD',
  minGuestCount: '20',
  maxGuestCount: 120,
  expireAt: '2026-12-31',
  notes: '',
}
const codes = (change: Partial<CatalogMenuInput>) =>
  catalogMenuProblems([{ ...menu, ...change }], today).map((problem) => `${problem.path} ${problem.code}`)

it('CAT-18 at least one menu is required', () => {
  expect(catalogMenuProblems([], today)).toEqual([{ path: 'menus', code: 'too_few', params: { min: 1 } }])
  expect(catalogMenuProblems([menu], today)).toEqual([])
})

it.each<[Partial<CatalogMenuInput>, string[]]>([
  [{ price: '' }, ['menus[0].price required']],
  [{ price: 'free' }, ['menus[0].price invalid_number']],
  [{ name: ' ' }, ['menus[0].name required']],
  [{ name: 'a'.repeat(100) }, []],
  [{ name: 'a'.repeat(101) }, ['menus[0].name too_long']],
  [{ notes: 'a'.repeat(1_000) }, []],
  [{ notes: 'a'.repeat(1_001) }, ['menus[0].notes too_long']],
  [{ type: '' }, ['menus[0].type required']],
  [{ currency: '' }, ['menus[0].currency required']],
  [{ expireAt: '2026-11-01' }, ['menus[0].expireAt invalid_date']],
  [{ expireAt: '2027-02-21' }, []],
  [{ expireAt: '2027-02-22' }, ['menus[0].expireAt date_too_late']],
  [{ minGuestCount: null, maxGuestCount: '' }, []],
  [{ minGuestCount: 120 }, []],
  [{ minGuestCount: null, maxGuestCount: 1 }, []],
  [{ maxGuestCount: null }, []],
  [{ minGuestCount: 121 }, ['menus[0].minGuestCount min_above_max']],
  [{ minGuestCount: 0 }, ['menus[0].minGuestCount at_least']],
  [{ maxGuestCount: 0 }, ['menus[0].maxGuestCount at_least']],
  [{ maxGuestCount: 'many' }, ['menus[0].maxGuestCount invalid_number']],
  [{ minGuestCount: '12.5' }, ['menus[0].minGuestCount invalid_number']],
  [{ minGuestCount: '1,200' }, ['menus[0].minGuestCount invalid_number']],
  [{ maxGuestCount: '100000' }, []],
  [{ maxGuestCount: '100001' }, ['menus[0].maxGuestCount at_most']],
])('CAT-17 CAT-18 CAT-19 a menu with %j has the problems %j', (change, found) => {
  expect(codes(change)).toEqual(found)
})

it('a refusal states the minimum number of guests', () => {
  expect(catalogMenuProblems([{ ...menu, minGuestCount: 0 }], today)).toEqual([
    { path: 'menus[0].minGuestCount', code: 'at_least', params: { min: 1 } },
  ])
})

it('CAT-18 the path names the menu', () => {
  expect(catalogMenuProblems([menu, { ...menu, price: '' }], today)[0]?.path).toBe('menus[1].price')
})
