import { describe, expect, it } from 'vitest'
import { beginAttempt, draftOf, hasOtherAttempt, isEmptyDraft, type Draft, type DraftFile } from './drafts.ts'

const draft: Draft = {
  channel: 'email',
  subject: 'Your wedding',
  body: 'The garden is free.',
  files: [],
  savedAt: '2026-11-17T14:00:00Z',
  attempt: null,
}
const menu: DraftFile = { id: 'menu', name: 'Menu.pdf', sizeBytes: 9, attachmentId: null, problem: null }
const keysOf =
  (...keys: string[]) =>
  () =>
    keys.shift() ?? 'none left'

describe('the key of an attempt', () => {
  it('a retry of the same text keeps the key, so that it is sent once', () => {
    const first = beginAttempt(draft, keysOf('one'))
    expect(first.attempt.key).toBe('one')
    expect(beginAttempt({ ...first, savedAt: 'later' }, keysOf('two')).attempt.key).toBe('one')
  })

  it.each([{ body: 'The garden is taken.' }, { subject: 'Another' }, { channel: 'sms' as const }, { files: [menu] }])(
    'a different text or file (%o) is another message with another key',
    (change) => expect(beginAttempt({ ...beginAttempt(draft, keysOf('one')), ...change }, keysOf('two')).attempt.key).toBe('two'),
  )

  it('subject and files are ignored for an SMS', () => {
    const first = beginAttempt({ ...draft, channel: 'sms' }, keysOf('one'))
    const changed = beginAttempt({ ...first, subject: 'typed under e-mail', files: [menu] }, keysOf('two'))
    expect(changed.attempt).toMatchObject({ key: 'one', subject: '', files: [] })
    expect(hasOtherAttempt(changed)).toBe(false)
  })
})

describe('a request whose answer is unknown', () => {
  it('is distinguished from the current text', () => {
    const sent = beginAttempt(draft, keysOf('one'))
    expect(hasOtherAttempt(sent)).toBe(false)
    expect(hasOtherAttempt({ ...sent, body: 'Changed' })).toBe(true)
    expect(hasOtherAttempt(draft)).toBe(false)
  })

  it('AMB-05 keeps the draft even if its text was deleted', () => {
    const blank = { ...draft, subject: ' ', body: '' }
    expect(isEmptyDraft(blank)).toBe(true)
    expect(isEmptyDraft({ ...blank, files: [menu] })).toBe(false)
    expect(
      isEmptyDraft({
        ...beginAttempt(draft, keysOf('one')),
        ...blank,
        attempt: { channel: 'email', subject: '', body: 'x', files: [], key: 'k' },
      }),
    ).toBe(false)
  })
})

describe('a stored draft', () => {
  it('AMB-05 is read with the request whose answer is unknown', () => {
    for (const written of [draft, beginAttempt(draft, keysOf('one'))]) expect(draftOf(structuredClone(written))).toEqual(written)
  })

  it('AMB-05 of an older version, which had no files, is read', () => {
    const { files: _, ...older } = draft
    expect(draftOf(older)).toEqual(draft)
  })

  it.each([
    undefined,
    null,
    'The garden is free.',
    {},
    { ...draft, channel: 'fax' },
    { ...draft, body: 7 },
    { ...draft, attempt: { key: 'one' } },
  ])('AMB-05 is null if the device stores %j', (stored) => expect(draftOf(stored)).toBeUndefined())
})
