import type { components } from '@vendor-panel/contract'
import { isProposalLapsed, localDate, referralPaidBy, referralValidDays } from '@vendor-panel/domain'
import type { ProposalRow } from './referrals.queries.ts'

/** A proposal with what is computed from its days, in the time zone and the working days of the account (REFER-12, AMB-36). */
export function toProposal(
  row: ProposalRow,
  { timeZone, countryCode }: { timeZone: string; countryCode: string },
  now: Temporal.Instant,
): components['schemas']['ReferralProposal'] {
  const dayOf = (instant: string) => localDate(Temporal.Instant.from(instant), timeZone)
  const sentOn = dayOf(row.created_at)
  const isOpen = row.status === 'sent' || row.status === 'contacted'
  const reward =
    row.reward_amount === null || row.reward_currency === null ? null : { amount: row.reward_amount, currency: row.reward_currency }
  return {
    id: row.id,
    companyName: row.company_name,
    name: row.name,
    phone: row.phone,
    category: { id: row.category_id },
    campaign: { id: row.campaign_id },
    customerUserId: row.customer_user_id,
    customerId: row.customer_id,
    status: isOpen && isProposalLapsed(sentOn, localDate(now, timeZone)) ? 'lapsed' : row.status,
    createdAt: row.created_at,
    validUntil: sentOn.add({ days: referralValidDays }).toString(),
    reward,
    paidBy: row.signed_at === null ? null : referralPaidBy(dayOf(row.signed_at), countryCode).toString(),
  }
}
