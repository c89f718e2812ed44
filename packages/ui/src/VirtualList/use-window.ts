import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export interface Window {
  /** First rendered row, and the one after the last. */
  start: number
  end: number
}

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  count: number
  /** Height of a row in px, until one has been measured. */
  estimate: number
  initialOffset: number
}

/** Additional rows beyond the edges, so that scrolling shows no gaps. */
const overscan = 4

/** The rows to render at a scroll position: the visible ones and some more. */
export function windowAt(offset: number, height: number, rowHeight: number, count: number): Window {
  const start = Math.max(0, Math.floor(offset / rowHeight) - overscan)
  return { start: Math.min(start, count), end: Math.min(count, Math.ceil((offset + height) / rowHeight) + overscan) }
}

/** Which rows of a long list to render. All rows have one height: it is measured on one of them, and again when it changes. */
export function useWindow({ scroller, list, count, estimate, initialOffset }: WindowOptions) {
  const [rowHeight, setRowHeight] = useState(estimate)
  const [view, setView] = useState(() => ({ offset: initialOffset, height: window.innerHeight }))
  const shown = windowAt(view.offset, view.height, rowHeight, count)

  const look = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    const next = { offset: element.scrollTop, height: element.clientHeight }
    const { start, end } = windowAt(next.offset, next.height, rowHeight, count)
    if (start !== shown.start || end !== shown.end) setView(next)
  })
  const measure = useEffectEvent(() => {
    const height = list.current?.querySelector('li')?.offsetHeight
    if (height && height !== rowHeight) setRowHeight(height)
    look()
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (initialOffset > 0) element.scrollTop = initialOffset
    // In the same frame, or the rows would be one frame late.
    const onScroll = () => flushSync(look)
    // After the browser's own layout and before paint: measuring in an effect would cause a second layout.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
    // eslint-disable-next-line react/exhaustive-deps -- where to start matters once
  }, [scroller])

  return { ...shown, rowHeight }
}
