import { expect, it } from 'vitest'
import { isKeptAnswer } from './kept-answer.ts'

const kept = { owner: 'a1', at: 1_800_000_000_000, status: 200, type: 'application/json', body: '{}', etag: null }

it('a kept answer is read as it was written', () => {
  expect(isKeptAnswer(kept)).toBe(true)
  expect(isKeptAnswer({ ...kept, etag: '"1"' })).toBe(true)
})

it.each([undefined, null, 'text', {}, { ...kept, at: 'today' }, { ...kept, status: '200' }, { ...kept, body: null }, { ...kept, etag: 1 }])(
  '%j is not a kept answer',
  (stored) => expect(isKeptAnswer(stored)).toBe(false),
)
