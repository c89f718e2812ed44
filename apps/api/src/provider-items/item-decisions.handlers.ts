import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findProviderOwner } from '../intake/intake.queries.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { decideItems } from './provider-items.queries.ts'

export const itemDecisionHandlers: Handlers<'createIntakeItemDecision'> = {
  async createIntakeItemDecision({ db, actFor, now }, { path, body }) {
    const { providerId } = path
    const customerId = await findProviderOwner(db, providerId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await actFor(customerId)
    const decision =
      body.decision === 'approve'
        ? ({ status: 'active', reject_reason: null } as const)
        : ({ status: 'rejected', reject_reason: body.reason?.trim() || null } as const)
    const { providerItemId: itemId } = body
    const providerItemIds = await decideItems(db, customerId, { providerId, itemId }, decision)
    if (itemId !== undefined && providerItemIds.length === 0) throw new Refusal(404, 'not_found')
    for (const entityId of providerItemIds)
      await audit(
        { db, user: { customerId, id: null }, now },
        { action: 'updated', entity: 'provider_item', entityId, detail: body.decision },
      )
    await announceProviderPage(db, customerId, providerId)
    return { status: 201, body: { data: { providerItemIds } } }
  },
}
