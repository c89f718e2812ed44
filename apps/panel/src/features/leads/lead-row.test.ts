import { describe, expect, it } from 'vitest'
import { answerHint, isUnread } from './lead-row.ts'

const now = Temporal.Instant.from('2026-11-17T14:00:00Z')
const open = { dueAt: null, firstResponseAt: null, displayState: 'new' } as const

describe('the hint at the end of a row', () => {
  it.each([
    ['2026-11-17T14:12:00Z', { kind: 'due', minutes: 12, tone: 'critical' }],
    ['2026-11-17T15:20:00Z', { kind: 'due', minutes: 80, tone: 'caution' }],
    ['2026-11-18T15:20:00Z', { kind: 'due', minutes: 1520, tone: 'neutral' }],
    ['2026-11-17T14:00:00Z', { kind: 'overdue' }],
  ] as const)('an answer due at %s', (dueAt, hint) => expect(answerHint({ ...open, dueAt }, now)).toEqual(hint))

  it('an answered couple has the hint "answered"', () =>
    expect(answerHint({ ...open, firstResponseAt: '2026-11-17T10:00:00Z' }, now)).toEqual({ kind: 'answered' }))
  it('a couple that was not reached must be called again, whatever is due', () =>
    expect(answerHint({ ...open, displayState: 'busy', dueAt: '2026-11-17T14:12:00Z' }, now)).toEqual({ kind: 'callAgain' }))
  it('a closed couple without an answer has no hint', () => expect(answerHint(open, now)).toBeNull())
})

describe('unread', () => {
  it('LEAD-46 a couple that was never shown is unread', () => expect(isUnread({ readStatus: 'unread', unreadMessageCount: 0 })).toBe(true))
  it('LEAD-17 a shown couple that wrote again is unread', () => expect(isUnread({ readStatus: 'read', unreadMessageCount: 2 })).toBe(true))
  it('LEAD-46 a shown couple without new messages is read', () =>
    expect(isUnread({ readStatus: 'read', unreadMessageCount: 0 })).toBe(false))
})
