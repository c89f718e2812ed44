import { emailProblem, fieldProblem, foldForSearch, isBlank, isContactHidden, pastedText, present } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import type { Body } from '@vendor-panel/contract/operation-types'
import { fullPhoneRules } from '@vendor-panel/domain/phone-full'
import type { Updateable } from 'kysely'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext, VendorUser } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { findLeadDetails, setLeadDetails, type LeadDetailsRow } from './lead-data.queries.ts'
import { saveLead } from './lead-state.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead, type LeadRow } from './leads.queries.ts'
import type { LeadsTable } from './leads.tables.ts'
import { instantText } from '../platform/clock.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

type Data = Body<'replaceLeadData'>

export const leadDataHandlers: Handlers<'getLeadData' | 'replaceLeadData'> = {
  async getLeadData({ db, user }, { path }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const details = await findLeadDetails(db, user.customerId, lead.id)
    return { status: 200, headers: versionHeaders(details?.version ?? 0), body: { data: toData(lead, user, details) } }
  },

  async replaceLeadData(context, { path, body }) {
    const { db, user, now } = context
    const lead = requireFound(await findLead(db, user, path.leadId, 'lock'))
    if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
    const before = await findLeadDetails(db, user.customerId, lead.id)
    requireVersion(context, before?.version ?? 0)
    await refuseData(context, lead, body)
    const details: LeadDetailsRow = {
      ceremony_type: body.ceremonyType,
      needs: body.needs?.trim() || null,
      city: body.city === undefined ? (before?.city ?? null) : body.city?.trim() || null,
      version: (before?.version ?? 0) + 1,
      updated_at: instantText(now()),
    }
    await setLeadDetails(db, { customer_id: user.customerId, lead_id: lead.id, ...details })
    const changed = await saveLead(db, user, lead, patchOf(body, user.countryCode))
    await audit(context, { action: 'updated', entity: 'lead_data', entityId: lead.id })
    return { status: 200, headers: versionHeaders(details.version), body: { data: toData(changed, user, details) } }
  },
}

const e164Of = (phone: string, country: string) => {
  const parsed = fullPhoneRules.parse(phone, country, 'en_CA')
  return parsed.ok ? parsed.e164 : null
}

/** Refuses what the contract cannot describe. A couple that hides its contact data keeps it (LEAD-27). */
async function refuseData({ db, user }: VendorContext, lead: LeadRow, { ceremonyType, name, phone, email }: Data): Promise<void> {
  const emailCode = typeof email === 'string' ? emailProblem(pastedText(email)) : null
  const isHidden = isContactHidden(lead.contact_preference)
  refuseProblems(
    present([
      name !== undefined && isBlank(name) && fieldProblem('name', 'required'),
      typeof phone === 'string' && e164Of(phone, user.countryCode) === null && fieldProblem('phone', 'invalid_phone'),
      emailCode !== null && fieldProblem('email', emailCode),
      isHidden && phone !== undefined && fieldProblem('phone', 'not_allowed'),
      isHidden && email !== undefined && fieldProblem('email', 'not_allowed'),
      ceremonyType !== null && !(await hasActiveItem(db, 'organization_type', ceremonyType)) && fieldProblem('ceremonyType', 'not_allowed'),
    ]),
  )
}

function patchOf({ name, phone, email, weddingDate, organizationDate, ...data }: Data, country: string): Updateable<LeadsTable> {
  return {
    budget_per_person: data.budgetPerPerson,
    guest_count: data.guestCount,
    ...(name !== undefined && { couple_name: name.trim(), search_name: foldForSearch(name.trim()) }),
    ...(phone !== undefined && { phone: phone === null ? null : e164Of(phone, country) }),
    ...(email !== undefined && { email: email === null ? null : pastedText(email) }),
    ...(weddingDate !== undefined && { wedding_date: weddingDate }),
    ...(organizationDate !== undefined && { organization_date: organizationDate }),
  }
}

function toData(lead: LeadRow, user: VendorUser, details: LeadDetailsRow | undefined): components['schemas']['LeadData'] {
  const isReachable = isLeadShown(lead, user) && !isContactHidden(lead.contact_preference)
  return {
    leadId: lead.id,
    name: lead.couple_name,
    phone: isReachable ? lead.phone : null,
    email: isReachable ? lead.email : null,
    weddingDate: lead.wedding_date,
    organizationDate: lead.organization_date,
    city: details?.city ?? null,
    budgetPerPerson: lead.budget_per_person,
    currency: lead.currency,
    guestCount: lead.guest_count,
    ceremonyType: details?.ceremony_type ?? null,
    needs: details?.needs ?? null,
    updatedAt: details?.updated_at ?? null,
  }
}
