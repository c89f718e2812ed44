import { expect, it } from 'vitest'
import { codeProblem, codeSecondsLeft, codeTtlSeconds, parseCode } from './one-time-code.ts'

const sentAt = Temporal.Instant.from('2026-11-21T12:00:00Z')
const after = (seconds: number) => sentAt.add({ milliseconds: Math.round(seconds * 1_000) })

it.each([
  ['420987', '420987'],
  [' 420 987 ', '420987'],
  ['420-987', '420987'],
  ['٤٢٠٩٨٧', '420987'],
  ['۴۲۰۹۸۷', '420987'],
  ['\u200e420987', '420987'],
  ['42098', null],
  ['4209876', null],
  ['42o987', null],
  ['', null],
])('AUTH-03 AUTH-24 CONST-02 %j is read as %j', (text, code) => {
  expect(parseCode(text)).toBe(code)
})

it.each([
  [0, 120],
  [0.001, 120],
  [1, 119],
  [119, 1],
  [119.5, 1],
  [120, 0],
  [500, 0],
  [-60, 120],
])('AUTH-22 CONST-02 after %d seconds, %i are left', (seconds, left) => {
  expect(codeSecondsLeft(sentAt, after(seconds))).toBe(left)
})

it('AUTH-23 a code is refused after 120 seconds and after 5 tries', () => {
  expect(codeProblem('420987', { sentAt, tries: 4 }, after(119))).toBeNull()
  expect(codeProblem('420987', { sentAt, tries: 0 }, after(codeTtlSeconds))).toEqual({ path: 'code', code: 'code_expired' })
  expect(codeProblem('42', { sentAt, tries: 0 }, after(1))).toEqual({ path: 'code', code: 'code_wrong' })
})

it.each([
  [1, 2],
  [59.9, 2],
  [60, 1],
  [119, 1],
  [120, 1],
  [500, 1],
])('AUTH-23 after 5 tries, %d seconds after the code was sent, the wait is %i minutes', (seconds, minutes) => {
  expect(codeProblem('420987', { sentAt, tries: 5 }, after(seconds))).toEqual({ path: 'code', code: 'too_many_tries', params: { minutes } })
})
