import type { Reference } from '../configs/config-items.ts'

export const customerReference: Reference = {
  customer_company_type: ['sole', 'limited', 'corporation'],
  customer_company_extension: ['ltd', 'inc', 'llc', 'gmbh'],
}
