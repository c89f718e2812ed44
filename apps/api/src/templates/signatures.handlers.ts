import type { components } from '@vendor-panel/contract'
import { fileProblems, imageLimits } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { imagePath } from '../customer-users/customer-user-answer.ts'
import { findLink, findLinkToProvider, updateLink, type LinkRow } from '../customer-users/customer-user-links.queries.ts'
import { requireOwnCustomer, requireOwnerOrManager } from '../platform/session/access.ts'

export const signatureHandlers: Handlers<'getSignature' | 'replaceSignature' | 'createSignatureImage' | 'deleteSignatureImage'> = {
  async getSignature({ db, user }, { path, query }) {
    requireOwnCustomer(user, path.customerId)
    const link = requireFound(await findLinkToProvider(db, user.customerId, user.id, query.providerId))
    return { status: 200, body: { data: toSignature(link) } }
  },

  async replaceSignature(context, { path, body }) {
    const link = await requireSignedLink(context, path.customerId, body.linkId)
    const signatureContent = body.signatureContent.trim()
    await updateLink(context.db, context.user.customerId, link.id, { signature_content: signatureContent })
    await audit(context, { action: 'updated', entity: 'signature', entityId: link.id })
    return { status: 200, body: { data: { ...toSignature(link), signatureContent } } }
  },

  async createSignatureImage(context, { path, body }) {
    const { db, user, files } = context
    const link = await requireSignedLink(context, path.customerId, body.linkId)
    refuseProblems(fileProblems('image', body.image, imageLimits))
    const { key } = await files.keepPicture(user.customerId, body.image, 'image')
    if (link.signature_image_key !== null) files.remove(user.customerId, link.signature_image_key)
    await updateLink(db, user.customerId, link.id, { signature_image_key: key })
    await audit(context, { action: 'updated', entity: 'signature', entityId: link.id, detail: 'image' })
    return { status: 200, body: { data: toSignature({ ...link, signature_image_key: key }) } }
  },

  async deleteSignatureImage(context, { path, query }) {
    const { db, user, files } = context
    const link = await requireSignedLink(context, path.customerId, query.linkId)
    if (link.signature_image_key === null) return { status: 204 }
    files.remove(user.customerId, link.signature_image_key)
    await updateLink(db, user.customerId, link.id, { signature_image_key: null })
    await audit(context, { action: 'updated', entity: 'signature', entityId: link.id, detail: 'image' })
    return { status: 204 }
  },
}

/** A link whose signature the user may write: one's own, or any of the account as an account manager. */
export async function requireSignedLink({ db, user }: VendorContext, customerId: number, linkId: number): Promise<LinkRow> {
  requireOwnCustomer(user, customerId)
  const link = requireFound(await findLink(db, user.customerId, linkId))
  requireOwnerOrManager(user, link.customer_user_id)
  return link
}

export function toSignature(link: LinkRow): components['schemas']['Signature'] {
  return { linkId: link.id, signatureContent: link.signature_content, signatureImage: imagePath(link.signature_image_key) }
}
