import { describe, expect, it } from 'vitest'
import { leadMessageProblem } from './lead-message.ts'
import type { LeadMessageDraft } from './lead-message.ts'

const email: LeadMessageDraft = { channel: 'email', preference: 'none', subject: 'Your wedding', body: 'Dear Aylin' }
const codeOf = (draft: LeadMessageDraft) => leadMessageProblem(draft)?.code ?? null
const sms: LeadMessageDraft = { channel: 'sms', preference: 'none', body: 'Dear Aylin' }

describe('leadMessageProblem', () => {
  it('LEAD-26 a closed channel is refused before all other problems', () => {
    expect(codeOf({ ...email, preference: 'phone_only', body: '' })).toBe('channel_closed')
    expect(codeOf({ ...sms, preference: 'email_only' })).toBe('channel_closed')
    expect(codeOf({ ...email, preference: 'anonymized' })).toBe('channel_closed')
    expect(codeOf({ ...email, preference: 'email_only' })).toBeNull()
    expect(codeOf({ ...sms, preference: 'phone_only' })).toBeNull()
  })

  it.each([
    [{ subject: '' }, 'subject_required'],
    [{ subject: '  ' }, 'subject_required'],
    [{ subject: undefined }, 'subject_required'],
    [{ subject: 'a'.repeat(200) }, null],
    [{ subject: 'a'.repeat(201) }, 'subject_too_long'],
    [{ subject: '💍'.repeat(200) }, null],
    [{ subject: '💍'.repeat(201) }, 'subject_too_long'],
    [{ subject: 'Hello\r\nBcc: all@example.com' }, 'subject_line_break'],
    [{ subject: 'Hello\nyou' }, 'subject_line_break'],
    [{ body: ' \n ' }, 'body_required'],
    [{ body: 'a'.repeat(10_000) }, null],
    [{ body: 'a'.repeat(10_001) }, 'body_too_long'],
  ])('an e-mail with %j is %s', (change, code) => {
    expect(codeOf({ ...email, ...change })).toBe(code)
  })

  it('VAL-05 a problem names its field and, for a length, the maximum', () => {
    expect(leadMessageProblem({ ...sms, preference: 'email_only' })).toEqual({ path: 'channel', code: 'channel_closed' })
    expect(leadMessageProblem({ ...email, subject: ' ' })).toEqual({ path: 'subject', code: 'subject_required' })
    expect(leadMessageProblem({ ...email, subject: 'a\nb' })).toEqual({ path: 'subject', code: 'subject_line_break' })
    expect(leadMessageProblem({ ...email, subject: 'a'.repeat(201) })).toEqual({
      path: 'subject',
      code: 'subject_too_long',
      params: { max: 200 },
    })
    expect(leadMessageProblem({ ...email, body: ' ' })).toEqual({ path: 'body', code: 'body_required' })
    expect(leadMessageProblem({ ...email, body: 'a'.repeat(10_001) })).toMatchObject({ path: 'body', params: { max: 10_000 } })
    expect(leadMessageProblem({ ...sms, body: 'a'.repeat(1_001) })).toMatchObject({ path: 'body', params: { max: 1_000 } })
  })

  it('an SMS needs no subject and is at most 1000 characters', () => {
    expect(codeOf(sms)).toBeNull()
    expect(codeOf({ ...sms, body: 'a'.repeat(1_000) })).toBeNull()
    expect(codeOf({ ...sms, body: 'a'.repeat(1_001) })).toBe('body_too_long')
    expect(codeOf({ ...sms, body: '💍'.repeat(600) })).toBeNull()
  })
})
