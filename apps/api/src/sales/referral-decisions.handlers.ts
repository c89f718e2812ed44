import { isProposalLapsed, localDate, referralReward } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { announceAccount } from '../providers/provider-page-events.queries.ts'
import { toProposal } from '../referrals/proposal-view.ts'
import type { ProposalRow } from '../referrals/referrals.queries.ts'
import { notifyOfSignature } from './notify-account.ts'
import { openAccount } from './open-account.ts'
import { findProposal, findRewards, updateProposal } from './sales.queries.ts'

/** The states in which each decision is taken. */
const stateBefore: Record<'contacted' | 'signed' | 'paid', readonly ProposalRow['status'][]> = {
  contacted: ['sent'],
  signed: ['sent', 'contacted'],
  paid: ['signed'],
}

export const referralDecisionHandlers: Handlers<'createIntakeReferralDecision'> = {
  async createIntakeReferralDecision(context, { path, body }) {
    const { db, now } = context
    const { customerId } = path
    const { proposalId, status, amount } = body
    if (status === 'signed' && amount === undefined) refuseProblems([{ path: 'amount', code: 'required' }])
    const { time_zone: timeZone, country_code: countryCode, currency } = await openAccount(context, customerId)
    const row = requireFound(await findProposal(db, customerId, proposalId))
    const at = now()
    const dayOf = (instant: string) => localDate(Temporal.Instant.from(instant), timeZone)
    const today = localDate(at, timeZone)
    const isLapsed = status !== 'paid' && isProposalLapsed(dayOf(row.created_at), today)
    if (isLapsed || !stateBefore[status].includes(row.status)) throw new Refusal(409, 'already_decided')
    const acting = { db, now, user: { customerId, id: null } }
    await audit(acting, { action: 'updated', entity: 'customer', entityId: customerId, detail: `referral-${status}` })
    const region = { timeZone, countryCode }
    if (status !== 'signed') {
      const proposal = toProposal(await updateProposal(db, customerId, proposalId, { status }), region, at)
      await announceAccount(db, customerId)
      return { status: 201, body: { data: proposal } }
    }
    const rewards = await findRewards(db, customerId)
    const sum = (some: typeof rewards) => some.reduce((total, reward) => total + reward.amount, 0)
    const isInMonth = ({ signedAt }: (typeof rewards)[number]) => dayOf(signedAt).toPlainYearMonth().equals(today.toPlainYearMonth())
    const reward = referralReward(amount ?? 0, { inMonth: sum(rewards.filter(isInMonth)), inTotal: sum(rewards) })
    const signed = { status, signed_at: instantText(at), reward_amount: reward, reward_currency: currency }
    const proposal = toProposal(await updateProposal(db, customerId, proposalId, signed), region, at)
    await notifyOfSignature(db, { customerId, countryCode, proposal, at: instantText(at) })
    await announceAccount(db, customerId)
    return { status: 201, body: { data: proposal } }
  },
}
