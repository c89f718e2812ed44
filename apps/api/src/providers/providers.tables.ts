import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { CreatedAt, JsonList } from '../platform/db/columns.ts'

type Schemas = components['schemas']

/** Permissions other than `write`, by user, provider and page. */
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
  is_paid: Generated<boolean>
  currency: string
  features: Schemas['ProviderFeature'][]
  /** How many pictures the page may have; null without a limit (GAL-12). */
  photos_max: Generated<number | null>
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
  providers: {
    customer_id: number
    id: Generated<number>
    name: string
    category_id: number
    category_name: string
    category_type: Generated<Schemas['ProviderCategoryType']>
    city_id: number
    city: string
    /** The name, and the id if it is one of the list. */
    district: Generated<string | null>
    district_id: Generated<number | null>
    address: Generated<string | null>
    time_zone: string
    on_hold: Generated<boolean>
    latitude: Generated<number | null>
    longitude: Generated<number | null>
    phone: Generated<string | null>
    website: Generated<string | null>
    social_links: JsonList<Schemas['SocialLink']>
    version: Generated<number>
    created_at: CreatedAt
  }
  /** Directory. */
  provider_directory: { provider_id: number; customer_id: number }
  provider_page_access: ProviderPageAccessTable
  provider_products: ProviderProductsTable
  related_providers: RelatedProvidersTable
}
