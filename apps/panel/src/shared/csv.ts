import { latinDigits } from '@vendor-panel/domain'
import { parse, unparse } from 'papaparse'

// What spreadsheets write as plain CSV on Windows, by language.
const oldEncodings: Record<string, string> = { tr: 'windows-1254', ar: 'windows-1256' }

/** The text of a CSV file in UTF-8 or UTF-16, or else in the encoding of the language: a name must not lose its letters. */
export async function readCsvText(file: Blob, locale: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = `${bytes[0]} ${bytes[1]}`
  if (mark === '255 254' || mark === '254 255') return new TextDecoder(mark === '255 254' ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(oldEncodings[locale.slice(0, 2)] ?? 'windows-1252').decode(bytes)
  }
}

export interface CsvTable {
  columns: string[]
  lines: Record<string, string>[]
  /** The number of each line as a spreadsheet counts: the header is 1, and empty lines count. */
  numbers: number[]
  /** The numbers of lines with more values than columns. */
  tooLong: number[]
}

type ParsedLine = Record<string, string> & { __parsed_extra?: string[] }

/** The lines of a CSV file by the names of its columns, without empty ones. */
export function readCsvTable(text: string): CsvTable {
  const { data, meta } = parse<ParsedLine>(text.replace(/^\uFEFF/, ''), { header: true })
  const hasText = (values: readonly unknown[] = []) => values.some((value) => typeof value === 'string' && value.trim() !== '')
  const numbered = data.map((line, index) => ({ line, number: index + 2 })).filter(({ line }) => hasText(Object.values(line)))
  return {
    columns: meta.fields ?? [],
    lines: numbered.map(({ line: { __parsed_extra, ...line } }) => line),
    numbers: numbered.map(({ number }) => number),
    tooLong: numbered.filter(({ line }) => hasText(line.__parsed_extra)).map(({ number }) => number),
  }
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
