import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

export interface ReferralTables {
  referral_proposals: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    company_name: string
    name: string
    phone: string
    category_id: number
    campaign_id: string
    /** A lapsed proposal is computed from the clock, not stored. */
    status: Generated<'sent' | 'contacted' | 'signed' | 'paid'>
    reward_amount: number | null
    reward_currency: string | null
    created_at: Instant
    /** When the firm signed. */
    signed_at: string | null
  }
  campaign_requests: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    campaign_id: string
    company_name: string
    name: string
    created_at: Instant
  }
}
