import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { CreatedAt, Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface CustomerUserTables {
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
    has_advisor_service: Generated<boolean>
    version: Generated<number>
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
  contacts: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    type: Schemas['ContactType']
    value: string
    /** One e-mail address and one number of a user are the main ones, which `customer_users` stores too. */
    is_primary: boolean
    verified_at: string | null
    notifies_lead: Generated<boolean>
    notifies_message: Generated<boolean>
    notifies_system: Generated<boolean>
  }
  /** Directory: what verifies a contact, hashed; one at a time for each contact. */
  contact_verifications: {
    key_hash: string
    customer_id: number
    customer_user_id: number
    contact_id: number
    /** Of an SMS; null for a mail, whose link is enough. */
    code_hash: string | null
    tries: Generated<number>
    expires_at: Instant
  }
  invitations: {
    customer_id: number
    customer_user_id: number
    token_hash: string
    sent_to: string
    sent_at: Instant
    expires_at: Instant
  }
  agreement_signs: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    agreement_text_id: number
    signed_at: Instant
  }
}
