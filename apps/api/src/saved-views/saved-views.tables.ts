import type { components } from '@vendor-panel/contract'
import type { ColumnType, Generated } from 'kysely'

type Schemas = components['schemas']

export interface SavedViewsTable {
  customer_id: number
  id: Generated<number>
  author_id: number
  screen: Schemas['SavedViewScreen']
  name: string
  filters: ColumnType<Schemas['LeadFilters'], string, never>
  is_shared: boolean
  created_at: string
}

export interface SavedViewTables {
  saved_views: SavedViewsTable
}
