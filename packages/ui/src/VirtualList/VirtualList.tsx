import { useEffect, useImperativeHandle, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'

import * as styles from './VirtualList.css.ts'
import { useWindow } from './use-window.ts'
import { VirtualListRow } from './VirtualListRow.tsx'

/** What a page may ask of its list. */
export interface VirtualListHandle {
  /** Moves focus to the row at this place, scrolling to it. */
  focusRow: (index: number) => void
  scrollToTop: () => void
  /** Scroll position in px, to come back to. */
  offset: () => number
}

export interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string | number
  getHref: (item: Item) => string
  /** Draws a row; keep the function the same between renders, else every row is drawn again. */
  children: (item: Item) => ReactNode
  /** Height of a row in px, until one has been measured. All rows are of one height. */
  rowHeight: number
  selectedKey?: string | number | null | undefined
  /** How many there are at the server, when fewer are loaded. */
  totalCount?: number
  /** Asks for the next page shortly before the last loaded row comes into sight. */
  onEndReached?: (() => void) | undefined
  /** The pointer or focus is on a row: a good moment to fetch what it opens. */
  onIntent?: (item: Item) => void
  /** Scroll position to start from, in px. */
  initialOffset?: number
  /** Below the last row: what is being loaded, or what went wrong. */
  footer?: ReactNode
  ref?: Ref<VirtualListHandle>
}

const steps: Record<string, (at: number, page: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_at, _page, last) => last,
}

/**
 * A long list of links of which only the visible ones exist. Plain memoised rows instead of a collection of React Aria:
 * a changed row costs 2 ms instead of 31 among ten thousand. One tab stop; arrows, Page, Home and End move, Enter opens.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, getKey, getHref, children, rowHeight, selectedKey, onEndReached, onIntent, initialOffset = 0, footer, ref } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [focusedKey, setFocusedKey] = useState<string | number | null>(null)
  const indexOf = (key: string | number | null | undefined) =>
    key === null || key === undefined ? -1 : items.findIndex((item) => getKey(item) === key)
  const tabStop = Math.max(0, focusedKey === null ? indexOf(selectedKey) : indexOf(focusedKey))

  const view = useWindow({ scroller, list, count: items.length, estimate: rowHeight, initialOffset })
  useEffect(() => {
    // Rows exist some way below those in sight: the last one existing is soon enough, and sooner would ask for two pages at the start.
    if (items.length > 0 && view.end >= items.length) onEndReached?.()
  }, [view.end, items.length, onEndReached])

  const focusRow = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    flushSync(() => setFocusedKey(getKey(item)))
    if (scroller.current) scrollIntoView(scroller.current, index * view.rowHeight, view.rowHeight)
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] > a`)?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({
    focusRow,
    scrollToTop: () => scroller.current?.scrollTo(0, 0),
    offset: () => scroller.current?.scrollTop ?? 0,
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || items.length === 0) return
    event.preventDefault()
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / view.rowHeight) - 1)
    const last = items.length - 1
    focusRow(Math.min(last, Math.max(0, step(tabStop, page, last))))
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset.index)
    const item = items[index]
    if (item !== undefined && index !== tabStop) setFocusedKey(getKey(item))
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      {/* Safari drops the role of a list without markers, so it is said again; the keys move the focus between its links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        aria-label={label}
        className={styles.list}
        style={{ blockSize: items.length * view.rowHeight }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {indexes(view, tabStop, items.length).map((index) => {
          const item = items[index] as Item
          return (
            <VirtualListRow
              key={getKey(item)}
              item={item}
              index={index}
              href={getHref(item)}
              setSize={props.totalCount ?? items.length}
              isSelected={getKey(item) === selectedKey}
              isTabStop={index === tabStop}
              top={index * view.rowHeight}
              onIntent={onIntent}
            >
              {children}
            </VirtualListRow>
          )
        })}
      </ul>
      {footer}
    </div>
  )
}

/** The rows that exist: those in sight, and the one with focus, or focus would fall to the page. */
function indexes({ start, end }: { start: number; end: number }, tabStop: number, count: number): number[] {
  const visible = Array.from({ length: end - start }, (_, at) => start + at)
  if (tabStop >= count || (tabStop >= start && tabStop < end)) return visible
  return tabStop < start ? [tabStop, ...visible] : [...visible, tabStop]
}

function scrollIntoView(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + height > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + height - scroller.clientHeight
}
