import type { components } from '@vendor-panel/contract'
import type { Generated } from 'kysely'
import type { CreatedAt } from '../platform/db/columns.ts'

export interface PromptTables {
  prompts: PromptsTable
}

export interface PromptsTable {
  customer_id: number
  id: Generated<number>
  /** Null if it is about the whole account. */
  provider_id: number | null
  /** The couple that it names. */
  lead_id: Generated<number | null>
  type: components['schemas']['PromptType']
  title: string
  /** Unsanitized HTML; `promptBody` cleans it for an answer. */
  body: string
  /** Both or neither. */
  link_path: string | null
  link_text: string | null
  completed_at: string | null
  created_at: CreatedAt
}
