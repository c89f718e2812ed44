import { referralProblems, requiredProblems } from '@vendor-panel/domain'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import { audit } from '../platform/audit/audit.ts'
import { findActiveItemIds, findActiveItemValues } from '../configs/configs.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { toProposal } from './proposal-view.ts'
import { findProposals, insertCampaignRequest, insertProposal, sumProposals } from './referrals.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'

export const referralHandlers: Handlers<'listReferralProposals' | 'createReferralProposal' | 'createCampaignRequest'> = {
  async listReferralProposals({ db, user, now }, { query }) {
    const { page, limit, offset } = requestedPage(query)
    const onlyId = user.canManage ? undefined : user.id
    const rows = await findProposals(db, user.customerId, onlyId, limit, offset)
    const sums = await sumProposals(db, user.customerId, onlyId)
    const data = rows.map((row) => toProposal(row, user, now()))
    return { status: 200, body: { data, meta: { page, limit, ...sums } } }
  },

  async createReferralProposal(context, { body }) {
    const { db, user, now } = context
    requireOneself(context, body.customerId, body.customerUserId)
    // The form requires the terms, so they are not part of the body (REFER-04, REFER-08).
    const form = { ...body, categoryId: String(body.category.id), hasAcceptedTerms: true }
    const phone = fullPhoneRules.parse(body.phone, user.countryCode, 'en_CA')
    const categoryIds = await findActiveItemIds(db, 'allowed_provider_category_ids')
    refuseProblems(referralProblems(form, categoryIds, () => phone.ok))
    await requireCampaign(context, body.campaign.id)
    const row = await insertProposal(db, {
      customer_id: user.customerId,
      customer_user_id: user.id,
      company_name: body.companyName.trim(),
      name: body.name.trim(),
      phone: phone.ok ? phone.e164 : body.phone,
      category_id: body.category.id,
      campaign_id: body.campaign.id,
      created_at: instantText(now()),
    })
    await audit(context, { action: 'updated', entity: 'customer', entityId: user.customerId, detail: 'referral-proposal' })
    return { status: 201, body: { data: toProposal(row, user, now()) } }
  },

  async createCampaignRequest(context, { body }) {
    const { db, user, now } = context
    requireOneself(context, body.customer.id, body.customerUser.id)
    const [companyName, name] = [body.companyName.trim(), body.name.trim()]
    refuseProblems(requiredProblems({ companyName, name }))
    await requireCampaign(context, body.campaign.id)
    const createdAt = instantText(now())
    const id = await insertCampaignRequest(db, {
      customer_id: user.customerId,
      customer_user_id: user.id,
      campaign_id: body.campaign.id,
      company_name: companyName,
      name,
      created_at: createdAt,
    })
    await audit(context, { action: 'updated', entity: 'customer', entityId: user.customerId, detail: 'campaign-request' })
    const { campaign, customer, customerUser } = body
    return { status: 201, body: { data: { id, campaign, companyName, customer, customerUser, name, createdAt } } }
  },
}

/** The body names the account and the user (REFER-08, REFER-09), who must be the caller. */
function requireOneself({ user }: VendorContext, customerId: number, customerUserId: number): void {
  requireOwnCustomer(user, customerId)
  if (customerUserId !== user.id) throw new Refusal(404, 'not_found')
}

/** REFER-10: an id of configuration, never a literal */
async function requireCampaign({ db }: VendorContext, campaignId: string): Promise<void> {
  if ((await findActiveItemValues(db, 'campaign_id')).includes(campaignId)) return
  throw new Refusal(422, 'invalid', { errors: [{ path: 'campaign.id', code: 'not_allowed' }] })
}
