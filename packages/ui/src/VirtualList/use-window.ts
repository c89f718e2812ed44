import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useRenderedRows, type Window } from './use-rendered-rows.ts'

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  count: number
  /** Height of a row in px, until one has been measured. */
  estimate: number
  initialOffset: number
  /** Index of the open row: if it is in view, it stays in view when the list becomes lower or its rows higher. -1 if none is. */
  selected: number
}

/** The rows in view at a scroll position; not limited to the rows that exist. */
export function windowAt(offset: number, height: number, rowHeight: number): Window {
  return { start: Math.max(0, Math.floor(offset / rowHeight)), end: Math.ceil((offset + height) / rowHeight) }
}

/** Scrolls as far as needed to show a row. */
export function showRow(scroller: HTMLElement, index: number, rowHeight: number): void {
  const top = index * rowHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + rowHeight - scroller.clientHeight
}

/** Of the scroller, before it is measured; a server assumes a laptop. */
const firstHeight = () => (typeof window === 'undefined' ? 800 : window.innerHeight)

/** Which rows of a long list to render. All rows have one height: it is measured on one of them, and again when it changes. */
export function useWindow({ scroller, list, count, estimate, initialOffset, selected }: WindowOptions) {
  const [rowHeight, setRowHeight] = useState(estimate)
  // The window of the browser is higher than the list: that is enough until the user scrolls.
  const rows = useRenderedRows(windowAt(initialOffset, firstHeight(), estimate), count, () =>
    windowAt(scroller.current?.scrollTop ?? 0, scroller.current?.clientHeight ?? 0, rowHeight),
  )
  const onScroll = useEffectEvent(rows.onScroll)
  // The first visible row, kept when the measured height differs from the estimate: in the initial position, and after a phone was rotated.
  const edgeRow = useRef(0)
  /** The open row, if it must be in view with the new height as well. */
  const keptRow = useRef(-1)
  const isSelectedInView = (element: HTMLElement, height: number) => {
    const top = selected * rowHeight - element.scrollTop
    return selected >= 0 && top >= 0 && top + rowHeight <= height
  }
  const measure = useEffectEvent(() => {
    const height = list.current?.querySelector<HTMLElement>('[data-index]')?.offsetHeight
    if (!height || height === rowHeight) return
    edgeRow.current = (scroller.current?.scrollTop ?? 0) / rowHeight
    if (scroller.current && isSelectedInView(scroller.current, scroller.current.clientHeight)) keptRow.current = selected
    setRowHeight(height)
  })
  const fill = useEffectEvent(() => void rows.fill())
  const keepSelected = useEffectEvent((element: HTMLElement, heightBefore: number) => {
    if (isSelectedInView(element, heightBefore)) showRow(element, selected, rowHeight)
  })

  useLayoutEffect(() => {
    if (scroller.current && edgeRow.current > 0) scroller.current.scrollTop = edgeRow.current * rowHeight
    edgeRow.current = 0
    if (scroller.current && keptRow.current >= 0) showRow(scroller.current, keptRow.current, rowHeight)
    keptRow.current = -1
  }, [scroller, rowHeight])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (initialOffset > 0) element.scrollTop = initialOffset
    const scrolled = () => onScroll()
    // Before the first layout of the page: Chromium counts rows that move in a ResizeObserver as a layout shift.
    measure()
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      keepSelected(element, height)
      height = element.clientHeight
      flushSync(measure)
      fill()
    })
    observer.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
    // eslint-disable-next-line react/exhaustive-deps -- where to start matters once
  }, [scroller])

  return { start: rows.start, end: rows.end, rowHeight }
}
