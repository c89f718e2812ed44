import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

export interface DiscountTables {
  discounts: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    intro: string
    discount_type: components['schemas']['DiscountType']
    /** Percent; null with `installment`. */
    discount_ratio: number | null
    /** Null with `discount`. */
    installment_count: number | null
    /** Whole units of the account's currency. */
    regular_price: number | null
    discounted_price: number | null
    /** At most one per provider (DISC-06). */
    is_primary: boolean
    version: Generated<number>
    created_at: Instant
    updated_at: string | null
    deleted_at: string | null
  }
  discount_documents: {
    customer_id: number
    id: Generated<number>
    discount_id: number
    name: string
    size: number
    content_type: string
    /** Its key in the file store. */
    file_key: string
    deleted_at: string | null
  }
  /** Belong to the product, not to a customer. Codes are in capitals. */
  discount_coupons: { code: string; ratio: number | null; amount: number | null; currency: string | null; valid_until: string }
}
