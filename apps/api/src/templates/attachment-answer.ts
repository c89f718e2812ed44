import type { components } from '@vendor-panel/contract'
import type { AttachmentRow } from './attachments.queries.ts'

export function toAttachment(row: AttachmentRow): components['schemas']['Attachment'] {
  return { id: row.id, name: row.name, size: row.size, contentType: row.content_type, createdAt: row.created_at }
}
