import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardBody, cardBrand, cardLimitProblem, cardProblems, maskedCard, passesLuhn, withCard, withoutCard } from './payment-card.ts'
import type { CardInput } from './payment-card.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const card: CardInput = { holderName: 'Mara Lindqvist', number: '4242 4242 4242 4242', expiryMonth: '11', expiryYear: '2026', cvv: '123' }
const found = (change: Partial<CardInput>) =>
  cardProblems({ ...card, ...change }, today).map((problem) => `${problem.path} ${problem.code}`)

describe('cardProblems', () => {
  it.each<[Partial<CardInput>, string[]]>([
    [{}, []],
    [{ number: '4242-4242-4242-4242' }, []],
    [{ number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢' }, []],
    [{ number: '4242 4242 4242 4241' }, ['number card_number']],
    [{ number: '4242' }, ['number card_number']],
    [{ number: '00000000000' }, ['number card_number']],
    [{ number: '0'.repeat(12) }, ['number card_number']],
    [{ number: '0'.repeat(16) }, ['number card_number']],
    [{ number: '0'.repeat(20) }, ['number card_number']],
    [{ number: '06011111111111' }, ['number card_number']],
    [{ number: '04242424242424242' }, ['number card_number']],
    [{ number: '42424242424242420000' }, ['number card_number']],
    [{ number: 'card' }, ['number card_number']],
    [{ number: '' }, ['number required']],
    [{ holderName: ' ' }, ['holderName required']],
    [{ holderName: ` ${'a'.repeat(100)} ` }, []],
    [{ holderName: 'a'.repeat(101) }, ['holderName too_long']],
    [{ holderName: 'Mara 4242 4242-42424242' }, ['holderName format']],
    [{ holderName: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }, ['holderName format']],
    [{ holderName: 'Mara 12345678901' }, []],
  ])('PAY-04 a card with %j has the problems %j', (change, problems) => {
    expect(found(change)).toEqual(problems)
  })

  it.each([
    ['11', '2026', []],
    ['10', '2026', ['expiryMonth card_expired']],
    ['12', '26', []],
    [1, 2027, []],
    ['12', '2025', ['expiryMonth card_expired']],
    ['13', '2027', ['expiryMonth invalid_date']],
    ['0', '2027', ['expiryMonth invalid_date']],
    ['11', '227', ['expiryMonth invalid_date']],
    ['11', '2046', []],
    ['12', '2046', ['expiryMonth invalid_date']],
    ['', '2027', ['expiryMonth required']],
  ])('PAY-04 in November 2026 a card valid to %s/%s has the problems %j', (expiryMonth, expiryYear, problems) => {
    expect(found({ expiryMonth, expiryYear })).toEqual(problems)
  })

  it.each([
    ['4242424242424242', '123', []],
    ['4242424242424242', '1234', ['cvv card_cvv']],
    ['378282246310005', '1234', []],
    ['378282246310005', '123', ['cvv card_cvv']],
    ['4242424242424242', '12a', ['cvv card_cvv']],
    ['4242424242424242', 'a12', ['cvv card_cvv']],
    ['', '1234', ['number required']],
    ['', '12', ['number required', 'cvv card_cvv']],
    ['3530111333300000', '123', []],
    ['3530111333300000', '1234', []],
    ['3530111333300000', '12345', ['cvv card_cvv']],
    ['4242424242424242', '', ['cvv required']],
  ])('PAY-04 the number %s with the code %j has the problems %j', (number, cvv, problems) => {
    expect(found({ number, cvv })).toEqual(problems)
  })
})

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2221000000000009', 'mastercard'],
  ['2720990000000007', 'mastercard'],
  ['2721000000000004', 'other'],
  ['2220990000000005', 'other'],
  ['378282246310005', 'amex'],
  ['9792030394440796', 'troy'],
  ['6011111111111117', 'discover'],
  ['6500000000000002', 'discover'],
  ['6445644564456445', 'discover'],
  ['6430000000000000', 'other'],
  ['3530111333300000', 'other'],
  ['3528346564497006', 'other'],
  ['', 'other'],
])('the brand of %s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

it('the first digits of a number decide the brand', () => {
  expect(cardBrand('6011979200000000')).toBe('discover')
})

it('PAY-04 one wrong digit is always detected', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 })
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, shift) => {
      const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) => passesLuhn([...body, digit].join('')))
      const whole = [...body, check ?? 0]
      expect(passesLuhn(whole.join(''))).toBe(true)
      const index = at % whole.length
      expect(passesLuhn(whole.with(index, ((whole[index] ?? 0) + shift) % 10).join(''))).toBe(false)
    }),
  )
  for (const text of ['', ' 0', '0 ', '0\n']) expect(passesLuhn(text)).toBe(false)
})

it('PAY-03 CONST-04 an account has at most 10 cards', () => {
  expect(cardLimitProblem(9)).toBeNull()
  expect(cardLimitProblem(10)).toEqual({ path: 'save', code: 'card_limit', params: { max: 10 } })
})

it('PAY-04 exactly one card is primary after any sequence of additions and removals', () => {
  const steps = fc.array(fc.record({ add: fc.boolean(), isPrimary: fc.boolean(), pick: fc.nat() }), { maxLength: 20 })
  fc.assert(
    fc.property(steps, (all) => {
      let cards: { id: number; isPrimary: boolean }[] = []
      all.forEach(({ add, isPrimary, pick }, id) => {
        cards = add ? withCard(cards, { id, isPrimary }) : withoutCard(cards, cards[pick % Math.max(1, cards.length)]?.id ?? -1)
        expect(cards.filter((one) => one.isPrimary)).toHaveLength(Math.min(1, cards.length))
      })
    }),
  )
  expect(withCard([{ isPrimary: false }], { isPrimary: false })).toEqual([{ isPrimary: false }, { isPrimary: true }])
  expect(withCard([{ isPrimary: true }], { isPrimary: true })).toEqual([{ isPrimary: false }, { isPrimary: true }])
})

it('PAY-04 only that card is removed; if it was primary, the newest remaining one becomes primary', () => {
  const cards = [1, 2, 3, 4].map((id) => ({ id, isPrimary: id === 2 }))
  const primaries = (left: { id: number; isPrimary: boolean }[]) => left.map(({ id, isPrimary }) => (isPrimary ? -id : id))
  expect(primaries(withoutCard(cards, 3))).toEqual([1, -2, 4])
  expect(primaries(withoutCard(cards, 2))).toEqual([1, 3, -4])
  expect(primaries(withoutCard(cards, 9))).toEqual([1, -2, 3, 4])
})

it('PAY-04 adding a card that is not primary keeps the primary one', () => {
  expect(withCard([{ isPrimary: true }], { isPrimary: false })).toEqual([{ isPrimary: true }, { isPrimary: false }])
})

it('PAY-04 spaces around month, year and code are ignored', () => {
  const card = { holderName: 'Mara', number: '4242424242424242', expiryMonth: ' 9 ', expiryYear: ' 2029 ', cvv: ' 123 ' }
  expect(cardProblems(card, Temporal.PlainDate.from('2026-11-21'))).toEqual([])
})

it.each<[Partial<CardInput>, object]>([
  [{}, {}],
  [{ number: '4242-4242-4242-4242' }, {}],
  [{ number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiryMonth: '٩', expiryYear: '٢٦', cvv: '١٢٣', holderName: ' Mara Lindqvist ' }, {}],
  [
    { expiryMonth: 12, expiryYear: '27', cvv: ' 123 ' },
    { expiryMonth: 12, expiryYear: 2027 },
  ],
  [
    { expiryMonth: '03', expiryYear: 2028 },
    { expiryMonth: 3, expiryYear: 2028 },
  ],
])('PAY-04 a card with %j is sent as the tokeniser of the bank takes it', (change, body) => {
  const sent = cardBody({ ...card, expiryMonth: 9, ...change }, today.with({ month: 9 }))
  expect(sent).toEqual({
    holderName: 'Mara Lindqvist',
    number: '4242424242424242',
    expiryMonth: 9,
    expiryYear: 2026,
    cvv: '123',
    ...body,
  })
})

it('PAY-04 a card with problems has no body', () => {
  expect(cardBody({ ...card, cvv: '' }, today)).toBeNull()
})

it('PAY-20 only the last four digits are shown', () => {
  expect(maskedCard('4242 4242 4242 4242')).toBe('•••• 4242')
})
