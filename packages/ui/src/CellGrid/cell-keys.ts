import type { CellPosition } from './cell-text.ts'

export interface GridSize {
  rows: number
  columns: number
}

interface Key {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const within = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)

/** The cell after this one in reading order, or before it; null beyond the last and the first. */
function neighbour({ row, column }: CellPosition, by: 1 | -1, { rows, columns }: GridSize): CellPosition | null {
  const index = row * columns + column + by
  return index < 0 || index >= rows * columns ? null : { row: Math.floor(index / columns), column: index % columns }
}

/**
 * The cell that a key leads to, as in a spreadsheet; null for other keys, and for Tab at either end, which leaves the grid. While the caret
 * moves, the horizontal keys belong to the field.
 */
export function placeAfterKey(
  { key, shiftKey, ctrlKey, metaKey }: Key,
  at: CellPosition,
  { rows, columns }: GridSize,
  { isToRight, isCaretMoving }: { isToRight: boolean; isCaretMoving: boolean },
): CellPosition | null {
  const move = (byRow: number, byColumn: number) => ({
    row: within(at.row + byRow, rows),
    column: within(at.column + byColumn, columns),
  })
  if (key === 'Tab') return neighbour(at, shiftKey ? -1 : 1, { rows, columns })
  if (key === 'Enter') return move(shiftKey ? -1 : 1, 0)
  if (shiftKey || (isCaretMoving && !['ArrowUp', 'ArrowDown'].includes(key))) return null
  const isFar = ctrlKey || metaKey
  const forward = isToRight ? 1 : -1
  if (key === 'ArrowUp') return move(isFar ? -rows : -1, 0)
  if (key === 'ArrowDown') return move(isFar ? rows : 1, 0)
  if (key === 'ArrowLeft') return move(0, -forward * (isFar ? columns : 1))
  if (key === 'ArrowRight') return move(0, forward * (isFar ? columns : 1))
  if (key === 'Home') return move(isFar ? -rows : 0, -columns)
  return key === 'End' ? move(isFar ? rows : 0, columns) : null
}
