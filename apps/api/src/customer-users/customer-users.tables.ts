import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/account.tables.ts'

type Schemas = components['schemas']

export interface CustomerUserTables {
  contacts: {
    customer_id: number
    id: Generated<number>
    customer_user_id: number
    type: Schemas['ContactType']
    value: string
    /** One e-mail address and one number of a user are the main ones; `customer_users` carries them too. */
    is_primary: boolean
    verified_at: string | null
    notifies_lead: Generated<boolean>
    notifies_message: Generated<boolean>
    notifies_system: Generated<boolean>
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
