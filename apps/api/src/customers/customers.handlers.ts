import type { VendorUser } from '../contract/context.ts'
import type { Handlers } from '../contract/operation.ts'
import { Refusal } from '../contract/refusal.ts'
import { findCustomer, findCustomerUser } from './customers.queries.ts'

export const customerHandlers: Handlers<'getCustomer' | 'getCustomerUser'> = {
  async getCustomer({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    return { status: 200, body: { data: await findCustomer(db, user.customerId) } }
  },

  async getCustomerUser({ db, user }, { path }) {
    requireOwnCustomer(user, path.customerId)
    const found = await findCustomerUser(db, user.customerId, path.customerUserId)
    if (!found) throw new Refusal(404, 'not_found')
    // USER-35: account managers see every user of their account, others themselves
    if (!user.canManage && found.id !== user.id) throw new Refusal(403, 'forbidden')
    return { status: 200, body: { data: found } }
  },
}

function requireOwnCustomer(user: VendorUser, customerId: number): void {
  if (customerId !== user.customerId) throw new Refusal(404, 'not_found')
}
