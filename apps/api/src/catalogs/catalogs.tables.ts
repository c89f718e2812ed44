import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

interface CatalogsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  catalog_type_id: number
  expire_at: string
  /** Both, or none. */
  season_start: Generated<string | null>
  season_end: Generated<string | null>
  unit: Generated<number>
  currency: string
  version: Generated<number>
}

export interface CatalogPricesTable {
  customer_id: number
  catalog_id: number
  catalog_item_option_id: number
  week_period: Schemas['WeekPeriod']
  price: number
  unit: number
  currency: string
  position: number
}

export interface PastPricesTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  catalog_id: number
  catalog_item_option_id: number
  week_period: Schemas['WeekPeriod']
  price: number
  unit: number
  currency: string
  valid_until: string
  changed_at: string
  changed_by: number
}

export interface CatalogMenusTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  name: string
  type: string
  price: number
  currency: string
  min_guest_count: number | null
  max_guest_count: number | null
  expire_at: string
  notes: string
  /** All three, or none. */
  pdf_key: string | null
  pdf_name: string | null
  pdf_size: number | null
}

export interface CustomerSpacesTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  name: string
  space_type: Schemas['SpaceType']
  kind: Schemas['CapacityKind']
  meal_min: number | null
  meal_max: number | null
  cocktail_min: number | null
  cocktail_max: number | null
  version: Generated<number>
}

export interface CatalogTables {
  /** Shared by all accounts, like the two that follow. */
  catalog_types: { id: number; code: string }
  catalog_items: { id: number; catalog_type_id: number; category_id: number; code: string; position: number }
  catalog_item_options: { id: number; catalog_item_id: number; code: string; unit_code: string; position: number }
  catalogs: CatalogsTable
  catalog_prices: CatalogPricesTable
  past_prices: PastPricesTable
  catalog_menus: CatalogMenusTable
  customer_spaces: CustomerSpacesTable
}
