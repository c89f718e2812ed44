import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { ErrorText } from '../Field/field-texts.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CellGrid.css.ts'
import { shownText } from './cell-text.ts'

/** What the grid does for a key, or null if the key is the field's. */
export type CellKey = (event: KeyboardEvent<HTMLInputElement>, state: { isCaretMoving: boolean }) => (() => void) | null

export interface GridCellProps {
  id: string
  value: string
  /** The value before the changes; undefined if it is the same. */
  before: string | undefined
  name: string
  labelledBy: string
  /** The header of the column, shown next to the cell where the rows are blocks. */
  caption: string
  /** Before the number, such as "guests:": what it counts. */
  unit: string | undefined
  errorMessage: string | undefined
  isCurrent: boolean
  isReadOnly: boolean
  changedText: (before: string) => string
  onFocus: () => void
  onCommit: (text: string) => void
  onKey: CellKey
  onBlock: (text: string) => void
}

/**
 * One cell: a text field with the selected content, so that typing replaces it. Enter, F2 and a second press place the caret; Escape restores
 * the value before. What was typed is taken over when the cell is left.
 */
export function GridCell(props: GridCellProps) {
  const { id, value, before, name, labelledBy, caption, unit, errorMessage, isCurrent, isReadOnly, changedText } = props
  const { locale } = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  /** Arrow keys move the caret instead of the focus. */
  const [isCaretMoving, setCaretMoving] = useState(false)
  const shown = shownText(value, locale)
  const text = draft ?? shown

  // Focus moves within the event of a key, before the state is rendered again.
  const pending = useRef<string | null>(null)
  const edit = (typed: string | null) => {
    pending.current = typed
    setDraft(typed)
  }
  const stop = () => {
    edit(null)
    setCaretMoving(false)
  }
  const commit = () => {
    const typed = pending.current
    stop()
    if (typed !== null) props.onCommit(typed)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { key, shiftKey, ctrlKey, metaKey } = event
    const isEditing = draft !== null || isCaretMoving
    const isUndo = draft !== null && (ctrlKey || metaKey) && key.toLowerCase() === 'z'
    const selectAgain = () => requestAnimationFrame(() => document.activeElement === input && input.select())
    if (isEditing && (key === 'Escape' || isUndo)) {
      event.preventDefault()
      // A dialog around the grid stays open.
      event.stopPropagation()
      stop()
      selectAgain()
    } else if (!isReadOnly && (key === 'F2' || (key === 'Enter' && !isEditing && !shiftKey))) {
      event.preventDefault()
      setCaretMoving(true)
      input.setSelectionRange(text.length, text.length)
    } else {
      const act = props.onKey(event, { isCaretMoving })
      if (!act) return
      event.preventDefault()
      commit()
      act()
      selectAgain()
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData('text/plain')
    const isBlock = /[\t\n]/.test(block.trimEnd())
    if (isReadOnly || (isCaretMoving && !isBlock)) return
    event.preventDefault()
    stop()
    props.onBlock(block)
  }
  const errorId = errorMessage ? `${id}-error` : undefined
  const unitId = unit ? `${id}-unit` : undefined
  const beforeId = before === undefined ? undefined : `${id}-before`
  return (
    <div role="gridcell" className={styles.cell} data-changed={before !== undefined || undefined} data-invalid={errorId && true}>
      <span aria-hidden className={styles.caption}>
        {caption}
      </span>
      <div className={styles.box}>
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        <input
          id={id}
          name={name}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          spellCheck="false"
          className={styles.input}
          value={text}
          readOnly={isReadOnly}
          tabIndex={isCurrent ? 0 : -1}
          aria-labelledby={labelledBy}
          aria-describedby={[unitId, beforeId, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={errorMessage ? true : undefined}
          onFocus={({ currentTarget }) => {
            props.onFocus()
            currentTarget.select()
          }}
          onPointerDown={({ currentTarget }) => {
            // The first press selects the content, the second one places the caret.
            if (document.activeElement === currentTarget && !isReadOnly) setCaretMoving(true)
          }}
          onClick={({ currentTarget }) => {
            if (!isCaretMoving && draft === null) currentTarget.select()
          }}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={paste}
          onBlur={commit}
        />
      </div>
      {errorMessage && (
        <span id={errorId} className={styles.error}>
          <ErrorText>{errorMessage}</ErrorText>
        </span>
      )}
      {before !== undefined && (
        <VisuallyHidden>
          <span id={beforeId}>{changedText(shownText(before, locale))}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
