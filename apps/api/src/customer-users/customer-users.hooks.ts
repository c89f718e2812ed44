import type { Hooks } from '../platform/hooks.ts'
import { findUser } from './customer-users.queries.ts'

export const customerUserHooks: Hooks = {
  finders: { customerUserId: async ({ db, user }, id) => (await findUser(db, user.customerId, id)) !== undefined },
}
