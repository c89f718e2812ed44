import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { JsonList } from '../platform/db/columns.ts'

type Schemas = components['schemas']

export interface ProviderItemsTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  type: Schemas['ProviderItemType']
  name: string
  intro: string | null
  gift_text: string | null
  price: number | null
  discounted_price: number | null
  currency: string
  status: Schemas['ContentStatus']
  reject_reason: string | null
  model_image_id: number | null
  model_name: string | null
  option_ids: JsonList<number>
  position: number
  version: Generated<number>
}

interface ProviderItemImagesTable {
  customer_id: number
  provider_item_id: number
  media_id: number
  position: number
}

export interface ItemDataTable {
  customer_id: number
  id: Generated<number>
  media_id: number
  provider_item_id: number
  model_name: string | null
}

export interface ProviderItemTables {
  provider_items: ProviderItemsTable
  provider_item_images: ProviderItemImagesTable
  item_data: ItemDataTable
}
