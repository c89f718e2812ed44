import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

export interface SampleItemTables {
  sample_items: {
    customer_id: number
    id: Generated<number>
    name: string
    note: string | null
    version: Generated<number>
    created_at: Instant
    updated_at: string | null
  }
}
