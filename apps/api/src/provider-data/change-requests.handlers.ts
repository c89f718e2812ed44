import { findProvider, findProviderOwner } from '../intake/intake.queries.ts'
import type { AllHooks } from '../platform/hooks.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { openProvider } from '../providers/provider-access.ts'

export const changeRequestHandlers: Handlers<'listChangeRequests' | 'listReviewRequests'> = {
  async listChangeRequests(context, { query }) {
    await openProvider(context, query.providerId, 'info', 'read')
    return { status: 200, body: { data: await latestRequests(context, context.user.customerId, query.providerId) } }
  },

  async listReviewRequests(context, { query }) {
    const customerId = await findProviderOwner(context.db, query.providerId)
    if (customerId === undefined) throw new Refusal(404, 'not_found')
    await context.actFor(customerId)
    requireFound(await findProvider(context.db, customerId, query.providerId))
    return { status: 200, body: { data: await latestRequests(context, customerId, query.providerId) } }
  },
}

/** What waits in every folder that registers it, the latest first (PROV-10). */
async function latestRequests({ db, hooks }: { db: Db; hooks: AllHooks }, customerId: number, providerId: number) {
  const found = await hooks.changeRequests(db, customerId, providerId)
  return found.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || b.entityId - a.entityId)
}
