import { readNumber, writeNumber } from '../NumberField/number-text.ts'

export type CellMatrix = readonly (readonly string[])[]
export interface CellPosition {
  row: number
  column: number
}

/** Currency signs and codes around a pasted amount, such as `CA$5,400` or `5.400 €`. */
const signs = /[\p{Sc}\p{L}][\p{Sc}\p{L}.]*/gu

/** What a typed or pasted text means: the Latin digits of a whole number, in any notation of the locale; any other text stays unchanged. */
export function cellText(typed: string, locale: string): string {
  const text = typed.trim()
  const number = readNumber(text, locale)
  if (number === null) return ''
  return Number.isInteger(number) ? String(number) : text
}

/** A cell of a spreadsheet: like `cellText`, without the currency that spreadsheets copy along. */
function pastedCell(text: string, locale: string): string {
  const bare = cellText(text.replace(signs, ''), locale)
  return /^\d+$/.test(bare) ? bare : cellText(text, locale)
}

/** How a cell shows its value: a whole number in the notation of the locale, anything else as typed. */
export const shownText = (value: string, locale: string): string =>
  /^\d{1,15}$/.test(value) ? writeNumber(Number(value), locale, 0) : value

export interface Pasted {
  value: string[][]
  /** The number of cells that were filled, and of those beyond the grid. */
  filled: number
  cut: number
}

/** The value with a block, copied from a spreadsheet (tabs and line breaks), from this cell on. What is beyond the grid is counted. */
export function withBlock(value: CellMatrix, at: CellPosition, block: string, locale: string): Pasted {
  const next = value.map((row) => [...row])
  const counts = { filled: 0, cut: 0 }
  for (const [rowIndex, line] of block
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
    .entries())
    for (const [columnIndex, text] of line.split('\t').entries()) {
      const row = next[at.row + rowIndex]
      const column = at.column + columnIndex
      if (row && column < row.length) {
        row[column] = pastedCell(text, locale)
        counts.filled += 1
      } else counts.cut += 1
    }
  return { value: next, ...counts }
}

export const isSameMatrix = (one: CellMatrix, other: CellMatrix): boolean =>
  one.length === other.length && one.every((row, index) => row.join('\t') === other[index]?.join('\t'))
