import { expect, it, vi } from 'vitest'
import { findPhoneRules, storedPhone } from './use-phone-rules.ts'

vi.mock('libphonenumber-js/min', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

it('VAL-11 a number is sent as typed if the phone rules cannot be loaded', async () => {
  expect(storedPhone(' +1 613 555 0140 ', await findPhoneRules(), 'CA')).toBe('+1 613 555 0140')
})
