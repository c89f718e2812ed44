import { isBlank, requiredProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { ServiceContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { openProvider } from '../providers/provider-access.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import {
  countDataUpdates,
  decideDataUpdate,
  deleteDataUpdateRow,
  findDataUpdate,
  findDataUpdateOwner,
  findDataUpdates,
  type DataUpdateRow,
} from './data-updates.queries.ts'
import { notifyOfDecision } from './notify-of-decision.ts'
import { toDataUpdate } from './provider-data-view.ts'
import { lockProviderData, saveProviderData, type ProviderDataRow } from './provider-data.queries.ts'

export const dataUpdateHandlers: Handlers<
  'listDataUpdates' | 'deleteDataUpdate' | 'createDataUpdateApproval' | 'createDataUpdateRejection'
> = {
  async listDataUpdates(context, { query }) {
    const { db, user } = context
    const { providerId, status } = query
    await openProvider(context, providerId, 'info', 'read')
    const { page, limit, offset } = requestedPage(query)
    const rows = await findDataUpdates(db, user.customerId, providerId, status, limit, offset)
    const total = await countDataUpdates(db, user.customerId, providerId, status)
    return { status: 200, body: { data: rows.map(toDataUpdate), meta: { page, limit, total } } }
  },

  async deleteDataUpdate(context, { path }) {
    const { db, user } = context
    const found = requireFound(await findDataUpdate(db, user, path.dataUpdateId))
    await openProvider(context, found.provider_id, 'info', 'write')
    const texts = await lockProviderData(db, user.customerId, found.provider_id)
    const { id, key, new_value } = requirePending(await findDataUpdate(db, user, found.id))
    const headers = await undoable(
      context,
      { entity: 'provider_data_update', entityId: id },
      { table: 'provider_data', ids: [texts.id], columns: ['drafts'], isVersioned: true },
      { table: 'provider_data_updates', ids: [id] },
      { table: 'provider_data_update_directory', ids: [id], key: 'data_update_id' },
    )
    await deleteDataUpdateRow(db, user.customerId, id)
    // Nothing that was written is lost: a later draft stays, otherwise the text becomes one.
    const drafts = { [key]: new_value, ...texts.drafts }
    await saveProviderData(db, user.customerId, found.provider_id, { drafts })
    await announceProviderPage(db, user.customerId, found.provider_id)
    return { status: 204, headers }
  },

  async createDataUpdateApproval(context, { path }) {
    const { update, texts } = await openForDecision(context, path.dataUpdateId)
    const { key, new_value: text } = update
    const { [key]: _old, ...others } = texts.published
    const published = isBlank(text) ? others : { ...others, [key]: text }
    const data = await decide(context, update, { status: 'active' }, { published })
    return { status: 201, body: { data } }
  },

  async createDataUpdateRejection(context, { path, body }) {
    refuseProblems(requiredProblems({ reason: body.reason }))
    const { update, texts } = await openForDecision(context, path.dataUpdateId)
    // The vendor corrects the rejected text; a later draft stays.
    const drafts = { [update.key]: update.new_value, ...texts.drafts }
    const data = await decide(context, update, { status: 'rejected', reject_reason: body.reason.trim() }, { drafts })
    return { status: 201, body: { data } }
  },
}

/** An edit that waits, with the texts of its provider locked; the service then acts for its customer. */
async function openForDecision({ db, actFor }: ServiceContext, id: number): Promise<{ update: DataUpdateRow; texts: ProviderDataRow }> {
  const customerId = await findDataUpdateOwner(db, id)
  if (customerId === undefined) throw new Refusal(404, 'not_found')
  await actFor(customerId)
  const reader = { customerId, providerIds: 'all' } as const
  const found = requireFound(await findDataUpdate(db, reader, id))
  const texts = await lockProviderData(db, customerId, found.provider_id)
  return { update: requirePending(await findDataUpdate(db, reader, id)), texts }
}

function requirePending(update: DataUpdateRow | undefined): DataUpdateRow {
  const found = requireFound(update)
  if (found.status !== 'pending') throw new Refusal(409, 'already_decided')
  return found
}

async function decide(
  { db, now }: ServiceContext,
  { customer_id, provider_id, id }: DataUpdateRow,
  decision: { status: 'active' } | { status: 'rejected'; reject_reason: string },
  texts: Parameters<typeof saveProviderData>[3],
) {
  const decided = await decideDataUpdate(db, customer_id, id, { ...decision, decided_at: instantText(now()) })
  await saveProviderData(db, customer_id, provider_id, texts)
  const acting = { db, now, user: { customerId: customer_id, id: null } }
  await audit(acting, { action: 'updated', entity: 'provider_data_update', entityId: id, detail: decision.status })
  await notifyOfDecision(db, decided)
  await announceProviderPage(db, customer_id, provider_id)
  return toDataUpdate(decided)
}
