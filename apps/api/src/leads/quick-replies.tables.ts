import type { Generated } from 'kysely'

export interface QuickRepliesTable {
  customer_id: number
  id: Generated<number>
  title: string
  body: string
  author_id: number
  created_at: string
}

export interface QuickReplyTables {
  quick_replies: QuickRepliesTable
}
