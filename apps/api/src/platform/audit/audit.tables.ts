import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'

type Schemas = components['schemas']

export interface AuditEntriesTable {
  customer_id: number
  id: Generated<number>
  at: string
  actor_id: number | null
  /** The operator who acted as the actor. */
  operator: string | null
  /** The name of the API key that acted as the actor. */
  api_key_name: string | null
  action: Schemas['AuditAction']
  entity: Schemas['AuditEntity']
  entity_id: number | null
  detail: string | null
}

/** Rows of one table before a change. */
export interface KeptRows {
  table: string
  rows: Record<string, unknown>[]
  /** Of rows that were changed, not deleted: the columns to restore. */
  columns?: readonly string[]
  /** They have a version, which the change increased by one: undo never overwrites a later change. */
  isVersioned?: boolean
  /** The rows as the change wrote them, with the values by which a later change is recognised: undo never overwrites one. */
  written?: Record<string, unknown>[]
}

export interface UndoEntriesTable {
  customer_id: number
  token_hash: string
  actor_id: number | null
  entity: Schemas['AuditEntity']
  entity_id: number | null
  kept: ColumnType<KeptRows[], string, never>
  expires_at: string
}

export interface AuditTables {
  audit_entries: AuditEntriesTable
  undo_entries: UndoEntriesTable
}
