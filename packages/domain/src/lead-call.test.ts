import { expect, it } from 'vitest'
import { callFailure, callProblem, interactionResultProblem, reportedResult } from './lead-call.ts'

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

it.each([
  ['in', 'ended', null, 'talked', null],
  ['in', 'missed', null, null, 'vendor_unreachable'],
  ['in', 'unreachable', null, null, 'vendor_unreachable'],
  ['in', 'ongoing', null, null, null],
  ['out', 'ended', null, null, null],
  ['out', 'ended', 'line_closed', 'line_closed', 'line_disconnected'],
  ['out', 'ended', 'busy', 'busy', null],
  ['out', 'missed', null, 'no_answer', 'couple_unreachable'],
  ['out', 'unreachable', null, 'line_closed', 'couple_unreachable'],
  ['out', 'missed', 'busy', 'busy', 'couple_unreachable'],
] as const)('a call %s that is %s with the result %s counts as %s and failed as %s', (direction, status, result, counted, failure) => {
  expect(reportedResult({ direction, status, result })).toBe(counted)
  expect(callFailure({ direction, status, result })).toBe(failure)
})

it.each([
  ['call', null, 'required'],
  ['call', 'busy', null],
  ['whatsapp', null, null],
  ['viewing', 'talked', 'not_allowed'],
] as const)('the interaction %s with the result %s is refused as %s', (type, result, code) => {
  expect(interactionResultProblem(type, result)).toBe(code)
})
