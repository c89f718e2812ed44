import type { Generated } from 'kysely'

export interface LeadImportsTable {
  customer_id: number
  id: Generated<number>
  author_id: number
  file_name: string
  skipped_count: number
  created_at: string
}

export interface LeadImportRowsTable {
  customer_id: number
  lead_import_id: number
  lead_id: number
}

export interface LeadImportTables {
  lead_imports: LeadImportsTable
  lead_import_rows: LeadImportRowsTable
}
