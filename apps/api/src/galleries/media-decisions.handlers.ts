import { audit } from '../platform/audit/audit.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { findProviderOwner } from '../intake/intake.queries.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { decideMedia } from './media.queries.ts'

export const mediaDecisionHandlers: Handlers<'createIntakeMediaDecision'> = {
  async createIntakeMediaDecision({ db, actFor, now }, { path, body }) {
    const { providerId } = path
    const customerId = await findProviderOwner(db, providerId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await actFor(customerId)
    const decision =
      body.decision === 'approve'
        ? ({ status: 'active', is_approved: true, reject_reason: null } as const)
        : ({ status: 'rejected', is_approved: false, is_main: false, reject_reason: body.reason?.trim() || null } as const)
    const mediaIds = await decideMedia(db, customerId, { providerId, mediaId: body.mediaId }, decision)
    if (body.mediaId !== undefined && mediaIds.length === 0) throw new Refusal(404, 'not_found')
    for (const entityId of mediaIds)
      await audit({ db, user: { customerId, id: null }, now }, { action: 'updated', entity: 'media', entityId, detail: body.decision })
    await announceProviderPage(db, customerId, providerId)
    return { status: 201, body: { data: { mediaIds } } }
  },
}
