import type { components } from '@vendor-panel/contract'
import { channelOpen, dialAddress } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { findRedirectNumber } from '../providers/redirect-numbers.queries.ts'
import { countLeadCalls, findLeadCalls, type LeadCallRow } from './lead-calls.queries.ts'
import { isLeadShown } from './lead-view.ts'
import { findLead } from './leads.queries.ts'

export const leadCallHandlers: Handlers<'listLeadCalls' | 'createLeadCall'> = {
  async listLeadCalls({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const { page, limit, offset } = requestedPage(query)
    const rows = await findLeadCalls(db, user.customerId, lead.id, limit, offset)
    const isShown = isLeadShown(lead, user)
    // LEAD-41: the calls are visible, their recordings are not.
    const data = rows.map((row) => toCall(isShown ? row : { ...row, recording_url: null }, lead.extension_number))
    return { status: 200, body: { data, meta: { page, limit, total: await countLeadCalls(db, user.customerId, lead.id) } } }
  },

  async createLeadCall(context, { path }) {
    const { db, user, telephony, outside } = context
    const lead = requireFound(await findLead(db, user, path.leadId))
    if (!isLeadShown(lead, user)) throw new Refusal(402, 'upgrade_required', { params: { kind: 'leads' } })
    if (!channelOpen(lead.contact_preference, 'call') || lead.phone === null) throw new Refusal(422, 'channel_closed')
    const redirect = await findRedirectNumber(db, user.customerId, lead.provider_id)
    const code = lead.extension_number
    if (!redirect?.is_active || !dialAddress(redirect.number, code)) throw new Refusal(409, 'call_failed')
    const { number } = redirect
    const couplePhone = lead.phone
    const made = await outside((reference) => telephony.connect({ number, code, couplePhone, reference }))
    if (made === 'failed') throw new Refusal(409, 'call_failed')
    await audit(context, { action: 'created', entity: 'lead_call', entityId: lead.id })
    return { status: 201, body: { data: { number, code } } }
  },
}

function toCall(row: LeadCallRow, code: string): components['schemas']['CallRecord'] {
  return {
    id: row.id,
    direction: row.direction,
    status: row.status,
    startedAt: row.started_at,
    durationSeconds: row.duration_seconds,
    result: row.result,
    number: row.number,
    code,
    recordingUrl: row.recording_url,
  }
}
