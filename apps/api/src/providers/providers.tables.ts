import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'

type Schemas = components['schemas']

/** What differs from `write`, by user, provider and page. */
interface ProviderPageAccessTable {
  customer_id: number
  customer_user_id: number
  provider_id: number
  page: keyof Schemas['ProviderPermissions']
  access: Exclude<Schemas['PageAccess'], 'write'>
}

export interface ProviderProductsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  name: string
  date_start: string
  date_end: string
  is_switched_off: Generated<boolean>
  price: number
  currency: string
  features: Schemas['ProviderFeature'][]
  rival_stats_access: Generated<number>
}

export interface RelatedProvidersTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  related_provider_id: number
  position: number
}

export interface ProviderTables {
  provider_page_access: ProviderPageAccessTable
  provider_products: ProviderProductsTable
  related_providers: RelatedProvidersTable
}
