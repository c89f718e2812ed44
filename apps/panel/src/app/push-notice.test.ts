import { expect, it } from 'vitest'
import { noticeFor } from './push-notice.ts'

const notice = { userId: 7, title: 'Nora & Ben', body: 'Is the garden still free?', path: '/leads/12', tag: 'lead-12' }

it('INT-01 a push message is tagged with the user, and shown only to this one', () => {
  expect(noticeFor(7, notice)).toEqual(notice)
  expect(noticeFor(8, notice)).toBeNull()
})

it.each([
  [undefined, undefined],
  [undefined, { title: 'Without a user' }],
  [7, null],
  [7, 'text'],
  [7, { userId: 7, title: 'Without a path', body: '', tag: '' }],
  [7, { ...notice, path: 'https://elsewhere.example/leads/12' }],
  [7, { ...notice, path: '//elsewhere.example/leads/12' }],
  [7, { ...notice, title: { text: 'No text' } }],
])('INT-01 for the user %s nothing is shown of the message %j', (userId, message) => expect(noticeFor(userId, message)).toBeNull())
