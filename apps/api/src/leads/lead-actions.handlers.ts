import type { LeadActionType } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/contract/operation-types'
import type { Updateable } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Handlers } from '../contract/operation.ts'
import { Refusal } from '../contract/refusal.ts'
import type { Db } from '../db/kysely.ts'
import { changeLead, instantText } from './lead-state.ts'
import { toLead } from './lead-view.ts'
import { findLead, hasActiveItem, insertLeadHistory } from './leads.queries.ts'
import type { LeadHistoriesTable, LeadsTable } from './leads.tables.ts'

type Action = Body<'createLeadAction'>

const historyTypes: Record<LeadActionType, LeadHistoriesTable['type']> = {
  offer: 'offer',
  deal: 'deal',
  reject: 'reject',
  'not-a-wedding': 'not_wedding',
  'other-provider': 'other_provider',
  reopen: 'reopen',
  'report-spam': 'spam_report',
}

export const leadActionHandlers: Handlers<'createLeadAction'> = {
  async createLeadAction(context, { path, body }) {
    const { db, user, now } = context
    const lead = await findLead(db, user, path.leadId, 'lock')
    if (!lead) throw new Refusal(404, 'not_found')
    if (body.version !== undefined && body.version !== lead.version) throw new Refusal(409, 'stale_version')
    await checkReason(db, body)
    const at = instantText(now())
    const changed = await changeLead(db, user, lead, body.type, { ...patchOf(body), last_activity_at: at })
    await insertLeadHistory(db, {
      customer_id: user.customerId,
      lead_id: lead.id,
      type: historyTypes[body.type],
      at,
      actor_id: user.id,
      detail: body.note?.trim() || (body.type === 'other-provider' && body.name?.trim()) || null,
    })
    await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: body.type })
    return { status: 201, body: { data: toLead(changed, user) } }
  },
}

/** Reasons come from the configuration lists (LEAD-33, LEAD-34). */
async function checkReason(db: Db, action: Action): Promise<void> {
  if (
    action.type === 'reject' &&
    action.rejectReasonId &&
    !(await hasActiveItem(db, 'info_request_reject_reason_id', action.rejectReasonId))
  )
    throw new Refusal(422, 'invalid', { errors: [{ path: 'rejectReasonId', code: 'not_allowed' }] })
  if (action.type === 'report-spam' && !(await hasActiveItem(db, 'lead_report_reasons', action.reasonId)))
    throw new Refusal(422, 'invalid', { errors: [{ path: 'reasonId', code: 'not_allowed' }] })
}

function patchOf(action: Action): Updateable<LeadsTable> {
  switch (action.type) {
    case 'deal':
      return {
        deal_amount: action.amount ?? null,
        ...(action.organizationDate === undefined ? {} : { organization_date: action.organizationDate }),
      }
    case 'reject':
      return { reject_reason_id: action.rejectReasonId ?? null }
    case 'other-provider':
      return { other_provider_name: action.name?.trim() || null }
    case 'report-spam':
      return { spam_reason_id: action.reasonId }
    case 'reopen':
      return { reject_reason_id: null, spam_reason_id: null, other_provider_name: null, deal_amount: null }
    default:
      return {}
  }
}
