import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isProposalLapsed, referralPaidBy, referralProblems, referralReward } from './referral.ts'
import type { ReferralForm } from './referral.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

it.each([
  [8_000, 0, 0, 8_000],
  [12_000, 0, 0, 10_000],
  [10_000, 15_000, 15_000, 5_000],
  [10_000, 20_000, 20_000, 0],
  [10_000, 0, 35_000, 5_000],
  [10_000, 0, 40_000, 0],
  [10_000, 0, 50_000, 0],
  [-5, 0, 0, 0],
  [Number.NaN, 0, 0, 0],
  [5_000, Number.NaN, 0, 0],
  [5_000, 0, Number.NaN, 0],
])('REFER-12 CONST-10 of a reward of %d after %i this month and %i in total, %i is paid', (amount, inMonth, inTotal, paid) => {
  expect(referralReward(amount, { inMonth, inTotal })).toBe(paid)
})

it('REFER-12 no sequence of referrals exceeds the limits of the month and the total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50_000 })), (amounts) => {
      const total = amounts.reduce((paid, amount) => paid + referralReward(amount, { inMonth: paid, inTotal: paid }), 0)
      expect(total).toBeLessThanOrEqual(20_000)
    }),
  )
})

it('REFER-12 paid within 45 working days; the form is valid for 30 days', () => {
  expect(referralPaidBy(day('2026-11-20'), 'CA').toString()).toBe('2027-01-22')
  expect(isProposalLapsed(day('2026-11-01'), day('2026-12-01'))).toBe(false)
  expect(isProposalLapsed(day('2026-11-01'), day('2026-12-02'))).toBe(true)
})

const form: ReferralForm = { companyName: 'Lakeside Hall', name: 'Jo', phone: '+16135550140', categoryId: '3', hasAcceptedTerms: true }

it.each<[Partial<ReferralForm>, string[]]>([
  [{}, []],
  [
    { companyName: ' ', name: '', phone: '', categoryId: '' },
    ['companyName required', 'name required', 'phone required', 'category.id required'],
  ],
  [{ phone: '+' }, ['phone invalid_phone']],
  [{ phone: '+1613555' }, ['phone invalid_phone']],
  [{ categoryId: ' ' }, ['category.id required']],
  [{ categoryId: '9' }, ['category.id not_allowed']],
  [{ hasAcceptedTerms: false }, ['terms terms_not_accepted']],
])('REFER-02 REFER-03 REFER-04 VAL-11 VAL-12 a form with %j has the problems %j', (change, problems) => {
  const isPhoneValid = (text: string) => text === form.phone
  expect(referralProblems({ ...form, ...change }, ['3', '4'], isPhoneValid).map((problem) => `${problem.path} ${problem.code}`)).toEqual(
    problems,
  )
})
