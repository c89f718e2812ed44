import type { Reference } from '../configs/config-items.ts'

export const discountReference: Reference = {
  discount_type: ['discount', 'installment'],
}
