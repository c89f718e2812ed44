import type { VendorApi } from '@vendor-panel/sdk'
import { keepDraftFile, type DraftOwner } from './draft-files.ts'
import type { DraftFile } from './drafts.ts'
import type { LeadMessage } from './MessageBubble.tsx'

/** The files of a message that was not sent, for another try. */
export function restoreFiles(api: VendorApi, owner: DraftOwner, files: LeadMessage['files']): Promise<DraftFile[]> {
  return Promise.all(
    files.map(async ({ id: leadFileId, name, size, contentType }) => {
      const content = await api.downloadLeadFile({ path: { leadId: owner.leadId, leadFileId } })
      const id = crypto.randomUUID()
      keepDraftFile(owner, id, new File([content], name, { type: contentType }))
      return { id, name, sizeBytes: size, attachmentId: null, problem: null }
    }),
  )
}
