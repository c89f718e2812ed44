import type { Generated } from 'kysely'
import type { Instant } from '../platform/db/columns.ts'

export interface TemplateTables {
  mail_templates: {
    customer_id: number
    id: Generated<number>
    name: string
    /** The folded name for searches. */
    search_name: string
    subject: string
    body: string
    version: Generated<number>
    created_at: Instant
    updated_at: string | null
  }
  /** Files for mails; a deleted one stays stored for the messages it was sent with. */
  attachments: {
    customer_id: number
    id: Generated<number>
    name: string
    size: number
    content_type: string
    /** Its key in the file store. */
    file_key: string
    created_at: Instant
    deleted_at: string | null
  }
  mail_template_attachments: { customer_id: number; mail_template_id: number; attachment_id: number; position: number }
}
