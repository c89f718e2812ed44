import type { VendorContext } from '../platform/contract/context.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { findAttachmentsByIds, type AttachmentRow } from './attachments.queries.ts'

/** Attachments of the account in the order of their ids; an id that is none of them is refused at its field (TMPL-02). */
export async function requireAttachments({ db, user }: VendorContext, ids: number[]): Promise<AttachmentRow[]> {
  const known = ids.length > 0 ? await findAttachmentsByIds(db, user.customerId, ids) : []
  return ids.map((id, at) => {
    const found = known.find((attachment) => attachment.id === id)
    if (!found) throw problemRefusal({ path: `attachmentIds[${at}]`, code: 'not_allowed' })
    return found
  })
}
