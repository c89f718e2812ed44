import { expect, it } from 'vitest'
import { callProblem } from './lead-call.ts'

const now = Temporal.Instant.from('2026-11-17T15:00:00Z')
const askedAt = Temporal.Instant.from('2026-11-16T09:00:00Z')

it.each([
  ['2026-11-17T15:00:00Z', null],
  ['2026-11-17T15:00:00.001Z', 'in_future'],
  ['2026-11-16T09:00:00Z', null],
  ['2026-11-16T08:59:59.999Z', 'before_lead'],
])('a call at %s is refused as %s', (at, code) => {
  expect(callProblem(Temporal.Instant.from(at), askedAt, now)).toBe(code)
})
