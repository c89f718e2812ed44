import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { findProviderRow } from './providers.queries.ts'
import { findRedirectNumber } from './redirect-numbers.queries.ts'

export const redirectNumberHandlers: Handlers<'getRedirectNumber'> = {
  async getRedirectNumber({ db, user }, { path }) {
    requireFound(await findProviderRow(db, user, path.providerId))
    const found = await findRedirectNumber(db, user.customerId, path.providerId)
    return { status: 200, body: { data: { number: found?.number ?? null, isActive: found?.is_active ?? false } } }
  },
}
