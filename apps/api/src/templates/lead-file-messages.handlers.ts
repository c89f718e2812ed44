import { attachmentLimits, fileProblems, messageFilesProblems } from '@vendor-panel/domain'
import { answerLead } from '../leads/lead-answer.ts'
import type { NewLeadFile } from '../leads/lead-files.queries.ts'
import { toMessages } from '../leads/lead-message-view.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import type { UploadedFile } from '../platform/files/file-store.ts'
import { requireAttachments } from './require-attachments.ts'

export const leadFileMessageHandlers: Handlers<'createLeadFileMessage'> = {
  async createLeadFileMessage(context, { path, body }) {
    const { db, user } = context
    const { subject, body: text, attachmentIds = [], file: uploads = [] } = body
    const attached = await requireAttachments(context, attachmentIds)
    if (attached.length + uploads.length === 0) refuseProblems([{ path: 'file', code: 'required' }])
    refuseProblems([
      ...uploads.flatMap((upload, at) => fileProblems(`file[${at}]`, upload, attachmentLimits)),
      ...messageFilesProblems('file', [...attached.map(({ size }) => ({ sizeBytes: size })), ...uploads]),
    ])
    const saved = attached.map(({ id, name, size, content_type, file_key }) => ({ name, size, content_type, file_key, attachment_id: id }))
    const files = [...saved, ...(await keptFiles(context, uploads))]
    const sent = await answerLead(context, path.leadId, { channel: 'email', subject, body: text, files })
    const [message] = await toMessages(db, user.customerId, [sent])
    return { status: 201, body: { data: message! } }
  },
}

function keptFiles({ user, files }: VendorContext, uploads: readonly UploadedFile[]): Promise<NewLeadFile[]> {
  return Promise.all(
    uploads.map(async (upload, at) => {
      const { key, sizeBytes } = await files.keep(user.customerId, upload, `file[${at}]`)
      return { name: upload.name, size: sizeBytes, content_type: upload.contentType, file_key: key }
    }),
  )
}
