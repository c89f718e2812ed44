import { decideContent } from '../intake/decide-content.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { decideItems } from './provider-items.queries.ts'

export const itemDecisionHandlers: Handlers<'createIntakeItemDecision'> = {
  async createIntakeItemDecision(context, { path: { providerId }, body }) {
    const { providerItemId: id } = body
    const providerItemIds = await decideContent(context, { providerId, entity: 'provider_item', id, body }, (customerId, decision) =>
      decideItems(context.db, customerId, { providerId, itemId: id }, decision),
    )
    return { status: 201, body: { data: { providerItemIds } } }
  },
}
