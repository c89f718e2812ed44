import { formatMoney, localeTag } from '@vendor-panel/domain'
import type { LeadRow } from '../leads/leads.queries.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { formatDay, dayWithWeekday } from '../platform/messages/format-instant.ts'
import { openPdf, type Column } from '../platform/pdf/pdf-document.ts'
import { toCoupleOffer } from './offer-view.ts'
import type { OfferRow } from './offers.queries.ts'

const muted = '#6b6461'
const ruleColor = '#d9d3cf'

/** The name of the file, without characters that a file system refuses. */
export const offerFileName = (row: OfferRow, lead: LeadRow) => `${sentence(row.locale, 'offer.file', { provider: lead.provider_name })}.pdf`

/** An offer as the couple gets it, in its language. */
export async function offerPdf(row: OfferRow, lead: LeadRow): Promise<Buffer> {
  const { locale } = row
  const offer = toCoupleOffer(row, lead, Temporal.Instant.from(row.created_at))
  const money = (amount: number) => formatMoney(amount, offer.currency, locale)
  const count = (number: number) => new Intl.NumberFormat(localeTag(locale)).format(number)
  const title = sentence(locale, 'offer.title', { couple: offer.coupleName })
  const pdf = await openPdf({ title, author: offer.provider.name, at: row.created_at, locale })
  const whole: Column = { start: 0, width: pdf.width }
  const columns = {
    name: { start: 0, width: pdf.width - 250 },
    quantity: { start: pdf.width - 240, width: 60, align: 'end' },
    price: { start: pdf.width - 170, width: 80, align: 'end' },
    amount: { start: pdf.width - 90, width: 90, align: 'end' },
  } as const satisfies Record<string, Column>

  let top = pdf.room(54, 0)
  top += pdf.write(`${offer.provider.name} · ${offer.provider.city}`, whole, top, { size: 11, isBold: true, color: muted })
  top += 10
  top += pdf.write(title, whole, top, { size: 22, isBold: true })
  const facts = [
    offer.eventDate && formatDay(offer.eventDate, locale, dayWithWeekday),
    offer.spaceName,
    offer.guestCount !== null && sentence(locale, 'offer.guests', { count: offer.guestCount }),
  ]
  top += pdf.write(facts.filter(Boolean).join(' · '), whole, top + 4, { size: 11 }) + 24

  const head = { size: 9, color: muted }
  for (const name of ['name', 'quantity', 'price', 'amount'] as const)
    pdf.write(sentence(locale, `offer.column.${name}`), columns[name], top, head)
  top += 18
  pdf.rule(top, ruleColor)
  for (const { name, note, quantity, price, amount } of offer.lines) {
    const heights = [pdf.heightOf(name, columns.name, { size: 11 }), note ? pdf.heightOf(note, columns.name, { size: 9 }) : 0]
    const height = heights[0]! + heights[1]!
    top = pdf.room(top + 8, height)
    pdf.write(name, columns.name, top, { size: 11 })
    if (note) pdf.write(note, columns.name, top + heights[0]!, { size: 9, color: muted })
    pdf.write(count(quantity), columns.quantity, top, { size: 11 })
    pdf.write(money(price), columns.price, top, { size: 11 })
    pdf.write(money(amount), columns.amount, top, { size: 11 })
    top += height + 8
    pdf.rule(top, ruleColor)
  }

  const sums = { start: pdf.width - 330, width: 230, align: 'end' } as const
  const sum = (label: string, amount: string, isBold: boolean) => {
    const style = { size: isBold ? 14 : 11, isBold }
    top = pdf.room(top, 26)
    pdf.write(label, sums, top, style)
    top += pdf.write(amount, columns.amount, top, style) + 4
  }
  top += 12
  if (offer.reduction > 0) {
    sum(sentence(locale, 'offer.subtotal'), money(offer.subtotal), false)
    sum(sentence(locale, 'offer.reduction'), money(-offer.reduction), false)
  }
  sum(sentence(locale, 'offer.total'), money(offer.total), true)
  top += 16
  if (offer.note !== '') {
    top = pdf.room(top, pdf.heightOf(offer.note, whole, { size: 11 }))
    top += pdf.write(offer.note, whole, top, { size: 11 }) + 12
  }
  const until = sentence(locale, 'offer.validUntil', { day: formatDay(offer.validUntil, locale, dayWithWeekday) })
  pdf.write(until, whole, pdf.room(top, 20), { size: 11, color: muted })
  return pdf.end()
}
