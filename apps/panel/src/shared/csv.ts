import { latinDigits } from '@vendor-panel/domain'
import { parse, unparse } from 'papaparse'

/** The lines of a CSV file by the names of its columns, without empty ones. */
export function readCsvTable(text: string): { columns: string[]; lines: Record<string, string>[] } {
  const { data, meta } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: 'greedy' })
  return { columns: meta.fields ?? [], lines: data }
}

/** The digits of a whole number, with or without thousands separators; null for anything else. */
export function wholeNumber(text: string): string | null {
  const typed = latinDigits(text.trim())
  if (typed === '') return ''
  if (/^\d{1,15}$/.test(typed)) return String(Number(typed))
  return /^\d{1,3}([,.\s’'٬]\d{3})+$/.test(typed) ? typed.replace(/\D/g, '') : null
}

/** A CSV file that spreadsheets read as UTF-8. Texts that a spreadsheet would run as a formula are escaped, except in files that are read back. */
export const writeCsvTable = (fields: readonly string[], rows: readonly (readonly unknown[])[], { escapeFormulae = true } = {}): string =>
  `\uFEFF${unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae })}`
