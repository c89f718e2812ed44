import { readCsvTable, wholeNumber, writeCsvTable } from '../../shared/csv.ts'
import { columns, type CatalogFields, type PriceRow } from './catalog-form.ts'

// The same in every language, so that a file can be imported by a user of another one.
const header = ['option', 'name', 'currency', ...columns] as const

/** A line of the file that cannot be imported; lines count from 1, the header included. */
export interface CsvProblem {
  line: number
  code: 'unknown_option' | 'invalid_number' | 'repeated'
  text: string
}

export type CsvResult = { ok: true; rows: readonly PriceRow[] } | { ok: false; problems: readonly CsvProblem[] | 'not_prices' }

// A spreadsheet runs what begins like a formula.
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The prices of a list as a file that spreadsheets open; `nameOf` names an option. */
export function csvOf({ rows, currency }: CatalogFields, nameOf: (optionId: number) => string): string {
  const data = rows.map((row) => [row.optionId, inert(nameOf(row.optionId)), row.currency ?? currency, ...row.cells.map(inert)])
  // Without the mark, Excel reads the file in the character set of the system.
  return writeCsvTable(header, data, { escapeFormulae: false })
}

/**
 * The rows of the list with the prices of a file, or what is wrong with it by line: either all lines are imported, or none. Options that
 * the file does not name keep their prices.
 */
export function readCsv(text: string, { rows, currency }: CatalogFields): CsvResult {
  const { columns: found, lines, numbers } = readCsvTable(text)
  if (!['option', ...columns].every((name) => found.includes(name))) return { ok: false, problems: 'not_prices' }
  const changed = new Map<number, readonly string[]>()
  const problems: CsvProblem[] = []
  for (const [index, record] of lines.entries()) {
    const line = numbers[index]!
    const cells = columns.map((name) => wholeNumber(record[name] ?? ''))
    const own = rows.findIndex(
      (row, at) =>
        String(row.optionId) === record['option']?.trim() &&
        (row.currency ?? currency) === (record['currency']?.trim() || currency) &&
        (!changed.has(at) || rows.filter(({ optionId }) => optionId === row.optionId).length === 1),
    )
    const invalid = columns.find((_, at) => cells[at] === null)
    if (own < 0) problems.push({ line, code: 'unknown_option', text: record['option'] ?? '' })
    else if (changed.has(own)) problems.push({ line, code: 'repeated', text: record['option'] ?? '' })
    else if (invalid !== undefined) problems.push({ line, code: 'invalid_number', text: record[invalid] ?? '' })
    else
      changed.set(
        own,
        cells.map((cell) => cell ?? ''),
      )
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, rows: rows.map((row, at) => ({ ...row, cells: changed.get(at) ?? row.cells })) }
}
