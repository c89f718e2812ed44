import { expect, it } from 'vitest'
import { needsVerificationCode, verificationCodeProblems } from './contact-verification.ts'

it.each([
  ['cv_8Xk2vQ0mB1', false],
  ['cs_4f6a9f35', true],
  ['', false],
])('AUTH-01 the key %j requires a code: %s', (key, isRequired) => expect(needsVerificationCode(key)).toBe(isRequired))

it.each([
  ['420987', null],
  [' 420 987 ', null],
  ['٤٢٠٩٨٧', null],
  ['', 'required'],
  [' ', 'required'],
  ['42098', 'code_wrong'],
  ['4209877', 'code_wrong'],
  ['abcdef', 'code_wrong'],
])('AUTH-24 the code %j: %s', (code, problem) =>
  expect(verificationCodeProblems(code)).toEqual(problem === null ? [] : [{ path: 'code', code: problem }]),
)
