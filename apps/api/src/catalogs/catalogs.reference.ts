import type { Reference } from '../configs/config-items.ts'

export const catalogReference: Reference = {
  customer_menu_pricing_type: ['per_person', 'package'],
}
