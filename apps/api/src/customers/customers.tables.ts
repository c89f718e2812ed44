import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { CreatedAt, Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

/** Tables of the account itself. Days are YYYY-MM-DD. */
export interface CustomerTables {
  customers: {
    id: Generated<number>
    name: string
    is_paid: Generated<boolean>
    crm_status: string | null
    account_manager_email: string | null
    country_code: string
    time_zone: string
    currency: string
    /** Couples per month of a limited package; null without a limit. */
    lead_limit: number | null
    company_type: string | null
    company_extension: string | null
    tax_number: string | null
    address: string | null
    created_at: CreatedAt
  }
  subscriptions: {
    customer_id: number
    id: Generated<number>
    type: Schemas['SubscriptionType']
    date_start: string
    date_end: string
    auto_renew: boolean
  }
  /** Bank accounts, with either `iban` or `account_number`. */
  customer_accounts: {
    customer_id: number
    id: Generated<number>
    holder: string
    bank: string
    iban: string | null
    account_number: string | null
    merchant_status: Generated<Schemas['MerchantStatus']>
    reject_reason: string | null
    version: Generated<number>
    /** When the application was sent, or sent again. */
    applied_at: Instant
    created_at: Instant
  }
  customer_account_documents: {
    customer_id: number
    id: Generated<number>
    customer_account_id: number
    name: string
    size: number
    content_type: string
    file_key: string
  }
  customer_actions: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    type: Schemas['CustomerActionType']
    kind: Schemas['UpgradeKind'] | null
    provider_id: number | null
    note: string | null
    created_at: Instant
    /** What the sales team decided about a request for an upgrade, and when; null until then. */
    decision: 'grant' | 'decline' | null
    decided_at: string | null
  }
}
