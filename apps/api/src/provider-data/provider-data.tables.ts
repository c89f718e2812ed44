import type { components } from '@vendor-panel/contract'
import type { ProviderFormFieldType, ProviderTextKey } from '@vendor-panel/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

type Schemas = components['schemas']

/** Texts by their key; a missing one is not there. */
export type ProviderTexts = Partial<Record<ProviderTextKey, string>>
type Json<Value> = ColumnType<Value, string | undefined, string>

export interface ProviderDataUpdatesTable {
  customer_id: number
  id: Generated<number>
  provider_id: number
  key: ProviderTextKey
  old_value: string | null
  new_value: string
  /** A passive one was replaced by a later edit before it was decided. */
  status: Schemas['ContentStatus']
  reject_reason: string | null
  author_id: number | null
  created_at: Instant
  decided_at: string | null
}

export interface ProviderDataTables {
  provider_data: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    published: Json<ProviderTexts>
    drafts: Json<ProviderTexts>
    version: Generated<number>
  }
  provider_data_updates: ProviderDataUpdatesTable
  /** Directory: the customer of an edit. */
  provider_data_update_directory: { data_update_id: number; customer_id: number }
  provider_form_answers: {
    customer_id: number
    provider_id: number
    form_id: number
    answers: Json<Record<string, string[]>>
    version: number
  }
  provider_actions: {
    customer_id: number
    id: Generated<number>
    provider_id: number
    customer_user_id: number
    type: Schemas['ProviderActionType']
    note: string | null
    created_at: Instant
  }
  /** Reference data without a customer. */
  provider_forms: {
    id: number
    purpose: 'page' | 'quote'
    category_id: number | null
    form_group: string
    key: string
    position: number
  }
  provider_form_fields: {
    form_id: number
    field_name: string
    type: ProviderFormFieldType
    is_required: boolean
    options: string[]
    position: number
  }
}
