import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { instantText } from '../platform/clock.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { spendAllowance } from '../leads/lead-show.ts'
import { toLead } from '../leads/lead-view.ts'
import { findProvider } from './intake.queries.ts'
import {
  clearPlatformLead,
  countPlatformLeads,
  findPlatformLead,
  findPlatformLeads,
  takePlatformCouple,
  type PlatformLeadRow,
} from './platform-leads.queries.ts'
import { receiveLead } from './receive.ts'

export const platformLeadHandlers: Handlers<'listPlatformLeads' | 'acceptPlatformLead'> = {
  async listPlatformLeads({ db, user, now }, { query }) {
    const { page, limit, offset } = requestedPage(query)
    const at = instantText(now())
    const rows = await findPlatformLeads(db, user, at, limit, offset)
    const total = await countPlatformLeads(db, user, at)
    return { status: 200, body: { data: rows.map((row) => toPlatformLead(row, user.currency)), meta: { page, limit, total } } }
  },

  async acceptPlatformLead(context, { path }) {
    const { db, user, now } = context
    const at = instantText(now())
    const offered = requireFound(await findPlatformLead(db, user, path.platformLeadId, at))
    const provider = requireFound(await findProvider(db, user.customerId, offered.provider_id))
    if (!(await takePlatformCouple(db, offered.couple_ref, at))) throw new Refusal(409, 'already_taken')
    // LEAD-41: a couple that is taken is shown with its contact data.
    await spendAllowance(db, user, now())
    const { couple_name: name, note: message, phone, email, wedding_date, guest_count, budget_per_person } = offered
    const about = { phone, email, wedding_date, guest_count, budget_per_person, is_wedding: true }
    const shown = { is_prepaid: true, shown_at: at, contact_preference: 'none', source: 'platform' } as const
    const lead = await receiveLead(db, provider, { name, message, ...about, ...shown }, at)
    await clearPlatformLead(db, user.customerId, offered.id)
    await audit(context, { action: 'created', entity: 'lead', entityId: lead.id, detail: 'platform' })
    return { status: 201, body: { data: toLead(lead, user) } }
  },
}

function toPlatformLead(row: PlatformLeadRow, currency: string): components['schemas']['PlatformLead'] {
  return {
    id: row.id,
    name: row.couple_name,
    provider: {
      id: row.provider_id,
      name: row.provider_name,
      city: row.provider_city,
      category: { id: row.provider_category_id, name: row.provider_category_name },
    },
    weddingDate: row.wedding_date,
    guestCount: row.guest_count,
    budgetPerPerson: row.budget_per_person,
    currency,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
