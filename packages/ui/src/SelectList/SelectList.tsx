import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { Icon } from '../Icon/Icon.tsx'
import * as listStyles from '../VirtualList/VirtualList.css.ts'
import { useWindow } from '../VirtualList/use-window.ts'
import * as styles from './SelectList.css.ts'

export interface SelectListProps<Item> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly Item[]
  getKey: (item: Item) => number
  /** The content of a row. */
  children: (item: Item) => ReactNode
  /** Height of a row in px, until one has been measured. All rows are of one height. */
  rowHeight: number
  /** The keys of the selected items. */
  selected: ReadonlySet<number>
  onChange: (selected: ReadonlySet<number>) => void
  /** No more than these can be selected. */
  selectedMax?: number
  /** Requests the next page shortly before the last loaded row is visible. */
  onEndReached?: (() => void) | undefined
  /** Below the last row: the loading state or an error. */
  footer?: ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * A long list of which several rows are selected: a press selects one, with Shift all up to it; by keyboard Space, Shift with arrows, and
 * Ctrl+A. Only the visible rows are rendered.
 */
export function SelectList<Item>(props: SelectListProps<Item>) {
  const { label, items, getKey, children, rowHeight, selected, onChange, selectedMax = Infinity, onEndReached, footer } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  // The row that was pressed last: a range begins there.
  const anchor = useRef(0)
  const view = useWindow({ scroller, list, count: items.length, estimate: rowHeight, initialOffset: 0, selected: -1 })
  useEffect(() => {
    if (items.length > 0 && view.end >= items.length) onEndReached?.()
  }, [view.end, items.length, onEndReached])

  const keysOf = (from: number, to: number) => items.slice(Math.min(from, to), Math.max(from, to) + 1).map(getKey)
  const select = (keys: Iterable<number>) => onChange(new Set([...keys].slice(0, selectedMax)))
  const toggle = (index: number) => {
    const key = keysOf(index, index)[0]
    if (key === undefined) return
    anchor.current = index
    select(selected.has(key) ? [...selected].filter((one) => one !== key) : [...selected, key])
  }
  const extend = (index: number) => select(new Set([...selected, ...keysOf(anchor.current, index)]))
  const press = (event: MouseEvent, index: number) => {
    setFocused(index)
    if (event.shiftKey) extend(index)
    else toggle(index)
  }
  const focusRow = (index: number) => {
    flushSync(() => setFocused(index))
    const box = scroller.current
    if (!box) return
    const top = index * view.rowHeight
    if (top < box.scrollTop) box.scrollTop = top
    else if (top + view.rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + view.rowHeight - box.clientHeight
    box.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1
    const step = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') toggle(focused)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) select(keysOf(0, last))
    else if (step && !event.altKey && !event.ctrlKey && !event.metaKey && last >= 0) {
      const next = Math.min(last, Math.max(0, step(focused, last)))
      if (event.shiftKey) extend(next)
      else anchor.current = next
      focusRow(next)
    } else return
    event.preventDefault()
  }

  const shown = Array.from({ length: view.end - view.start }, (_, at) => view.start + at)
  if (focused < items.length && !shown.includes(focused)) shown.push(focused)
  return (
    <div ref={scroller} className={listStyles.scroller}>
      <div
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        tabIndex={-1}
        className={listStyles.list}
        style={{ blockSize: items.length * view.rowHeight }}
        onKeyDown={onKeyDown}
      >
        {shown.map((index) => {
          const item = items[index] as Item
          const isSelected = selected.has(getKey(item))
          return (
            <div
              key={getKey(item)}
              role="option"
              data-index={index}
              aria-selected={isSelected}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              tabIndex={index === focused ? 0 : -1}
              className={styles.option}
              style={{ insetBlockStart: index * view.rowHeight }}
              onClick={(event) => press(event, index)}
            >
              <span className={styles.box}>{isSelected && <Icon icon={Check} size={14} />}</span>
              {children(item)}
            </div>
          )
        })}
      </div>
      {footer}
    </div>
  )
}
