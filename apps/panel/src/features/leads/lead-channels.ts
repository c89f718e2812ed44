import { channelOpen } from '@vendor-panel/domain'
import type { DraftChannel } from './drafts.ts'
import type { Lead } from './lead-row.ts'

export const channels: readonly DraftChannel[] = ['email', 'sms']

/** The reason why a channel is closed, as a message id; null if it is open (LEAD-26, LEAD-27). */
export function closedReason(
  { contactPreference, email, phone }: Pick<Lead, 'contactPreference' | 'email' | 'phone'>,
  channel: DraftChannel,
) {
  if (!channelOpen(contactPreference, channel)) return channel === 'email' ? 'leads.composer.emailClosed' : 'leads.composer.smsClosed'
  if (channel === 'email') return email === null ? 'leads.composer.noEmail' : null
  return phone === null ? 'leads.composer.noPhone' : null
}

/** What to do instead of a closed channel, as a message id; null if both are open (LEAD-26, LEAD-27). */
export function closedAdvice(lead: Parameters<typeof closedReason>[0]) {
  const [email, sms] = channels.map((channel) => closedReason(lead, channel) === null)
  if (email && sms) return null
  if (sms) return 'leads.composer.insteadPhone'
  return email ? 'leads.composer.insteadEmail' : 'leads.composer.insteadNothing'
}

/** The initial channel of an answer: e-mail, unless only the other one reaches the couple (LEAD-28). */
export const firstOpenChannel = (lead: Parameters<typeof closedReason>[0]): DraftChannel =>
  channels.find((channel) => closedReason(lead, channel) === null) ?? 'email'
