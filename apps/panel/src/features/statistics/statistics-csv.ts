import { writeCsvTable } from '../../shared/csv.ts'
import { saveFile } from '../../shared/save-file.ts'

/** Saves the values of a chart as CSV, with a mark by which spreadsheets detect UTF-8. */
export function saveCsv(fields: readonly string[], data: readonly (readonly (string | number | null)[])[], name: string): void {
  const csv = writeCsvTable(fields, data)
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
