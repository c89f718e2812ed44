import { expect, it } from 'vitest'
import { codes } from './codes.ts'

it('the generic refusals have codes', () => {
  expect(Object.keys(codes)).toEqual(
    expect.arrayContaining(['required', 'invalid_date', 'invalid_email', 'invalid_phone', 'form_invalid', 'too_short', 'passwords_differ']),
  )
})

it('a code is one snake_case word, and each parameter has one name', () => {
  for (const [code, params] of Object.entries<readonly string[]>(codes)) {
    // AMB-29, AMB-43: the one name that the contract fixes
    if (code !== 'validWeekPeriod') expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
    expect(new Set(params).size).toBe(params.length)
  }
})
