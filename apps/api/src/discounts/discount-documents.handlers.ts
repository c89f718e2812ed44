import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { lockedDiscount, openDiscount } from './discounts.handlers.ts'
import { findDocuments, markDocumentDeleted, updateDiscount } from './discounts.queries.ts'
import { instantText } from '../platform/clock.ts'

export const discountDocumentHandlers: Handlers<'downloadDiscountDocument' | 'deleteDiscountDocument'> = {
  async downloadDiscountDocument(context, { path }) {
    const { db, user, files } = context
    const { id: discountId } = await openDiscount(context, path.discountId, 'read')
    const documents = await findDocuments(db, user.customerId, [discountId])
    const document = documents.find(({ id }) => id === path.documentId)
    if (!document) throw new Refusal(404, 'not_found')
    return { status: 200, body: await files.open(user.customerId, document.file_key), fileName: document.name }
  },

  async deleteDiscountDocument(context, { path }) {
    const { db, user, now } = context
    const discount = await lockedDiscount(context, path.discountId)
    const documents = await findDocuments(db, user.customerId, [discount.id])
    const document = documents.find(({ id }) => id === path.documentId)
    if (!document) throw new Refusal(404, 'not_found')
    const row = { table: 'discount_documents', ids: [document.id], columns: ['deleted_at'] } as const
    const of = { entity: 'discount', entityId: discount.id } as const
    const headers = await keepForUndo(context, of, row)
    await markDocumentDeleted(db, user.customerId, document.id, instantText(now()))
    // Removing a document changes the version, so that an open form gets a conflict.
    await updateDiscount(db, user.customerId, discount.id, { updated_at: instantText(now()) })
    await audit(context, { ...of, action: 'updated', detail: 'documents' })
    return { status: 204, headers }
  },
}
