import { expect, it } from 'vitest'
import { channelOpen, isContactHidden } from './contact-preference.ts'
import type { Channel } from './contact-preference.ts'
import type { ContactPreference } from './contract.ts'

it.each<[ContactPreference, Channel[]]>([
  ['none', ['email', 'sms', 'call']],
  ['email_only', ['email']],
  ['phone_only', ['sms', 'call']],
  ['anonymized', []],
  ['letters_only' as ContactPreference, []],
  ['constructor' as ContactPreference, []],
])('LEAD-25 LEAD-27 %s allows exactly %j', (preference, open) => {
  const channels: Channel[] = ['email', 'sms', 'call']
  expect(channels.filter((channel) => channelOpen(preference, channel))).toEqual(open)
})

it('LEAD-27 only an anonymized couple hides its contact data', () => {
  expect(isContactHidden('anonymized')).toBe(true)
  expect(isContactHidden('none')).toBe(false)
})
