import type { components } from '@vendor-panel/contract'
import { isLeadShown } from '../leads/lead-view.ts'
import { findLead, type LeadRow } from '../leads/leads.queries.ts'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { findProviderItem } from '../provider-items/provider-items.queries.ts'
import {
  addToItemCount,
  countLeadItems,
  deleteLeadItem,
  findItemLead,
  findLeadItem,
  findLeadItems,
  insertLeadItem,
  type LeadItemRow,
} from './lead-items.queries.ts'
import { shownLead } from '../leads/shown-lead.ts'

/** Maximum products of a couple; our choice. */
const itemsMax = 50
const limitReached = () => new Refusal(409, 'limit_reached', { params: { max: itemsMax } })

export const leadItemHandlers: Handlers<'listLeadItems' | 'createLeadItem' | 'deleteLeadItem'> = {
  async listLeadItems({ db, user }, { path }) {
    const lead = requireFound(await findLead(db, user, path.leadId))
    const rows = isLeadShown(lead, user) ? await findLeadItems(db, user.customerId, lead.id) : []
    return { status: 200, body: { data: rows.map((row) => toLeadItem(row, lead)) } }
  },

  async createLeadItem(context, { path, body }) {
    const { db, user, now } = context
    const lead = await shownLead(context, path.leadId, 'lock')
    const item = await findProviderItem(db, user, body.providerItemId, 'read')
    if (item?.provider_id !== lead.provider_id) throw problemRefusal({ path: 'providerItemId', code: 'not_allowed' })
    if ((await countLeadItems(db, user.customerId, lead.id)) >= itemsMax) throw limitReached()
    const row = await insertLeadItem(db, {
      customer_id: user.customerId,
      lead_id: lead.id,
      provider_item_id: item.id,
      name: item.name,
      price: body.price ?? (item.currency === lead.currency ? (item.discounted_price ?? item.price) : null),
      note: body.note?.trim() || null,
      is_asked_by_couple: body.isAskedByCouple ?? true,
      created_at: instantText(now()),
    })
    await addToItemCount(db, user.customerId, lead.id, 1)
    await audit(context, { action: 'created', entity: 'lead_item', entityId: row.id })
    return { status: 201, body: { data: toLeadItem(row, lead) } }
  },

  async deleteLeadItem(context, { path }) {
    const { db, user } = context
    const lead = await shownLead(context, path.leadId, 'lock')
    const { id } = requireFound(await findLeadItem(db, user.customerId, lead.id, path.leadItemId))
    const headers = await undoable(context, { entity: 'lead_item', entityId: id }, { table: 'lead_items', ids: [id] })
    await deleteLeadItem(db, user.customerId, id)
    await addToItemCount(db, user.customerId, lead.id, -1)
    return { status: 204, headers }
  },
}

/** Counts a restored product again, and refuses one above the limit. */
export async function countRestoredItem({ db, user }: Pick<VendorContext, 'db' | 'user'>, id: number): Promise<void> {
  const leadId = await findItemLead(db, user.customerId, id)
  if (leadId === undefined) return
  // Locks the couple, as `createLeadItem` does.
  await addToItemCount(db, user.customerId, leadId, 1)
  if ((await countLeadItems(db, user.customerId, leadId)) > itemsMax) throw limitReached()
}

function toLeadItem(row: LeadItemRow, { currency }: Pick<LeadRow, 'currency'>): components['schemas']['LeadItem'] {
  return {
    id: row.id,
    providerItem: { id: row.provider_item_id, name: row.name },
    price: row.price,
    currency,
    note: row.note,
    isAskedByCouple: row.is_asked_by_couple,
  }
}
