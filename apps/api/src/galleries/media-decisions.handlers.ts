import { decideContent } from '../intake/decide-content.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { decideMedia } from './media.queries.ts'

export const mediaDecisionHandlers: Handlers<'createIntakeMediaDecision'> = {
  async createIntakeMediaDecision(context, { path: { providerId }, body }) {
    const { mediaId } = body
    const mediaIds = await decideContent(context, { providerId, entity: 'media', id: mediaId, body }, (customerId, decision) =>
      decideMedia(context.db, customerId, { providerId, mediaId }, decision),
    )
    return { status: 201, body: { data: { mediaIds } } }
  },
}
