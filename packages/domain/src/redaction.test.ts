import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redacted, routeTemplate } from './redaction.ts'

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
  ])('ERR-18 PAY-13 AMB-35 the field %s is not sent, at any depth', (name) => {
    expect(redact({ [name]: 'secret-value' })).toEqual({ [name]: redacted })
    expect(redact({ a: [{ b: { [name]: { c: 1 } } }] })).toEqual({ a: [{ b: { [name]: redacted } }] })
  })

  it('ERR-18 other fields stay as they are', () => {
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
    }
    expect(redact(payload)).toEqual({ ...payload, at: expect.anything() })
  })

  it('PAY-13 AMB-35 whatever holds a security code is a card, and nothing of it is sent', () => {
    expect(redact({ card: { holderName: 'Mara', expiryYear: 2027, cvv: '123' }, save: true })).toEqual({ card: redacted, save: true })
    expect(redact({ CVC: '123', amount: 1 })).toBe(redacted)
  })

  it('ERR-18 PAY-13 free text loses addresses, numbers and tokens', () => {
    const text = redact(
      'Mail mara@rosewood.example, card 4242 4242 4242 4242, call +1 613-555-0140, key vp_5h2VnMdOTb0LZkAjpDB6cxE3oG1yqWfR',
    )
    expect(text).toBe('Mail [redacted] card [redacted], call [redacted], key [redacted]')
  })

  it('ERR-18 a secret never survives, wherever it is put', () => {
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

  it('ERR-18 a payload that goes round and round ends', () => {
    const loop: Record<string, unknown> = { name: 'a' }
    loop['self'] = loop
    expect(JSON.stringify(redact(loop))).toContain(redacted)
    expect(redact(undefined)).toBeUndefined()
  })
})

describe('routeTemplate', () => {
  const templates = ['/leads', '/leads/{leadId}', '/leads/stats', '/leads/{leadId}/comments/{commentId}', '/password-reset/:recoveryKey']

  it.each([
    ['/leads/7', '/leads/{leadId}'],
    ['/leads/stats', '/leads/stats'],
    ['/leads/7/', '/leads/{leadId}'],
    ['/leads?q=aylin', '/leads'],
    ['/leads/7/comments/3#x', '/leads/{leadId}/comments/{commentId}'],
    ['/password-reset/s3cret', '/password-reset/:recoveryKey'],
    ['/leads/7/secret', '/…'],
    ['', '/…'],
  ])('AMB-61 %s is logged as %s', (path, template) => {
    expect(routeTemplate(path, templates)).toBe(template)
  })
})

it.each([
  [12, true],
  [13, false],
  [100, false],
])('ERR-18 lists inside lists end after twelve: of %i, the innermost is sent: %s', (levels, isSent) => {
  const nested = Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'deep')
  expect(JSON.stringify(redact(nested)).includes('deep')).toBe(isSent)
})
