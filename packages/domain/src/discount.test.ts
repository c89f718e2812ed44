import { expect, it } from 'vitest'
import { discountBody, discountDocumentsProblems, discountProblems, withPrimary } from './discount.ts'
import type { DiscountInput } from './discount.ts'

const ratio: DiscountInput = { intro: 'Winter', discountType: 'discount', discountRatio: '10', installmentCount: null, isPrimary: false }
const parts: DiscountInput = { ...ratio, discountType: 'installment', discountRatio: null, installmentCount: 6 }
const found = (discount: DiscountInput) => discountProblems(discount).map((problem) => `${problem.path} ${problem.code}`)

it.each([
  [1, []],
  ['99', []],
  [0, ['discountRatio at_least']],
  [100, ['discountRatio at_most']],
  ['12.5', ['discountRatio invalid_number']],
  ['', ['discountRatio required']],
  [null, ['discountRatio required']],
])('DISC-05 a ratio of %j has the problems %j', (discountRatio, problems) => {
  expect(found({ ...ratio, discountRatio })).toEqual(problems)
})

it.each([
  [2, []],
  [36, []],
  [1, ['installmentCount at_least']],
  [37, ['installmentCount at_most']],
  [null, ['installmentCount required']],
])('DISC-05 a count of %j instalments has the problems %j', (installmentCount, problems) => {
  expect(found({ ...parts, installmentCount })).toEqual(problems)
})

it.each([
  [5, 0, []],
  [2, 3, []],
  [6, 0, ['documents too_many 5']],
  [3, 3, ['documents too_many 2']],
])('%i documents added to %i have the problems %j', (added, before, problems) => {
  const files = Array.from({ length: added }, () => ({ name: 'Menu.pdf', sizeBytes: 1, contentType: 'application/pdf' }))
  const texts = discountDocumentsProblems(files, before).map(({ path, code, params }) => `${path} ${code} ${params?.['max']}`)
  expect(texts).toEqual(problems)
})

it('FILE-07 each added document is checked', () => {
  const files = [
    { name: 'Menu.pdf', sizeBytes: 1, contentType: 'application/pdf' },
    { name: 'menu.exe', sizeBytes: 1, contentType: '' },
  ]
  expect(discountDocumentsProblems(files, 0)).toMatchObject([{ path: 'documents[1]', code: 'file_extension' }])
})

it('DISC-05 the number of the other type is not sent', () => {
  expect(discountBody({ ...ratio, installmentCount: 6 })).toEqual({
    intro: 'Winter',
    discountType: 'discount',
    isPrimary: false,
    discountRatio: 10,
  })
  expect(discountBody({ ...parts, discountRatio: 10 })).toEqual({
    intro: 'Winter',
    discountType: 'installment',
    isPrimary: false,
    installmentCount: 6,
  })
})

it('DISC-02 AMB-27 the prices of a campaign are sent with it, if given', () => {
  expect(discountBody({ ...ratio, regularPrice: 100, discountedPrice: 0 })).toMatchObject({ regularPrice: 100, discountedPrice: 0 })
  expect(discountBody({ ...parts, regularPrice: 100, discountedPrice: null })).toEqual({
    intro: 'Winter',
    discountType: 'installment',
    isPrimary: false,
    installmentCount: 6,
    regularPrice: 100,
  })
})

it('DISC-01 DISC-05 a campaign with problems has no body', () => {
  expect(discountBody({ ...ratio, discountType: 'gift' as never })).toBeNull()
  expect(discountBody({ ...parts, installmentCount: '' })).toBeNull()
})

it('DISC-01 an intro is required, and the type is one of two', () => {
  expect(found({ ...ratio, intro: ' ' })).toEqual(['intro required'])
  expect(found({ ...ratio, intro: 'a'.repeat(251) })).toEqual(['intro too_long'])
  expect(found({ ...ratio, intro: 'a'.repeat(250) })).toEqual([])
  expect(found({ ...ratio, discountType: 'gift' as never })).toEqual(['discountType not_allowed'])
})

it('DISC-02 AMB-27 if a price pair is given, the discounted price is below the regular one', () => {
  expect(found({ ...ratio, regularPrice: 100, discountedPrice: 100 })).toEqual(['discountedPrice discount_not_below'])
  expect(found({ ...ratio, regularPrice: 100, discountedPrice: 90 })).toEqual([])
  expect(found({ ...ratio, regularPrice: 100 })).toEqual([])
  expect(found({ ...ratio, regularPrice: -1 })).toEqual(['regularPrice at_least'])
  expect(found({ ...ratio, regularPrice: 100_000_001 })).toEqual(['regularPrice at_most'])
  expect(found({ ...ratio, regularPrice: 100, discountedPrice: -1 })).toEqual(['discountedPrice at_least'])
})

it('DISC-06 a new primary replaces the old', () => {
  const items = [
    { id: 1, isPrimary: true },
    { id: 2, isPrimary: false },
  ]
  expect(withPrimary(items, 2)).toEqual([
    { id: 1, isPrimary: false },
    { id: 2, isPrimary: true },
  ])
  expect(withPrimary(items, 3)).toEqual(items)
})

it('DISC-01 spaces around an intro are not sent', () => {
  const discount: DiscountInput = {
    intro: ' Ten off ',
    discountType: 'discount',
    discountRatio: 10,
    installmentCount: null,
    isPrimary: false,
  }
  expect(discountBody(discount)?.intro).toBe('Ten off')
})
