import { attachmentLimits, fileExtension, fileProblems, isBlank } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { requestedPage } from '../platform/contract/requested-page.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { plainFileName } from '../platform/files/file-name.ts'
import { toAttachment } from './attachment-answer.ts'
import {
  countAttachments,
  findAttachment,
  findAttachments,
  insertAttachment,
  updateAttachment,
  type AttachmentRow,
} from './attachments.queries.ts'
import { instantText } from '../platform/clock.ts'
import { requireOwnCustomer } from '../platform/session/access.ts'

export const attachmentHandlers: Handlers<
  'listAttachments' | 'createAttachment' | 'updateAttachment' | 'deleteAttachment' | 'downloadAttachment'
> = {
  async listAttachments({ db, user }, { path, query }) {
    requireOwnCustomer(user, path.customerId)
    const { page, limit, offset } = requestedPage(query)
    const rows = await findAttachments(db, user.customerId, limit, offset)
    const total = await countAttachments(db, user.customerId)
    return { status: 200, body: { data: rows.map(toAttachment), meta: { page, limit, total } } }
  },

  async createAttachment(context, { path, body }) {
    const { db, user, files, now } = context
    requireOwnCustomer(user, path.customerId)
    const { file, name } = body
    refuseProblems(fileProblems('file', file, attachmentLimits))
    const { key, sizeBytes } = await files.keep(user.customerId, file, 'file')
    const row = await insertAttachment(db, {
      customer_id: user.customerId,
      name: name === undefined ? file.name : renamed(file.name, name),
      size: sizeBytes,
      content_type: file.contentType,
      file_key: key,
      created_at: instantText(now()),
    })
    await audit(context, { action: 'created', entity: 'attachment', entityId: row.id })
    return { status: 201, body: { data: toAttachment(row) } }
  },

  async updateAttachment(context, { path, body }) {
    const { db, user } = context
    const { id, name } = await requireAttachment(context, path)
    const changed = await updateAttachment(db, user.customerId, id, { name: renamed(name, body.name) })
    await audit(context, { action: 'updated', entity: 'attachment', entityId: id, detail: 'name' })
    return { status: 200, body: { data: toAttachment(changed) } }
  },

  async deleteAttachment(context, { path }) {
    const { id } = await requireAttachment(context, path)
    // Sent messages keep their file, so the row is only marked as deleted.
    const row = { table: 'attachments', ids: [id], columns: ['deleted_at'] } as const
    const headers = await undoable(context, { entity: 'attachment', entityId: id }, row)
    await updateAttachment(context.db, context.user.customerId, id, { deleted_at: instantText(context.now()) })
    return { status: 204, headers }
  },

  async downloadAttachment(context, { path }) {
    const { name, file_key: key } = await requireAttachment(context, path)
    return { status: 200, body: await context.files.open(context.user.customerId, key), fileName: name }
  },
}

export async function requireAttachment(
  { db, user }: VendorContext,
  { customerId, attachmentId }: { customerId: number; attachmentId: number },
): Promise<AttachmentRow> {
  requireOwnCustomer(user, customerId)
  return requireFound(await findAttachment(db, user.customerId, attachmentId))
}

/** The new name with the extension of the old one, which says what is in the file. */
export function renamed(before: string, name: string): string {
  const extension = fileExtension(before)
  const wanted = plainFileName(name).trim()
  if (isBlank(wanted)) refuseProblems([{ path: 'name', code: 'required' }])
  return fileExtension(wanted) === extension ? wanted : plainFileName(`${wanted}.${extension}`)
}
