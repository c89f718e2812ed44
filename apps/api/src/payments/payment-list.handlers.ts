import { instantPage, pageOf } from '../platform/contract/instant-cursor.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { readableProviderIds } from '../providers/provider-access.ts'
import { requirePaymentAccess } from './payment-access.ts'
import { countPayments, findPayer, findPayments } from './payment-list.queries.ts'
import { receiptFileName, receiptPdf } from './payment-receipt.ts'
import { toPayment, toPayments } from './payment-view.ts'
import { findPayment } from './payments.queries.ts'

export const paymentListHandlers: Handlers<'listPayments' | 'downloadPaymentReceipt'> = {
  async listPayments(context, { query }) {
    const { db, user } = context
    const { status, providerId } = query
    const page = instantPage(query)
    const reader = { customerId: user.customerId, providerIds: await readableProviderIds(context, 'payments') }
    const filter = { ...(status && { status }), ...(providerId !== undefined && { providerId }) }
    const read = await findPayments(db, reader, filter, page)
    const { rows, meta } = pageOf(read, page, await countPayments(db, reader, filter), (row) => row.created_at)
    return { status: 200, body: { data: await toPayments(db, user.customerId, rows), meta } }
  },

  async downloadPaymentReceipt(context, { path }) {
    const { db, user, locale } = context
    const row = requireFound(await findPayment(db, user.customerId, path.paymentId))
    await requirePaymentAccess(context, row, 'read')
    const { paidAt, ...payment } = await toPayment(db, row)
    // A payment that has not been paid has no receipt.
    if (paidAt === null) throw new Refusal(404, 'not_found')
    const paid = { ...payment, paidAt }
    const body = await receiptPdf(paid, await findPayer(db, user.customerId), locale)
    return { status: 200, body, fileName: receiptFileName(paid, locale) }
  },
}
