import { expect, it } from 'vitest'
import { noticeFor } from './push-notice.ts'

const notice = { userId: 7, title: 'Nora & Ben', body: 'Is the garden still free?', path: '/leads/12', tag: 'lead-12' }

it('INT-01 a push message is tagged with the user, and shown only to this one', () => {
  expect(noticeFor(7, notice)).toBe(notice)
  expect(noticeFor(8, notice)).toBeNull()
})

it.each([
  [undefined, undefined],
  [undefined, { title: 'Without a user' }],
  [7, null],
  [7, 'text'],
])('INT-01 without a signed-in user (%s) or a tag (%j) nothing is shown', (userId, message) =>
  expect(noticeFor(userId, message)).toBeNull(),
)
