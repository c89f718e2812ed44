import type { components } from '@vendor-panel/contract'
import { leadTransition, type LeadActionType } from '@vendor-panel/domain'
import type { Body } from '@vendor-panel/contract/operation-types'
import type { Updateable } from 'kysely'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { instantPage } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { changeEach } from './lead-bulk.ts'
import { countLeadHistory, findLeadHistory, type LeadHistoryRow } from './lead-history.queries.ts'
import { findLeads } from './lead-list.queries.ts'
import { changeLead } from './lead-state.ts'
import { toLead } from './lead-view.ts'
import { findLead, insertLeadHistory, type LeadRow } from './leads.queries.ts'
import type { LeadHistoriesTable, LeadsTable } from './leads.tables.ts'
import { instantText } from '../platform/clock.ts'
import { hasActiveItem } from '../configs/configs.queries.ts'

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
const actionTypes = new Map((Object.keys(historyTypes) as LeadActionType[]).map((type) => [historyTypes[type], type]))

/** The fields that an action may change, and undo restores. */
const stateColumns = [
  'status',
  'is_spam_reported',
  'closed_at',
  'deal_amount',
  'organization_date',
  'reject_reason_id',
  'spam_reason_id',
  'other_provider_name',
] as const satisfies readonly (keyof LeadsTable)[]

export const leadActionHandlers: Handlers<'createLeadAction' | 'createLeadActions' | 'listLeadActions'> = {
  async createLeadAction(context, { path, body }) {
    const lead = requireFound(await findLead(context.db, context.user, path.leadId, 'lock'))
    await checkReason(context.db, body)
    const before = { table: 'leads', ids: [lead.id], columns: stateColumns, isVersioned: true } as const
    const undo = await keepForUndo(context, { entity: 'lead', entityId: lead.id }, before)
    const changed = await take(context, lead, body)
    // An action that changed no state cannot be undone.
    return { status: 201, headers: changed.version > lead.version ? undo : {}, body: { data: toLead(changed, context.user) } }
  },

  async createLeadActions(context, { body }) {
    const { db, user } = context
    await checkReason(db, body.action, 'action.')
    const found = await findLeads(db, user, { ids: body.leadIds }, { sort: 'newest', limit: body.leadIds.length, offset: 0 })
    const ids = found.rows.filter((lead) => changesState(lead, body.action)).map(({ id }) => id)
    const before = { table: 'leads', ids, columns: stateColumns, isVersioned: true } as const
    const undo = ids.length > 0 ? await keepForUndo(context, { entity: 'lead' }, before) : {}
    const data = await changeEach(context, body.leadIds, (lead) => take(context, lead, body.action))
    return { status: 200, headers: undo, body: { data } }
  },

  async listLeadActions({ db, user }, { path, query }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const page = instantPage(query)
    const types = Object.values(historyTypes)
    const rows = await findLeadHistory(db, user.customerId, lead.id, page, types)
    const { limit } = page
    const meta = { page: page.page, limit, total: await countLeadHistory(db, user.customerId, lead.id, types) }
    return { status: 200, body: { data: rows.slice(0, limit).map(toAction), meta } }
  },
}

/** Whether an action will be accepted and change the state, so that it can be undone. */
function changesState(lead: LeadRow, { type, version = lead.version }: Action): boolean {
  const next = leadTransition({ status: lead.status, isSpamReported: lead.is_spam_reported }, type)
  return version === lead.version && next.ok && (next.status !== lead.status || next.isSpamReported !== lead.is_spam_reported)
}

/** Performs an action on a locked lead: refused before anything is written, or stored with its history (LEAD-21). */
async function take(context: VendorContext, lead: LeadRow, action: Action): Promise<LeadRow> {
  const { db, user } = context
  if (action.version !== undefined && action.version !== lead.version) throw new Refusal(409, 'stale_version')
  const at = instantText(context.now())
  const changed = await changeLead(db, user, lead, action.type, { ...patchOf(action), last_activity_at: at })
  await insertLeadHistory(db, {
    customer_id: user.customerId,
    lead_id: lead.id,
    type: historyTypes[action.type],
    at,
    actor_id: user.id,
    detail: action.note?.trim() || (action.type === 'other-provider' && action.name?.trim()) || null,
  })
  await audit(context, { action: 'updated', entity: 'lead', entityId: lead.id, detail: action.type })
  return changed
}

function toAction(row: LeadHistoryRow): components['schemas']['LeadAction'] {
  const type = actionTypes.get(row.type)
  if (!type) throw new Error(`${row.type} is no action`)
  return {
    id: row.id,
    type,
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    note: row.detail,
  }
}

/** Reasons come from the configuration lists (LEAD-33, LEAD-34). */
async function checkReason(db: Db, action: Action, within = ''): Promise<void> {
  if (
    action.type === 'reject' &&
    action.rejectReasonId &&
    !(await hasActiveItem(db, 'info_request_reject_reason_id', action.rejectReasonId))
  )
    throw new Refusal(422, 'invalid', { errors: [{ path: `${within}rejectReasonId`, code: 'not_allowed' }] })
  if (action.type === 'report-spam' && !(await hasActiveItem(db, 'lead_report_reasons', action.reasonId)))
    throw new Refusal(422, 'invalid', { errors: [{ path: `${within}reasonId`, code: 'not_allowed' }] })
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
