import type { components } from '@vendor-panel/contract'
import { cardBrandNames, formatMoney, localeTag, type Locale } from '@vendor-panel/domain'
import { sentence, type MessageId } from '../platform/messages/sentence.ts'
import { formatInstant } from '../platform/messages/format-instant.ts'
import { openPdf, type Column } from '../platform/pdf/pdf-document.ts'
import { writeFacts } from '../platform/pdf/pdf-facts.ts'
import type { Payer } from './payment-list.queries.ts'

type Payment = components['schemas']['Payment']

const muted = '#6b6461'

/** The name of the file, without characters that a file system refuses. */
export const receiptFileName = (payment: Payment, locale: Locale) =>
  `${sentence(locale, 'receipt.file', { number: String(payment.id) })}.pdf`

/** The receipt of a paid payment, in the language of the reader: who paid what, when and how. Of the card only what the list shows (PAY-20). */
export async function receiptPdf(payment: Payment & { paidAt: string }, payer: Payer, locale: Locale): Promise<Buffer> {
  const text = (id: MessageId, values?: Record<string, string | number>) => sentence(locale, id, values)
  const day = (at: string) => formatInstant(at, locale, { dateStyle: 'long', timeZone: payer.time_zone })
  const title = text('receipt.title', { number: String(payment.id) })
  const pdf = await openPdf({ title, author: text('receipt.author'), at: payment.paidAt, locale })
  const whole: Column = { start: 0, width: pdf.width }
  const { card, installmentCount, product, provider } = payment
  const amount = formatMoney(payment.amount, payment.currency, locale)

  let top = pdf.room(54, 0)
  top += pdf.write(text('receipt.author'), whole, top, { size: 11, isBold: true, color: muted }) + 10
  top += pdf.write(title, whole, top, { size: 22, isBold: true }) + 14
  top = writeFacts(pdf, top, [
    [text('receipt.paidAt'), day(payment.paidAt)],
    [text('receipt.payer'), payer.name],
    [text('receipt.address'), payer.address],
    [text('receipt.taxNumber'), payer.tax_number],
    [text('receipt.item'), product?.name ?? text('receipt.due')],
    [text('receipt.provider'), provider && `${provider.name} · ${provider.city}`],
    [text('receipt.type'), text(`config.payment_type.${payment.type}`)],
    [text('receipt.card'), card && `${cardBrandNames[card.brand]} ${card.maskedNumber}`.trim()],
    [text('receipt.installments'), installmentCount > 1 ? new Intl.NumberFormat(localeTag(locale)).format(installmentCount) : null],
    [text('receipt.status'), payment.status === 'refunded' ? text('config.payment_status.refunded') : null],
  ])
  top = pdf.room(top + 12, 40)
  pdf.rule(top, '#d9d3cf')
  const half: Column = { start: 0, width: pdf.width / 2 }
  pdf.write(text('receipt.total'), half, top + 10, { size: 14, isBold: true })
  pdf.write(amount, { start: pdf.width / 2, width: pdf.width / 2, align: 'end' }, top + 10, { size: 14, isBold: true })
  return pdf.end()
}
