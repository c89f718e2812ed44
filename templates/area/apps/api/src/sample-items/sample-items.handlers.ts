import type { components } from '@vendor-panel/contract'
import { sampleItemBody, sampleItemProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import {
  countSampleItems,
  deleteSampleItem,
  findSampleItem,
  findSampleItems,
  insertSampleItem,
  lockSampleItem,
  updateSampleItem,
  type SampleItemRow,
} from './sample-items.queries.ts'

type Operation = 'listSampleItems' | 'createSampleItem' | 'getSampleItem' | 'replaceSampleItem' | 'deleteSampleItem'

export const sampleItemHandlers: Handlers<Operation> = {
  async listSampleItems({ db, user }, { query }) {
    const { page, limit, offset } = requestedPage(query)
    const rows = await findSampleItems(db, user.customerId, limit, offset)
    const total = await countSampleItems(db, user.customerId)
    return { status: 200, body: { data: rows.map(toSampleItem), meta: { page, limit, total } } }
  },

  async createSampleItem(context, { body }) {
    const { db, user, now } = context
    const stored = { customer_id: user.customerId, ...storedFields(body), created_at: instantText(now()), updated_at: null }
    const row = await insertSampleItem(db, stored)
    await audit(context, { action: 'created', entity: 'sample_item', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: toSampleItem(row) } }
  },

  async getSampleItem({ db, user }, { path }) {
    const row = requireFound(await findSampleItem(db, user.customerId, path.sampleItemId))
    return { status: 200, headers: versionHeaders(row.version), body: { data: toSampleItem(row) } }
  },

  async replaceSampleItem(context, { path, body }) {
    const { db, user, now } = context
    const before = requireFound(await lockSampleItem(db, user.customerId, path.sampleItemId))
    requireVersion(context, before.version)
    const row = await updateSampleItem(db, user.customerId, before.id, { ...storedFields(body), updated_at: instantText(now()) })
    await audit(context, { action: 'updated', entity: 'sample_item', entityId: row.id })
    return { status: 200, headers: versionHeaders(row.version), body: { data: toSampleItem(row) } }
  },

  async deleteSampleItem(context, { path }) {
    const { db, user } = context
    const { id } = requireFound(await lockSampleItem(db, user.customerId, path.sampleItemId))
    const headers = await undoable(context, { entity: 'sample_item', entityId: id }, { table: 'sample_items', ids: [id] })
    await deleteSampleItem(db, user.customerId, id)
    return { status: 204, headers }
  },
}

/** The columns of a body; refuses one that has problems. */
function storedFields(body: Input<'createSampleItem'>['body']): { name: string; note: string | null } {
  refuseProblems(sampleItemProblems(body))
  const { name, note = null } = sampleItemBody(body)
  return { name, note }
}

function toSampleItem(row: SampleItemRow): components['schemas']['SampleItem'] {
  return { id: row.id, name: row.name, note: row.note, createdAt: row.created_at, updatedAt: row.updated_at }
}
