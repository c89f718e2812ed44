import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

/** Reference data without a customer. */
export interface ConfigTables {
  config_items: {
    id: Generated<number>
    item_type: string
    item_id: string
    position: number
    status: 'active' | 'passive'
    /** Its own value, such as the id of a campaign; null if its label is a message. */
    value: string | null
  }
  regions: { id: number; country_code: string; name: string }
  cities: { id: number; region_id: number; name: string; position: number }
  districts: { id: Generated<number>; city_id: number; name: string }
  categories: {
    id: number
    category_type: Schemas['ProviderCategoryType']
    roi_min_lead_count: number
    has_spaces: boolean
    has_menus: boolean
    has_items: boolean
  }
  provider_categories: { id: number; category_id: number; key: string }
  item_option_groups: { id: number; category_id: number; key: string }
  item_options: { id: number; group_id: number; key: string; position: number }
  agreement_texts: {
    id: Generated<number>
    type: Schemas['AgreementType']
    version: number
    locale: Schemas['Locale']
    title: string
    body: string
    is_required: boolean
    published_at: Instant
  }
}
