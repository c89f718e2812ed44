import type { Reference } from '../configs/config-items.ts'

/** The role that says who manages the account; only account managers give it. */
export const managerRoleId = 'account_manager'

export const customerUserReference: Reference = {
  customer_user_role: [managerRoleId, 'user'],
  customer_user_title: ['owner', 'manager', 'sales', 'assistant'],
}
