import type { Hooks } from '../platform/hooks.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { findDataUpdate, findDataUpdates } from './data-updates.queries.ts'

/** More edits than texts cannot wait. */
const waitingMax = 10

export const providerDataHooks: Hooks = {
  finders: { dataUpdateId: async ({ db, user }, id) => (await findDataUpdate(db, user, id)) !== undefined },
  afterUndo: {
    async provider_data_update({ db, user }, id) {
      const update = await findDataUpdate(db, { customerId: user.customerId, providerIds: 'all' }, id)
      if (update) await announceProviderPage(db, user.customerId, update.provider_id)
    },
  },
  async changeRequests(db, customerId, providerId) {
    const waiting = await findDataUpdates(db, customerId, providerId, 'pending', waitingMax, 0)
    return waiting.map(({ id, key, new_value, status, created_at }) => ({
      entity: 'provider_data_update',
      entityId: id,
      field: key,
      text: new_value,
      status,
      createdAt: created_at,
    }))
  },
}
