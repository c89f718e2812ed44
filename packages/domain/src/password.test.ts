import { expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

it.each([
  ['', 'too_short'],
  ['aB3$x', 'too_short'],
  ['aB3$xy', null],
  // six code points in more code units, and five code points in ten code units
  ['🌷🌷🌷🌷🌷🌷', null],
  ['🌷🌷🌷🌷🌷', 'too_short'],
])('AUTH-29 VAL-14 CONST-03 %j is %s', (password, code) => {
  expect(passwordProblem(password)).toBe(code)
})

it.each(['123456', 'password', 'PassWord', 'qwertz', 'parola123', 'Wedding123'])('AUTH-48 the common %s is refused', (password) => {
  expect(passwordProblem(password, 'CA')).toBe('password_too_common')
})

it('AUTH-48 strength is only advice: any other password passes', () => {
  expect(passwordProblem('wedding-demo', 'TR')).toBeNull()
  expect(passwordProblem('      ', 'XX')).toBeNull()
})
