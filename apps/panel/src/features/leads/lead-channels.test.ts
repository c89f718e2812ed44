import { expect, it } from 'vitest'
import { closedAdvice, closedReason, firstOpenChannel } from './lead-channels.ts'

const couple = { contactPreference: 'none', email: 'aylin@example.com', phone: '+16135550140' } as const

it('LEAD-28 an answer starts as an e-mail', () => expect(firstOpenChannel(couple)).toBe('email'))

it.each([
  ['email_only', null, 'leads.composer.smsClosed'],
  ['phone_only', 'leads.composer.emailClosed', null],
  ['none', null, null],
  ['anonymized', 'leads.composer.emailClosed', 'leads.composer.smsClosed'],
] as const)('LEAD-27 %s: e-mail %o, SMS %o', (contactPreference, email, sms) => {
  expect(closedReason({ ...couple, contactPreference }, 'email')).toBe(email)
  expect(closedReason({ ...couple, contactPreference }, 'sms')).toBe(sms)
})

it('a channel without an address is closed, and the answer starts with the other one', () => {
  expect(closedReason({ ...couple, email: null }, 'email')).toBe('leads.composer.noEmail')
  expect(closedReason({ ...couple, phone: null }, 'sms')).toBe('leads.composer.noPhone')
  expect(firstOpenChannel({ ...couple, email: null })).toBe('sms')
  expect(firstOpenChannel({ ...couple, contactPreference: 'phone_only' })).toBe('sms')
})

it.each([
  [{}, null],
  [{ contactPreference: 'phone_only' }, 'leads.composer.insteadPhone'],
  [{ email: null }, 'leads.composer.insteadPhone'],
  [{ contactPreference: 'email_only' }, 'leads.composer.insteadEmail'],
  [{ phone: null }, 'leads.composer.insteadEmail'],
  [{ contactPreference: 'email_only', email: null }, 'leads.composer.insteadNothing'],
  [{ email: null, phone: null }, 'leads.composer.insteadNothing'],
] as const)('LEAD-26 LEAD-27 %o: what to do instead of a closed channel is %o', (change, advice) => {
  expect(closedAdvice({ ...couple, ...change })).toBe(advice)
})
