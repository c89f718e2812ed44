import { formatMoney, localeTag } from '@vendor-panel/domain'
import { findLeadDetails } from '../leads/lead-data.queries.ts'
import { findLeadMessages } from '../leads/lead-messages.queries.ts'
import { findLeadNotes } from '../leads/lead-notes.queries.ts'
import { isLeadShown, toLead } from '../leads/lead-view.ts'
import type { LeadRow } from '../leads/leads.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { sentence, type MessageId } from '../platform/messages/sentence.ts'
import { formatDay, formatInstant } from '../platform/messages/format-instant.ts'
import { openPdf, type Column, type PdfDocument } from '../platform/pdf/pdf-document.ts'
import { writeFacts } from '../platform/pdf/pdf-facts.ts'

const muted = '#6b6461'
const ruleColor = '#d9d3cf'
const body = { size: 11 }
const small = { size: 9, color: muted }
/** The newest; writing more would hold up other requests. */
const textsMax = 100

/** A couple on paper: its data, its messages and the notes about it, newest first; only what the user may see (LEAD-41). */
export async function leadPdf({ db, user, now, locale }: VendorContext, row: LeadRow): Promise<Buffer> {
  const lead = toLead(row, user)
  const isShown = isLeadShown(row, user)
  const newest = { page: 1, limit: textsMax, offset: 0, after: undefined }
  const details = isShown ? await findLeadDetails(db, user.customerId, row.id) : undefined
  const messages = isShown ? (await findLeadMessages(db, user.customerId, row.id, newest)).slice(0, textsMax) : []
  const notes = await findLeadNotes(db, user.customerId, row.id, textsMax, 0)
  const moment = (instant: string) =>
    formatInstant(instant, locale, { dateStyle: 'long', timeStyle: 'short', timeZone: row.provider_time_zone })
  const count = (number: number) => new Intl.NumberFormat(localeTag(locale)).format(number)

  const { couple, provider } = lead
  const pdf = await openPdf({ title: couple.name, author: provider.name, at: now().toString(), locale })
  const whole: Column = { start: 0, width: pdf.width }
  const text = (id: MessageId) => sentence(locale, id)

  let top = pdf.room(54, 0)
  top += pdf.write(`${provider.name} · ${provider.city}`, whole, top, { size: 11, isBold: true, color: muted }) + 10
  top = pdf.flow(couple.name, whole, top, { size: 22, isBold: true }) + 14
  top = writeFacts(pdf, top, [
    [text('export.status'), text(`config.lead_status.${lead.status}`)],
    [text('export.weddingDate'), couple.weddingDate && formatDay(couple.weddingDate, locale)],
    [text('export.guestCount'), lead.guestCount === null ? null : count(lead.guestCount)],
    [text('export.budgetPerPerson'), lead.budgetPerPerson === null ? null : formatMoney(lead.budgetPerPerson, lead.currency, locale)],
    [text('export.phone'), lead.phone],
    [text('export.email'), lead.email],
    [text('export.city'), details?.city ?? null],
    [text('export.needs'), details?.needs ?? null],
    [text('export.tags'), lead.tags.join(', ')],
    [text('export.code'), lead.extensionNumber],
    [text('export.createdAt'), moment(lead.createdAt)],
    [text('export.firstResponseAt'), lead.firstResponseAt && moment(lead.firstResponseAt)],
    [text('export.message'), lead.message],
  ])
  const writer = (message: (typeof messages)[number]) => (message.direction === 'in' ? couple.name : (message.author_name ?? provider.name))
  top = writeTexts(
    pdf,
    top,
    text('export.messages'),
    messages.map((one) => ({ head: `${writer(one)} · ${moment(one.created_at)}`, title: one.subject, text: one.body })),
  )
  writeTexts(
    pdf,
    top,
    text('export.notes'),
    notes.map((note) => ({ head: `${note.author_name} · ${moment(note.created_at)}`, title: null, text: note.body })),
  )
  return pdf.end()
}

function writeTexts(pdf: PdfDocument, start: number, title: string, texts: { head: string; title: string | null; text: string }[]): number {
  if (texts.length === 0) return start
  const whole: Column = { start: 0, width: pdf.width }
  let top = pdf.room(start + 16, 80)
  top += pdf.write(title, whole, top, { size: 14, isBold: true }) + 6
  for (const one of texts) {
    top = pdf.room(top, 60)
    pdf.rule(top, ruleColor)
    top = pdf.flow(one.head, whole, top + 8, small) + 2
    if (one.title) top = pdf.flow(one.title, whole, top, { ...body, isBold: true })
    top = pdf.flow(one.text, whole, top, body) + 8
  }
  return top
}
