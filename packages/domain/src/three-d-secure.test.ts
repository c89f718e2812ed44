import { expect, it } from 'vitest'
import { canApplyForPayments, isBankUrl, merchantStatuses, threeDStep } from './three-d-secure.ts'

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
  expect(threeDStep({ html: '<p>Hello</p>', redirectUrl: 'https://bank.example' }, hosts)).toEqual({
    ok: false,
    code: 'three_d_form_missing',
  })
  expect(threeDStep({ html: '<form>' }, hosts)).toEqual({ ok: false, code: 'three_d_form_missing' })
})

it('PAY-07 PAY-10 of the form of the bank, its address and its named fields are used', () => {
  const inputs = `<INPUT type=hidden name=session value='8f&amp;1'><input value="no name"><input name="empty">`
  const html = `<script>steal()</script><form method="post" data-action="x" action="https://3d.bank.example/c?a=1&amp;b=2">${inputs}</form><form>`
  expect(threeDStep({ html }, hosts)).toEqual({
    ok: true,
    kind: 'form',
    action: 'https://3d.bank.example/c?a=1&b=2',
    fields: [
      { name: 'session', value: '8f&1' },
      { name: 'empty', value: '' },
    ],
  })
})

it.each(['https://evil.test/', 'javascript:alert(1)', '/relative'])('PAY-08 a form that is sent to %s is not of the bank', (action) => {
  expect(threeDStep({ html: `<form action="${action}"></form>` }, hosts)).toEqual({ ok: false, code: 'three_d_url_invalid' })
})

it('PAY-10 a bank on this machine is exactly its origin', () => {
  const local = ['http://localhost:4320', 'bank.example']
  const isBank = (url: string) => isBankUrl(url, local)
  expect(['http://localhost:4320', 'http://localhost:4320/confirm/1?a=b'].filter(isBank)).toHaveLength(2)
  const others = [
    'http://localhost:4321/',
    'http://localhost/',
    'http://evil.localhost:4320/',
    'http://localhost:4320.evil.test/',
    'https://localhost:4320/',
  ]
  expect(others.filter(isBank)).toEqual([])
  expect(isBankUrl('http://localhost:4320/', ['localhost:4320', 'localhost'])).toBe(false)
})

it('PAY-14 an account applies once, and again after a rejection', () => {
  expect(merchantStatuses).toEqual(['pending', 'approved', 'rejected'])
  expect([null, ...merchantStatuses].filter(canApplyForPayments)).toEqual([null, 'rejected'])
})
