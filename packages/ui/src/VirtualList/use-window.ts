import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export interface Window {
  /** First row that exists, and the one after the last. */
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

/** Rows beyond the edges that exist already, so that scrolling does not show their absence. */
const overscan = 4

/** The rows in sight at a scroll position, with some to spare. */
export function windowAt(offset: number, height: number, rowHeight: number, count: number): Window {
  const start = Math.max(0, Math.floor(offset / rowHeight) - overscan)
  return { start: Math.min(start, count), end: Math.min(count, Math.ceil((offset + height) / rowHeight) + overscan) }
}

/** Which of many rows need to exist. All rows are of one height: it is measured on one of them, and again when it changes. */
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
    // In the same frame, or the rows would come one frame after the place they belong to.
    const onScroll = () => flushSync(look)
    // After the browser has laid out by itself and before it paints: measuring in an effect would make it lay out twice.
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
