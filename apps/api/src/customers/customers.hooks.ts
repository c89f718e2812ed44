import type { Hooks } from '../platform/hooks.ts'

export const customerHooks: Hooks = {
  finders: { customerId: ({ user }, id) => Promise.resolve(id === user.customerId) },
}
