import { expect, it } from 'vitest'
import { canApplyForPayments, merchantStatuses, threeDStep } from './three-d-secure.ts'

const hosts = ['Bank.example', '']

it.each(['https://bank.example', 'https://Secure.Bank.example/3d?x=1#y', 'https://bank.example:443/', 'https://3d.bank.example'])(
  'PAY-10 %s is the bank',
  (redirectUrl) => {
    expect(threeDStep({ redirectUrl }, hosts)).toEqual({ ok: true, kind: 'redirect', url: redirectUrl })
  },
)

it.each([
  'http://bank.example/3d',
  'https://evilbank.example/',
  'https://bank.example.evil.test/',
  'https://bank.example@evil.test/',
  'https://evil.test\\@bank.example/',
  'https://evil.test/bank.example',
  'https://evil.test/.bank.example',
  'https://evil.test./',
  'javascript:alert(1)//https://bank.example/',
  'https://evil.test/\nhttps://bank.example/',
  'https://bank.example:8443/',
  'https://bank.example/a b',
  'https://bank.example/\\evil',
  'javascript:alert(1)',
  '//bank.example/',
])('PAY-08 PAY-10 %j is not', (redirectUrl) => {
  expect(threeDStep({ redirectUrl }, hosts)).toEqual({ ok: false, code: 'three_d_url_invalid' })
})

it('PAY-07 without a form and a page the payment fails', () => {
  expect(threeDStep({}, hosts)).toEqual({ ok: false, code: 'three_d_form_missing' })
  expect(threeDStep({ html: ' \n ', redirectUrl: ' ' }, hosts)).toEqual({ ok: false, code: 'three_d_form_missing' })
  expect(threeDStep({ html: '   ', redirectUrl: 'https://bank.example' }, hosts)).toMatchObject({ kind: 'redirect' })
  expect(threeDStep({ html: '', redirectUrl: null }, hosts)).toEqual({ ok: false, code: 'three_d_form_missing' })
  expect(threeDStep({ html: '<form>', redirectUrl: 'https://bank.example' }, hosts)).toEqual({ ok: true, kind: 'form', html: '<form>' })
})

it('PAY-14 an account applies once, and again after a rejection', () => {
  expect(merchantStatuses).toEqual(['pending', 'approved', 'rejected'])
  expect([null, ...merchantStatuses].filter(canApplyForPayments)).toEqual([null, 'rejected'])
})
