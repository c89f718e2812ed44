import { expect, it } from 'vitest'
import { requiredStep } from './sign-in.ts'

it('AMB-18 the server refuses every other call until the second factor and then the new password are done', () => {
  expect(requiredStep({ twoFactorRequired: true, passwordChangeRequired: true })).toBe('two-factor')
  expect(requiredStep({ passwordChangeRequired: true })).toBe('password-renew')
  expect(requiredStep({ twoFactorRequired: false, passwordChangeRequired: false })).toBeNull()
})
