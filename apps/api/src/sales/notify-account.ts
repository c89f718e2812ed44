import type { components } from '@vendor-panel/contract'
import { formatMoney } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import { isMessageId, sentence, userLocale, type Locale } from '../platform/messages/sentence.ts'
import { formatDay } from '../platform/messages/format-instant.ts'
import { insertPrompt } from '../prompts/prompts.queries.ts'
import type { ActionRow } from './sales.queries.ts'

const noLink = { link_path: null, link_text: null, completed_at: null } as const

/** Notifies the users of an account how its request for an upgrade was decided. */
export async function notifyOfUpgrade(
  db: Db,
  { action, decision, country_code, at }: { action: ActionRow; decision: 'grant' | 'decline'; country_code: string; at: string },
): Promise<void> {
  const locale = userLocale(null, country_code)
  const feature = nameOf(locale, action)
  await insertPrompt(db, {
    customer_id: action.customer_id,
    provider_id: action.provider_id,
    type: 'notification',
    title: sentence(locale, decision === 'grant' ? 'prompt.upgrade_granted.title' : 'prompt.upgrade_declined.title', { feature }),
    body: `<p>${sentence(locale, decision === 'grant' ? 'prompt.upgrade_granted.body' : 'prompt.upgrade_declined.body')}</p>`,
    ...noLink,
    created_at: at,
  })
}

function nameOf(locale: Locale, { kind, note }: ActionRow): string {
  const id = `upgrade.${kind === 'feature' ? note : kind}`
  return sentence(locale, isMessageId(id) ? id : 'upgrade.feature')
}

type Signed = { customerId: number; countryCode: string; proposal: components['schemas']['ReferralProposal']; at: string }

/** Notifies the users of an account that a firm has signed, with the reward and when it is paid (REFER-12). */
export async function notifyOfSignature(db: Db, { customerId, countryCode, proposal, at }: Signed): Promise<void> {
  const locale = userLocale(null, countryCode)
  const { companyName, reward, paidBy } = proposal
  if (!reward || paidBy === null) return
  const values = { amount: formatMoney(reward.amount, reward.currency, locale), day: formatDay(paidBy, locale) }
  await insertPrompt(db, {
    customer_id: customerId,
    provider_id: null,
    type: 'notification',
    title: sentence(locale, 'prompt.referral_signed.title', { company: companyName }),
    body: `<p>${sentence(locale, 'prompt.referral_signed.body', values)}</p>`,
    link_path: '/refer-provider',
    link_text: sentence(locale, 'prompt.referral_signed.link'),
    completed_at: null,
    created_at: at,
  })
}
