import type { Lead } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import { findLeads, leadPosition, type LeadFilter, type LeadPage, type LeadReader, type LeadSort } from '../leads/lead-list.queries.ts'
import { toLead } from '../leads/lead-view.ts'
import { sentence, type Locale, type MessageId } from '../platform/messages/sentence.ts'
import { byteOrderMark, csvLine, type Cell } from './csv.ts'

interface Wording {
  locale: Locale
  timeZone: string
}

type Column = [title: MessageId, cell: (lead: Lead, wording: Wording) => Cell]

/** The columns of a list of couples, in the order of a lead's own fields (LEAD-02..04). */
const columns: Column[] = [
  ['export.code', (lead) => lead.extensionNumber],
  ['export.couple', (lead) => lead.couple.name],
  ['export.provider', (lead) => lead.provider.name],
  ['export.status', (lead, { locale }) => sentence(locale, `config.lead_status.${lead.status}`)],
  ['export.weddingDate', (lead) => lead.couple.weddingDate],
  ['export.guestCount', (lead) => lead.guestCount],
  ['export.budgetPerPerson', (lead) => lead.budgetPerPerson],
  ['export.currency', (lead) => lead.currency],
  ['export.phone', (lead) => lead.phone],
  ['export.email', (lead) => lead.email],
  ['export.message', (lead) => lead.message],
  ['export.source', (lead) => lead.source],
  ['export.tags', (lead) => lead.tags.join(', ')],
  ['export.createdAt', (lead, { timeZone }) => moment(lead.createdAt, timeZone)],
  ['export.firstResponseAt', (lead, { timeZone }) => lead.firstResponseAt && moment(lead.firstResponseAt, timeZone)],
]

const rowsPerRead = 500

/** The couples of a list as lines of CSV, header first; `count` gets their number. */
export async function* leadLines(
  db: Db,
  user: LeadReader,
  filter: LeadFilter,
  sort: LeadSort,
  wording: Wording,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([title]) => sentence(wording.locale, title)))
  let after: LeadPage['after']
  let total = 0
  do {
    const { rows } = await findLeads(db, user, filter, { sort, limit: rowsPerRead, offset: 0, after })
    const page = rows.slice(0, rowsPerRead)
    for (const row of page) {
      const lead = toLead(row, user)
      yield csvLine(columns.map(([, cell]) => cell(lead, wording)))
    }
    total += page.length
    const last = page.at(-1)
    after = rows.length > rowsPerRead && last ? { value: leadPosition(last, sort), id: last.id, total } : undefined
  } while (after)
  count(total)
}

/** An instant in the account's zone, in a format that every spreadsheet reads. */
function moment(instant: string, timeZone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
