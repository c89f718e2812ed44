import type { ContactPreference } from './contract.ts'
import { entryOf } from './entry-of.ts'

/** A way to reach a couple. */
export type Channel = 'email' | 'sms' | 'call'

// LEAD-27; `none` is no preference (AMB-55).
const openChannels: Record<ContactPreference, readonly Channel[]> = {
  none: ['email', 'sms', 'call'],
  email_only: ['email'],
  phone_only: ['sms', 'call'],
  anonymized: [],
}

/** Whether the couple allows this channel (LEAD-27); an unknown preference closes all channels, because it may forbid any of them. */
export function channelOpen(preference: ContactPreference, channel: Channel): boolean {
  return entryOf(openChannels, preference)?.includes(channel) ?? false
}

/** Whether phone and e-mail of the couple are hidden; the name is shown (LEAD-27). */
export function isContactHidden(preference: ContactPreference): boolean {
  return preference === 'anonymized'
}
