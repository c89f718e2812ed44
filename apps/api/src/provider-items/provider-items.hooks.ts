import type { Hooks } from '../platform/hooks.ts'
import { findProviderItems } from './provider-items.queries.ts'

/** The most products and offers that are listed as waiting. */
const waitingMax = 100

export const providerItemHooks: Hooks = {
  async changeRequests(db, customerId, providerId) {
    const waiting = await findProviderItems(db, customerId, { providerId, status: 'pending' }, waitingMax, 0)
    return waiting.map(({ id, name, status }) => ({
      entity: 'provider_item',
      entityId: id,
      field: null,
      text: name,
      status,
      createdAt: null,
    }))
  },
}
