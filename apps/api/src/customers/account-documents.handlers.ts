import { accountDocumentsMax, attachmentLimits, fileProblems } from '@vendor-panel/domain'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireAtMost, requireFound } from '../platform/contract/refusal.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { lockedAccount, openAccount, toDocument } from './customer-accounts.handlers.ts'
import { deleteAccountDocument, findAccountDocuments, insertAccountDocument, lockAccount } from './customer-accounts.queries.ts'

export const accountDocumentHandlers: Handlers<
  'createCustomerAccountDocument' | 'downloadCustomerAccountDocument' | 'deleteCustomerAccountDocument'
> = {
  async createCustomerAccountDocument(context, { path, body: { file } }) {
    const { db, user, files } = context
    // The account is locked, so that the limit holds for simultaneous calls.
    const account = await lockedAccount(context, path)
    refuseProblems(fileProblems('file', file, attachmentLimits))
    const { length } = await findAccountDocuments(db, user.customerId, [account.id])
    requireAtMost(length + 1, accountDocumentsMax)
    const { key, sizeBytes } = await files.keep(user.customerId, file, 'file')
    const kept = { name: file.name, size: sizeBytes, content_type: file.contentType, file_key: key }
    const row = await insertAccountDocument(db, { customer_id: user.customerId, customer_account_id: account.id, ...kept })
    await audit(context, { action: 'updated', entity: 'customer_account', entityId: account.id, detail: 'documents' })
    return { status: 201, body: { data: toDocument(row) } }
  },

  async downloadCustomerAccountDocument(context, { path }) {
    const { db, user, files } = context
    const { id } = await openAccount(context, path)
    const documents = await findAccountDocuments(db, user.customerId, [id])
    const document = requireFound(documents.find((one) => one.id === path.accountDocumentId))
    return { status: 200, body: await files.open(user.customerId, document.file_key), fileName: document.name }
  },

  async deleteCustomerAccountDocument(context, { path }) {
    const { db, user } = context
    const { id } = await lockedAccount(context, path)
    const documents = await findAccountDocuments(db, user.customerId, [id])
    const document = requireFound(documents.find((one) => one.id === path.accountDocumentId))
    const row = { table: 'customer_account_documents', ids: [document.id] } as const
    const of = { entity: 'customer_account', entityId: id } as const
    const headers = await keepForUndo(context, of, row)
    await deleteAccountDocument(db, user.customerId, document.id)
    await audit(context, { ...of, action: 'updated', detail: 'documents' })
    return { status: 204, headers }
  },
}

/** Refuses a restored document above the limit. */
export async function requireDocumentLimit({ db, user }: Pick<VendorContext, 'db' | 'user'>, accountId: number): Promise<void> {
  await lockAccount(db, user.customerId, accountId)
  const { length } = await findAccountDocuments(db, user.customerId, [accountId])
  requireAtMost(length, accountDocumentsMax)
}
