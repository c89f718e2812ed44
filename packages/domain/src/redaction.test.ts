import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redacted } from './redaction.ts'

describe('redact', () => {
  it.each([
    'password',
    'oldPassword',
    'passwordMatch',
    'new_password',
    'code',
    'number',
    'token',
    'accessToken',
    'X-Access-Token',
    'X-Consumer-Key',
    'identityNumber',
    'phone',
    'phones',
    'email',
    'emails',
    'cardNumber',
    'recoveryKey',
    'hash',
    'username',
    'Cookie',
    'pin',
    'PAN',
    'mail',
    'codeHash',
    'key',
    'accountNumber',
    'otp',
    'smsOtp',
    'smsCode',
    'verificationCode',
    'security_code',
  ])('ERR-18 PAY-13 AMB-35 the field %s is not sent, at any depth', (name) => {
    expect(redact({ [name]: 'secret-value' })).toEqual({ [name]: redacted })
    expect(redact({ a: [{ b: { [name]: { c: 1 } } }] })).toEqual({ a: [{ b: { [name]: redacted } }] })
  })

  it('ERR-18 other fields stay unchanged', () => {
    const payload = {
      name: 'Garden',
      codes: ['a'],
      guestCount: 120,
      isPrimary: true,
      expireAt: '2026-12-31',
      note: null,
      mapPin: '45.4, -75.7',
      pinned: true,
      hashtags: ['garden'],
      mailTemplateId: 3,
      company: 'Rosewood',
      at: '2026-11-20T12:00:00Z',
      countryCode: 'CA',
      couponCode: 'AUTUMN26',
      keys: 3,
      price: 125_000,
      latitude: 45.421529611,
    }
    expect(redact(payload)).toEqual(payload)
  })

  it.each(['2026-11-20 12:00', '20.11.2026 12:00', '2026-11-20 - 2026-11-25', '[1, 2]', '{not JSON', 'a=b, c = d'])(
    'ERR-18 %j has no card or phone number and stays',
    (text) => {
      expect(redact(text)?.toString().replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    },
  )

  it.each([
    ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', redacted],
    ['4242–4242–4242–4242', redacted],
    ['4242  4242  4242  4242', redacted],
    ['(613) 555-0140', `(${redacted}`],
    ['2026-11-20 6135550140', `2026-11-20 ${redacted}`],
    ['2026-11-20-4242-4242-42', redacted],
    [4_242_424_242_424_242, redacted],
  ])('ERR-18 PAY-13 %j is sent as %j', (value, sent) => {
    expect(redact(value)).toBe(sent)
  })

  it.each([
    ['{"password":"hunter2","note":"a"}', `{"password":"${redacted}","note":"a"}`],
    [' [{"password":"hunter2"}]', `[{"password":"${redacted}"}]`],
    [JSON.stringify('{"password":"hunter2"}'), JSON.stringify(`{"password":"${redacted}"}`)],
    ['password=hunter2', `password=${redacted}`],
    ['note=a&user%5Bpassword%5D=hunter2&page=2', `note=a&user%5Bpassword%5D=${redacted}&page=2`],
    ['old_password=correct horse', `old_password=${redacted}`],
    ['holderName=Mara&expiryYear=2029', redacted],
  ])('ERR-18 PAY-13 the text %j is a payload, and is sent as %j', (text, sent) => {
    expect(redact(text)).toBe(sent)
  })

  it.each([
    ['/customers/{customerId}/credit-cards', { name: 'Company card' }, redacted],
    ['/api/customers/1/credit-cards/3?x=1', { isPrimary: true }, redacted],
    ['/customers/{customerId}/credit-cards', undefined, undefined],
    ['/customers/{customerId}', { name: 'Rosewood' }, { name: 'Rosewood' }],
    ['/purchases', { card: { type: 'new', holderName: 'Mara' }, couponCode: 'A' }, { card: redacted, couponCode: 'A' }],
    ['/purchases', { card: { type: 'new', expiryYear: 2029, expiryMonth: 1 } }, { card: redacted }],
    ['/purchases', { card: { type: 'saved', creditCardId: 3 } }, { card: { type: 'saved', creditCardId: 3 } }],
  ])('AMB-35 PAY-13 for %s, %j is sent as %j', (route, payload, sent) => {
    expect(redact(payload, route)).toEqual(sent)
  })

  it.each(['cvv', 'cvc', 'holderName', 'expiryMonth', 'expiryYear'])('PAY-13 AMB-35 an object with a %s is a card', (name) => {
    expect(redact({ [name]: 5, amount: 1 })).toBe(redacted)
  })

  it.each(['countryCode', 'couponCode', 'currencyCode', 'dialCode', 'potpie'])('ERR-18 the field %s stays unchanged', (name) => {
    expect(redact({ [name]: 'CA' })).toEqual({ [name]: 'CA' })
  })

  it('ERR-18 a text that is a number is treated as text, and so is a text that only looks like fields', () => {
    expect(redact('6135550140')).toBe(redacted)
    expect(redact('x-password=hunter2&name=a')).toBe(`x-password=${redacted}&name=a`)
    expect(redact('note (password=hunter2)')).toBe(`note (password=${redacted}`)
  })

  it('PAY-13 AMB-35 an object with a security code is a card, and none of it is sent', () => {
    expect(redact({ card: { holderName: 'Mara', expiryYear: 2027, cvv: '123' }, save: true })).toEqual({ card: redacted, save: true })
    expect(redact({ CVC: '123', amount: 1 })).toBe(redacted)
  })

  it('ERR-18 PAY-13 addresses, numbers and tokens are removed from free text', () => {
    const text = redact(
      'Mail mara@rosewood.example, card 4242 4242 4242 4242, call +1 613-555-0140, key vp_5h2VnMdOTb0LZkAjpDB6cxE3oG1yqWfR',
    )
    expect(text).toBe('Mail [redacted] card [redacted], call [redacted], key [redacted]')
  })

  it('ERR-18 PAY-13 JSON that a sentence quotes, complete or cut, is treated as fields', () => {
    expect(redact('Unexpected token in {"holderName":"Ada","cvv":"0937"')).toBe(redacted)
    expect(redact('{"password":"rose", "guests":80} is not valid')).toBe('{"password":"[redacted]", "guests":80} is not valid')
  })

  it('ERR-18 secrets are removed at any position', () => {
    const secret = 'correct horse battery'
    const tree = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constant({ password: secret }),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('node'), { maxKeys: 3 }),
      ),
    })).node
    fc.assert(fc.property(tree, (payload) => !JSON.stringify(redact(payload)).includes(secret)))
  })

  it('ERR-18 a payload with a cycle is cut', () => {
    const loop: Record<string, unknown> = { name: 'a' }
    loop['self'] = loop
    expect(JSON.stringify(redact(loop))).toContain(redacted)
    expect(redact(undefined)).toBeUndefined()
  })
})

it.each([
  [12, true],
  [13, false],
  [100, false],
])('ERR-18 nested lists are cut after twelve levels: with %i levels, the innermost is sent: %s', (levels, isSent) => {
  const nested = Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'deep')
  expect(JSON.stringify(redact(nested)).includes('deep')).toBe(isSent)
})
