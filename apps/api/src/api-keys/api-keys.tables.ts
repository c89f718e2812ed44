import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Scopes = components['schemas']['ApiKeyScope'][]

export interface ApiKeyTables {
  api_keys: {
    customer_id: number
    id: Generated<number>
    name: string
    scopes: ColumnType<Scopes, string, string>
    /** Its last characters, to recognize it. */
    hint: string
    /** The account manager as whom it acts. */
    created_by: number
    created_at: Instant
    expires_at: Instant | null
    /** Written once in five minutes. */
    last_used_at: ColumnType<string | null, string | undefined, string>
  }
  /** Directory: the customer of a key; only its hash is stored. */
  api_key_hashes: { key_hash: string; customer_id: number; api_key_id: number }
}
