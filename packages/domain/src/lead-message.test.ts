import { describe, expect, it } from 'vitest'
import { leadMessageProblem } from './lead-message.ts'
import type { LeadMessageDraft } from './lead-message.ts'

const email: LeadMessageDraft = { channel: 'email', preference: 'none', subject: 'Your wedding', body: 'Dear Aylin' }
const sms: LeadMessageDraft = { channel: 'sms', preference: 'none', body: 'Dear Aylin' }

describe('leadMessageProblem', () => {
  it('LEAD-26 a closed channel blocks, before anything else is said', () => {
    expect(leadMessageProblem({ ...email, preference: 'phone_only', body: '' })).toBe('channel_closed')
    expect(leadMessageProblem({ ...sms, preference: 'email_only' })).toBe('channel_closed')
    expect(leadMessageProblem({ ...email, preference: 'anonymized' })).toBe('channel_closed')
    expect(leadMessageProblem({ ...email, preference: 'email_only' })).toBeNull()
    expect(leadMessageProblem({ ...sms, preference: 'phone_only' })).toBeNull()
  })

  it.each([
    [{ subject: '' }, 'subject_required'],
    [{ subject: '  ' }, 'subject_required'],
    [{ subject: undefined }, 'subject_required'],
    [{ subject: 'a'.repeat(200) }, null],
    [{ subject: 'a'.repeat(201) }, 'subject_too_long'],
    [{ subject: 'Hello\r\nBcc: all@example.com' }, 'subject_line_break'],
    [{ subject: 'Hello\nyou' }, 'subject_line_break'],
    [{ body: ' \n ' }, 'body_required'],
    [{ body: 'a'.repeat(10_000) }, null],
    [{ body: 'a'.repeat(10_001) }, 'body_too_long'],
  ])('an e-mail with %j is %s', (change, code) => {
    expect(leadMessageProblem({ ...email, ...change })).toBe(code)
  })

  it('an SMS needs no subject and is at most 1000 characters', () => {
    expect(leadMessageProblem(sms)).toBeNull()
    expect(leadMessageProblem({ ...sms, body: 'a'.repeat(1_000) })).toBeNull()
    expect(leadMessageProblem({ ...sms, body: 'a'.repeat(1_001) })).toBe('body_too_long')
  })
})
