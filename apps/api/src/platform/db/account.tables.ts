import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'

type Schemas = components['schemas']

/** An instant as ISO 8601 in UTC with milliseconds. */
export type Instant = ColumnType<string, string, string>
/** JSON: read as values, written as text. */
export type JsonList<Item> = ColumnType<Item[], string | undefined, string>
export type CreatedAt = ColumnType<string, string | undefined, never>

export interface AccountTables {
  customers: {
    id: Generated<number>
    name: string
    is_paid: Generated<boolean>
    crm_status: string | null
    account_manager_email: string | null
    country_code: string
    time_zone: string
    currency: string
    /** Couples a month on a limited package; null without a limit. */
    lead_limit: number | null
    company_type: string | null
    company_extension: string | null
    tax_number: string | null
    address: string | null
    created_at: CreatedAt
  }
  customer_users: {
    customer_id: number
    id: Generated<number>
    uuid: Generated<string>
    name: string
    username: string
    email: string | null
    phone: string | null
    city: string | null
    preferred_language: string | null
    can_manage: Generated<boolean>
    password_hash: string | null
    password_change_required: Generated<boolean>
    status: Generated<'pending' | 'active' | 'passive'>
    title_id: string | null
    role_id: string | null
    profile_video: string | null
    bio: string | null
    image_key: string | null
    birth_date: string | null
    identity_number: string | null
    google_id: string | null
    facebook_id: string | null
    has_advisor_service: Generated<boolean>
    version: Generated<number>
    created_at: CreatedAt
  }
  providers: {
    customer_id: number
    id: Generated<number>
    name: string
    category_id: number
    category_name: string
    category_type: Generated<Schemas['ProviderCategoryType']>
    city_id: number
    city: string
    district: Generated<string | null>
    time_zone: string
    on_hold: Generated<boolean>
    latitude: Generated<number | null>
    longitude: Generated<number | null>
    phone: Generated<string | null>
    website: Generated<string | null>
    social_links: JsonList<Schemas['SocialLink']>
    created_at: CreatedAt
  }
  customer_user_providers: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    provider_id: number
    can_receive_leads: Generated<boolean>
    can_receive_leads_sms: Generated<boolean>
    show_as_contact: Generated<boolean>
    signature_content: Generated<string>
    signature_image_key: string | null
  }
  pending_payments: {
    customer_id: number
    id: Generated<number>
    amount: number
    currency: string
    due_date: string
    recurring_month: number
  }
  /** Directory: username, e-mail and phone, in the form of `loginName`. */
  logins: { login: string; customer_id: number; customer_user_id: number }
  /** Directory. */
  sessions: {
    token_hash: string
    id: Generated<number>
    customer_id: number
    customer_user_id: number
    user_agent: string | null
    created_at: Instant
    expires_at: Instant
  }
  /** Directory: what the link to a new password carries, hashed. */
  password_resets: { key_hash: string; customer_id: number; customer_user_id: number; expires_at: Instant }
  /** Directory: the key a customer's panel sends after sign-in. */
  consumer_keys: { key: string; customer_id: number }
  /** Directory. */
  provider_directory: { provider_id: number; customer_id: number }
}
