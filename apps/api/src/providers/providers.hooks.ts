import type { Hooks } from '../platform/hooks.ts'
import { findProviderRow } from './providers.queries.ts'

export const providerHooks: Hooks = {
  finders: { providerId: async ({ db, user }, id) => (await findProviderRow(db, user, id)) !== undefined },
}
