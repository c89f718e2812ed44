import type { components } from '@vendor-panel/contract'
import { charCount, emailProblem, foldForSearch, latinDigits, parseDate, type Locale, type PhoneRules } from '@vendor-panel/domain'
import { createLeadImportBounds } from '@vendor-panel/domain/bounds'
import { wholeNumber, type CsvTable } from '../../shared/csv.ts'

export type ImportRow = components['schemas']['LeadImportRow']
/** The reads that show an import. */
export const importReads = ['listLeads', 'getLeadStats', 'getLeadFacets', 'listLeadImports'] as const
/** The fields of a couple that a column can fill. */
export const importFields = ['name', 'email', 'phone', 'weddingDate', 'guestCount', 'budgetPerPerson', 'message', 'createdAt'] as const
export type ImportField = (typeof importFields)[number]
/** The column of each field. */
export type ImportColumns = Partial<Record<ImportField, string>>

/** A cell that cannot be imported. */
export interface ImportProblem {
  /** As a spreadsheet counts lines. */
  line: number
  /** Null if the line has more cells than the file has columns. */
  field: ImportField | null
  text: string
  /** The most characters that the field takes, if the text has more. */
  max?: number
}

const bounds = createLeadImportBounds.rows.items

// Headers by which a column is found, folded: of our own export and of other programs, in the languages of the panel.
const headers: Record<ImportField, readonly string[]> = {
  name: ['couple', 'name', 'names', 'client', 'paar', 'kunde', 'cift', 'ad', 'ad soyad', 'musteri', 'الزوجان', 'الاسم'],
  email: ['e-mail', 'email', 'mail', 'e-mail-adresse', 'e-posta', 'eposta', 'البريد الالكتروني', 'البريد'],
  phone: ['phone', 'telephone', 'mobile', 'telefon', 'handy', 'cep telefonu', 'الهاتف', 'الجوال'],
  weddingDate: ['wedding date', 'date', 'event date', 'hochzeitsdatum', 'hochzeit', 'datum', 'dugun tarihi', 'tarih', 'تاريخ الزفاف'],
  guestCount: ['guests', 'guest count', 'gaste', 'gastezahl', 'davetli', 'davetli sayisi', 'عدد الضيوف', 'الضيوف'],
  budgetPerPerson: ['budget per person', 'budget', 'budget pro person', 'butce', 'kisi basi butce', 'الميزانيه للشخص', 'الميزانيه'],
  message: ['message', 'note', 'notes', 'comment', 'nachricht', 'notiz', 'mesaj', 'not', 'الرساله', 'ملاحظه'],
  createdAt: ['requested', 'request date', 'created', 'created at', 'anfrage', 'anfragedatum', 'talep tarihi', 'تاريخ الطلب'],
}

/** The columns whose headers are known. */
export function guessColumns(columns: readonly string[]): ImportColumns {
  const found: ImportColumns = {}
  for (const field of importFields) {
    const column = columns.find((name) => headers[field].some((known) => foldForSearch(known) === foldForSearch(name)))
    if (column !== undefined) found[field] = column
  }
  return found
}

type Reader = { phones: PhoneRules; country: string; locale: Locale }

/** The couples of the lines, or each cell that cannot be read: one invalid line imports nothing. */
export function readCouples(
  { lines, numbers, tooLong }: Omit<CsvTable, 'columns'>,
  columns: ImportColumns,
  reader: Reader,
): { rows: ImportRow[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = tooLong.map((line) => ({ line, field: null, text: '' }))
  const rows = lines.map((line, index) => {
    const read = <Value>(field: ImportField, parse: (text: string) => Value | null): Value | null => {
      const text = (columns[field] === undefined ? '' : (line[columns[field]] ?? '')).trim().replace(/^'(?=[=+\-@])/, '')
      if (text === '' && field !== 'name') return null
      const value = text === '' ? null : parse(text)
      if (value === null) problems.push({ line: numbers[index]!, field, text })
      return value
    }
    const long = (field: 'name' | 'message') => {
      const max = bounds[field].maxLength
      return read(field, (text) => {
        if (charCount(text) > max) problems.push({ line: numbers[index]!, field, text, max })
        return text
      })
    }
    const number = (text: string) => {
      const digits = wholeNumber(text)
      return digits ? Number(digits) : null
    }
    const phone = (text: string) => {
      const parsed = reader.phones.parse(text, reader.country, reader.locale)
      return parsed.ok ? parsed.e164 : null
    }
    return {
      name: long('name') ?? '',
      email: read('email', (text) => (emailProblem(text) === null ? text : null)),
      phone: read('phone', phone),
      weddingDate: read('weddingDate', (text) => readDay(text, reader.locale)),
      guestCount: read('guestCount', (text) => inRange(number(text), bounds.guestCount)),
      budgetPerPerson: read('budgetPerPerson', (text) => inRange(number(text), bounds.budgetPerPerson)),
      message: long('message'),
      createdAt: read('createdAt', (text) => readDay(text, reader.locale)),
    }
  })
  return { rows, problems }
}

type Range = { minimum: number; maximum: number }
const inRange = (value: number | null, { minimum, maximum }: Range) =>
  value !== null && value >= minimum && value <= maximum ? value : null

/** A day as YYYY-MM-DD: year first, or day and month with the year last; in North America the month is first before slashes. */
export function readDay(typed: string, locale: Locale): string | null {
  const text = latinDigits(typed).split(/[ T]/, 1)[0] ?? ''
  const ordered = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text)
  const parts = /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4})$/.exec(text)
  let day: string | undefined
  if (ordered) day = iso(ordered[1], ordered[2], ordered[3])
  else if (parts) {
    const [, first, separator, second, year] = parts
    const isMonthFirst = Number(second) > 12 || (Number(first) <= 12 && separator === '/' && (locale === 'en_US' || locale === 'en_CA'))
    day = isMonthFirst ? iso(year, first, second) : iso(year, second, first)
  }
  return day !== undefined && parseDate(day) !== null ? day : null
}

const iso = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
