import type { Reference } from '../configs/config-items.ts'

export const customerUserReference: Reference = {
  customer_user_role: ['account_manager', 'user'],
  customer_user_title: ['owner', 'manager', 'sales', 'assistant'],
}
