import type { Generated } from 'kysely'

export interface LeadFileTables {
  /** Files that were sent or received with a message. */
  lead_files: {
    customer_id: number
    id: Generated<number>
    lead_id: number
    lead_message_id: number
    name: string
    size: number
    content_type: string
    /** Its key in the file store. */
    file_key: string
    /** The attachment of the account that was sent, which has the same key; null for other files. */
    attachment_id: Generated<number | null>
  }
}
