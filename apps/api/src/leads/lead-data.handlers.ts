import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { findLeadDetails, setLeadDetails, type LeadDetailsRow } from './lead-data.queries.ts'
import { saveLead } from './lead-state.ts'
import { findLead, type LeadRow } from './leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

export const leadDataHandlers: Handlers<'getLeadData' | 'replaceLeadData'> = {
  async getLeadData({ db, user }, { path }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    return { status: 200, body: { data: toData(lead, await findLeadDetails(db, user.customerId, lead.id)) } }
  },

  async replaceLeadData(context, { path, body }) {
    const { db, user, now } = context
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    if (body.ceremonyType !== null && !(await hasActiveItem(db, 'organization_type', body.ceremonyType)))
      throw new Refusal(422, 'invalid', { errors: [{ path: 'ceremonyType', code: 'not_allowed' }] })
    const details = { ceremony_type: body.ceremonyType, needs: body.needs?.trim() || null, updated_at: instantText(now()) }
    await setLeadDetails(db, { customer_id: user.customerId, lead_id: lead.id, ...details })
    const changed = await saveLead(db, user, lead, { budget_per_person: body.budgetPerPerson, guest_count: body.guestCount })
    await audit(context, { action: 'updated', entity: 'lead_data', entityId: lead.id })
    return { status: 200, body: { data: toData(changed, details) } }
  },
}

function toData(lead: LeadRow, details: LeadDetailsRow | undefined): components['schemas']['LeadData'] {
  return {
    leadId: lead.id,
    budgetPerPerson: lead.budget_per_person,
    currency: lead.currency,
    guestCount: lead.guest_count,
    ceremonyType: details?.ceremony_type ?? null,
    needs: details?.needs ?? null,
    updatedAt: details?.updated_at ?? null,
  }
}
