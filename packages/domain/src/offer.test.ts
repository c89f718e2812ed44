import { describe, expect, it } from 'vitest'
import { offerAnswerProblem, offerProblems, offerState, offerTotals, type OfferFields } from './offer.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const line = { name: 'Dinner', note: null, quantity: 120, price: 95 }
const offer: OfferFields = {
  lines: [line],
  reduction: 0,
  eventDate: '2027-06-12',
  validUntil: '2026-12-15',
  guestCount: 120,
  note: '',
}
const problems = (changes: Partial<OfferFields>) => offerProblems({ ...offer, ...changes }, today)

describe('LEAD-50 the sums of an offer', () => {
  it('multiply each line and subtract the reduction', () => {
    expect(offerTotals({ lines: [line, { ...line, quantity: 1, price: 4800 }], reduction: 400 })).toEqual({
      amounts: [11_400, 4800],
      subtotal: 16_200,
      total: 15_800,
    })
  })

  it('count what is not entered as nothing, and never fall below zero', () => {
    expect(
      offerTotals({
        lines: [
          { ...line, price: null },
          { ...line, quantity: null },
        ],
        reduction: null,
      }),
    ).toEqual({
      amounts: [0, 0],
      subtotal: 0,
      total: 0,
    })
    expect(offerTotals({ lines: [line], reduction: 20_000 }).total).toBe(0)
  })
})

describe('LEAD-50 the problems of an offer', () => {
  it('has none as the contract shows it', () => expect(problems({})).toEqual([]))

  it.each([
    [{ lines: [] }, 'lines', 'too_few', { min: 1 }],
    [{ lines: Array.from({ length: 51 }, () => line) }, 'lines', 'too_many', { max: 50 }],
    [{ lines: [{ ...line, name: ' ' }] }, 'lines[0].name', 'required', undefined],
    [{ lines: [{ ...line, name: 'x'.repeat(201) }] }, 'lines[0].name', 'too_long', { max: 200 }],
    [{ lines: [{ ...line, note: 'x'.repeat(501) }] }, 'lines[0].note', 'too_long', { max: 500 }],
    [{ lines: [line, { ...line, quantity: 0 }] }, 'lines[1].quantity', 'at_least', { min: 1 }],
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines[0].quantity', 'invalid_number', undefined],
    [{ lines: [{ ...line, price: null }] }, 'lines[0].price', 'required', undefined],
    [{ lines: [{ ...line, price: 100_000_001 }] }, 'lines[0].price', 'at_most', { max: 100_000_000 }],
    [{ reduction: 11_401 }, 'reduction', 'reduction_above_total', undefined],
    [{ reduction: -1 }, 'reduction', 'at_least', { min: 0 }],
    [{ eventDate: '2027-02-30' }, 'eventDate', 'invalid_date', undefined],
    [{ eventDate: '2026-11-19' }, 'eventDate', 'in_past', undefined],
    [{ validUntil: '' }, 'validUntil', 'required', undefined],
    [{ validUntil: '2026-11-19' }, 'validUntil', 'in_past', undefined],
    [{ validUntil: '2027-11-21' }, 'validUntil', 'date_too_late', { max: '2027-11-20' }],
    [{ guestCount: 0 }, 'guestCount', 'at_least', { min: 1 }],
    [{ note: 'x'.repeat(2001) }, 'note', 'too_long', { max: 2000 }],
  ] as const)('%#: %s %s', (changes, path, code, params) => {
    expect(problems(changes)).toEqual([{ path, code, ...(params && { params }) }])
  })

  it('has none at its bounds', () => {
    expect(problems({ reduction: 11_400, eventDate: '2026-11-20', validUntil: '2026-11-20' })).toEqual([])
    expect(problems({ reduction: null, eventDate: null, validUntil: '2027-11-20', guestCount: null })).toEqual([])
  })
})

describe('LEAD-50 the state of an offer', () => {
  it.each([
    ['sent', '2026-11-20', 'sent'],
    ['sent', '2026-11-19', 'expired'],
    ['sent', 'soon', 'expired'],
    ['accepted', '2026-11-19', 'accepted'],
    ['declined', '2026-11-19', 'declined'],
    ['withdrawn', '2026-11-19', 'withdrawn'],
  ] as const)('%s until %s is %s', (status, validUntil, state) => expect(offerState(status, validUntil, today)).toBe(state))

  it.each([
    ['sent', 'accepted', null],
    ['accepted', 'accepted', null],
    ['declined', 'declined', null],
    ['accepted', 'declined', 'offer_answered'],
    ['declined', 'accepted', 'offer_answered'],
    ['expired', 'accepted', 'offer_expired'],
    ['withdrawn', 'declined', 'offer_withdrawn'],
  ] as const)('%s, then %s: %s', (state, answer, code) => expect(offerAnswerProblem(state, answer)).toBe(code))
})
