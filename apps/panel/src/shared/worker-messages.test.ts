import { expect, it } from 'vitest'
import { readPageMessage, readWorkerMessage } from './worker-messages.ts'

it('a message of the page and one of the worker are read', () => {
  const user = { type: 'user', userId: 7, files: ['/assets/index.js'] }
  expect(readPageMessage(user)).toEqual(user)
  expect(readPageMessage({ type: 'forget' })).toEqual({ type: 'forget' })
  expect(readWorkerMessage({ type: 'open', path: '/leads/12' })).toEqual({ type: 'open', path: '/leads/12' })
})

it('a list of files contains texts only', () => {
  expect(readPageMessage({ type: 'user', userId: 7, files: ['/assets/index.js', 1, null] })).toMatchObject({ files: ['/assets/index.js'] })
  expect(readPageMessage({ type: 'user', userId: 7 })).toMatchObject({ files: [] })
})

it.each([null, 'user', {}, { type: 'user' }, { type: 'user', userId: '7', files: [] }])('the worker ignores %j', (data) =>
  expect(readPageMessage(data)).toBeNull(),
)

it.each([
  null,
  'open',
  { type: 'open' },
  { type: 'close', path: '/leads/12' },
  { type: 'open', path: 12 },
  { type: 'open', path: 'javascript:alert(1)' },
  { type: 'open', path: '//elsewhere.example/leads/12' },
])('the page ignores %j', (data) => expect(readWorkerMessage(data)).toBeNull())
