import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'

type Schemas = components['schemas']

export interface ExportsTable {
  customer_id: number
  id: Generated<number>
  author_id: number
  kind: Schemas['ExportKind']
  format: Schemas['ExportFormat']
  filters: ColumnType<Schemas['LeadFilters'], string, never>
  /** Only these couples; null for all that match the filters. */
  lead_ids: Generated<number[] | null>
  /** The language of its header and its statuses. */
  locale: Schemas['Locale']
  status: Generated<Schemas['Export']['status']>
  row_count: Generated<number | null>
  file_key: Generated<string | null>
  created_at: string
  ready_at: Generated<string | null>
  expires_at: string
}

export interface ExportTables {
  exports: ExportsTable
}
