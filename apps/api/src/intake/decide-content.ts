import { audit } from '../platform/audit/audit.ts'
import type { ServiceContext } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { announceProviderPage } from '../providers/provider-page-events.queries.ts'
import { findProviderOwner } from './intake.queries.ts'

/** What the editors decided, as the row of a picture, product or offer stores it. */
export type ContentDecision = { status: 'active'; reject_reason: null } | { status: 'rejected'; reject_reason: string | null }

type Asked = {
  providerId: number
  entity: 'media' | 'provider_item'
  /** Omitted: everything of the provider that waits for approval. */
  id: number | undefined
  body: { decision: 'approve' | 'reject'; reason?: string | undefined }
}

/** Approves or rejects content of a provider, and announces it to its users; `store` returns the ids that it changed (PROV-11). */
export async function decideContent(
  { db, actFor, now }: ServiceContext,
  { providerId, entity, id, body }: Asked,
  store: (customerId: number, decision: ContentDecision) => Promise<number[]>,
): Promise<number[]> {
  const customerId = await findProviderOwner(db, providerId)
  if (customerId === undefined) throw new Refusal(404, 'not_found')
  await actFor(customerId)
  const ids = await store(
    customerId,
    body.decision === 'approve'
      ? { status: 'active', reject_reason: null }
      : { status: 'rejected', reject_reason: body.reason?.trim() || null },
  )
  if (id !== undefined && ids.length === 0) throw new Refusal(404, 'not_found')
  const acting = { db, user: { customerId, id: null }, now }
  for (const entityId of ids) await audit(acting, { action: 'updated', entity, entityId, detail: body.decision })
  await announceProviderPage(db, customerId, providerId)
  return ids
}
