import { expect, it } from 'vitest'
import { newPasswordProblems, passwordChangeProblems, registrationProblems } from './new-password.ts'

const pair = (password: string, passwordMatch = password) => ({ password, passwordMatch })

it.each([
  [pair('a quiet garden'), []],
  [pair(''), [{ path: 'password', code: 'required' }]],
  [pair('short'), [{ path: 'password', code: 'too_short', params: { min: 6 } }]],
  [pair('123456'), [{ path: 'password', code: 'password_too_common' }]],
  [pair('🌷'.repeat(200)), []],
  [pair('a'.repeat(201)), [{ path: 'password', code: 'too_long', params: { max: 200 } }]],
  [pair('a quiet garden', 'a quiet gardem'), [{ path: 'passwordMatch', code: 'passwords_differ' }]],
])('AUTH-29 VAL-06 VAL-14 USER-17 %j has the problems %j', (form, problems) => {
  expect(newPasswordProblems(form, 'CA')).toEqual(problems)
})

it('AUTH-36 registration requires a username and a matching password', () => {
  expect(registrationProblems({ username: ' ', ...pair('') }, 'CA').map((problem) => problem.path)).toEqual(['username', 'password'])
  expect(registrationProblems({ username: 'mara', ...pair('a quiet garden') }, 'CA')).toEqual([])
})

it('SET-04 USER-15 a change requires the old password, of at least 6 characters', () => {
  const form = pair('a quiet garden')
  expect(passwordChangeProblems({ oldPassword: '', ...form }, 'CA')).toEqual([{ path: 'oldPassword', code: 'required' }])
  expect(passwordChangeProblems({ oldPassword: 'short', ...form }, 'CA')).toEqual([
    { path: 'oldPassword', code: 'too_short', params: { min: 6 } },
  ])
  expect(passwordChangeProblems({ oldPassword: 'a'.repeat(201), ...form }, 'CA')).toEqual([
    { path: 'oldPassword', code: 'too_long', params: { max: 200 } },
  ])
  expect(passwordChangeProblems({ oldPassword: 'sixsix', ...form }, 'CA')).toEqual([])
})
