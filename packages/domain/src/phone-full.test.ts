import { expect, it } from 'vitest'
import { fullPhoneRules } from './phone-full.ts'
import { loadPhoneRules } from './phone.ts'

const smallRules = await loadPhoneRules()

it.each([
  ['+16135550140', true, true],
  ['+4915123456789', true, true],
  ['+4915100', true, false],
  ['+49123456789', true, false],
  ['+905321234567', true, true],
  ['+11111111111', false, false],
])('VAL-11 %s is a number by its length: %s, and by its digits: %s', (text, isLongEnough, isNumber) => {
  expect(smallRules.parse(text, 'CA', 'en_CA').ok).toBe(isLongEnough)
  expect(fullPhoneRules.parse(text, 'CA', 'en_CA').ok).toBe(isNumber)
})
