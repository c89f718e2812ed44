import { expect, it } from 'vitest'
import { reminderProblem } from './lead-reminder.ts'

const now = Temporal.Instant.from('2026-11-17T15:00:00Z')

it.each([
  ['2026-11-17T15:00:00.001Z', null],
  ['2026-11-17T15:00:00Z', 'in_past'],
  ['2026-11-17T14:59:59Z', 'in_past'],
])('LEAD-38 a reminder at %s is refused as %s', (at, code) => {
  expect(reminderProblem(Temporal.Instant.from(at), now)).toBe(code)
})
