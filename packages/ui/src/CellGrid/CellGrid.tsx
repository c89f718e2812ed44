import { Redo2, Undo2 } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { IconButton } from '../Button/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CellGrid.css.ts'
import { placeAfterKey } from './cell-keys.ts'
import { cellText, isSameMatrix, withBlock, type CellMatrix, type CellPosition } from './cell-text.ts'
import { GridCell, type CellKey } from './GridCell.tsx'
import { useCellHistory } from './use-cell-history.ts'

export interface CellGridProps {
  /** The accessible name, which is not shown. */
  label: string
  /** The header of the first column, which names the rows. */
  rowHeader: string
  rows: readonly { id: string | number; header: string; detail?: ReactNode }[]
  columns: readonly { id: string | number; header: string; detail?: ReactNode }[]
  /** By row and column: the digits of a whole number, otherwise the text that was typed; empty for an empty cell. */
  value: CellMatrix
  onChange: (value: CellMatrix) => void
  /** The value before the changes: changed cells are marked. */
  saved?: CellMatrix
  /** Fields are named by it, row and column: `prices[0][1]`. */
  name: string
  /** The error of a cell. */
  errorAt?: (row: number, column: number) => string | undefined
  /** A text before the number of a cell, such as "guests:". */
  unitAt?: (row: number, column: number) => string | undefined
  isReadOnly?: boolean
  strings: {
    /** How the keyboard works, for assistive technology. */
    help: string
    undo: string
    redo: string
    changed: (before: string) => string
    pasted: (filled: number, cut: number) => string
  }
}

/**
 * Whole numbers in rows and columns, edited like a spreadsheet: arrow keys move, typing replaces, Enter and Tab take over and move on, Escape
 * restores, a block copied from a spreadsheet fills the cells from the current one on, Ctrl+Z undoes. Numbers may be typed in the locale's
 * notation and digits; other texts stay as typed, for the form to refuse. In a narrow container each row is a block of fields.
 */
export function CellGrid(props: CellGridProps) {
  const { label, rowHeader, rows, columns, value, saved = value, name, errorAt, unitAt, isReadOnly = false, strings } = props
  const { locale, direction } = useLocale()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<CellPosition>({ row: 0, column: 0 })
  const [announced, setAnnounced] = useState('')
  const history = useCellHistory(value, props.onChange)
  const size = { rows: rows.length, columns: columns.length }
  const cellId = ({ row, column }: CellPosition) => `${id}-${row}-${column}`
  const focusCell = (position: CellPosition) => grid.current?.querySelector<HTMLElement>(`#${CSS.escape(cellId(position))}`)?.focus()

  const commit = ({ row, column }: CellPosition, typed: string) => {
    const text = cellText(typed, locale)
    if (value[row]?.[column] === text) return
    history.change(value.map((cells, at) => (at === row ? cells.map((cell, of) => (of === column ? text : cell)) : cells)))
  }
  const pasteBlock = (at: CellPosition, block: string) => {
    const pasted = withBlock(value, at, block, locale)
    if (!isSameMatrix(pasted.value, value)) history.change(pasted.value)
    setAnnounced(strings.pasted(pasted.filled, pasted.cut))
  }
  /** The first cell that a step of the history changed. */
  const focusDifference = (other: CellMatrix) => {
    const row = value.findIndex((cells, at) => cells.join('\t') !== other[at]?.join('\t'))
    const column = value[row]?.findIndex((cell, of) => cell !== other[row]?.[of]) ?? 0
    if (row >= 0) focusCell({ row, column })
  }
  const step = (isRedo: boolean) => {
    const other = (isRedo ? history.redo : history.undo)?.()
    if (!other) return
    setAnnounced(isRedo ? strings.redo : strings.undo)
    focusDifference(other)
  }
  const handleKey =
    (at: CellPosition): CellKey =>
    (event, { isCaretMoving }) => {
      const { key, shiftKey, ctrlKey, metaKey } = event
      const letter = ctrlKey || metaKey ? key.toLowerCase() : ''
      if (letter === 'z' || letter === 'y') return () => step(letter === 'y' || shiftKey)
      const moved = placeAfterKey(event, at, size, { isToRight: direction === 'ltr', isCaretMoving })
      return moved && (() => focusCell(moved))
    }

  return (
    <div className={styles.region}>
      {!isReadOnly && (
        <div className={styles.tools}>
          <IconButton
            size="sm"
            icon={Undo2}
            isIconDirectional
            label={strings.undo}
            isDisabled={!history.undo}
            onPress={() => step(false)}
          />
          <IconButton size="sm" icon={Redo2} isIconDirectional label={strings.redo} isDisabled={!history.redo} onPress={() => step(true)} />
        </div>
      )}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={isReadOnly ? undefined : `${id}-help`}
        aria-readonly={isReadOnly || undefined}
        className={styles.grid}
        data-readonly={isReadOnly || undefined}
      >
        <div role="rowgroup" className={styles.headGroup}>
          <div role="row" className={styles.headRow}>
            <div role="columnheader" className={styles.head}>
              {rowHeader}
            </div>
            {columns.map((column, of) => (
              <div key={column.id} role="columnheader" id={`${id}-column-${of}`} className={styles.numberHead}>
                {column.header}
                {column.detail && <span className={styles.detail}> {column.detail}</span>}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.bodyGroup}>
          {rows.map((row, at) => (
            <div key={row.id} role="row" className={styles.row}>
              <div role="rowheader" id={`${id}-row-${at}`} className={styles.rowHead}>
                {row.header}
                {row.detail && <span className={styles.detail}> {row.detail}</span>}
              </div>
              {columns.map((column, of) => {
                const position = { row: at, column: of }
                const text = value[at]?.[of] ?? ''
                const before = saved[at]?.[of] ?? ''
                return (
                  <GridCell
                    key={column.id}
                    id={cellId(position)}
                    name={`${name}[${at}][${of}]`}
                    value={text}
                    before={before === text ? undefined : before}
                    labelledBy={`${id}-row-${at} ${id}-column-${of}`}
                    caption={column.header}
                    unit={unitAt?.(at, of)}
                    errorMessage={errorAt?.(at, of)}
                    isCurrent={current.row === at && current.column === of}
                    isReadOnly={isReadOnly}
                    changedText={strings.changed}
                    onFocus={() => setCurrent(position)}
                    onCommit={(typed) => commit(position, typed)}
                    onKey={handleKey(position)}
                    onBlock={(block) => pasteBlock(position, block)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span id={`${id}-help`}>{strings.help}</span>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  )
}
