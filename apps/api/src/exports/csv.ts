/** A byte order mark, by which spreadsheets detect UTF-8. */
export const byteOrderMark = '\uFEFF'

export type Cell = string | number | null

/** One line of CSV (RFC 4180). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = disarmed(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// A sign and digits alone run nothing; other programs and an import take the number as it was typed.
const phone = /^\+[1-9][0-9]{6,14}$/

/**
 * Text that a spreadsheet cannot read as a formula: couples choose their names and texts, and a formula runs on the vendor's machine
 * (WORK-03).
 * Leading spaces do not protect, and full-width signs count like plain ones.
 */
function disarmed(text: string): string {
  if (phone.test(text)) return text
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
}
