import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

export interface Window {
  /** First row, and the one after the last. */
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

/** Rows beyond each edge: at first, while scrolling, and how few may be left there before more are rendered. */
const beyondAtFirst = 4
const beyond = 14
const beyondMin = 8

/** The rows in view at a scroll position, and some more on both sides; not limited to the rows that exist. */
export function windowAt(offset: number, height: number, rowHeight: number, more: number): Window {
  return { start: Math.max(0, Math.floor(offset / rowHeight) - more), end: Math.ceil((offset + height) / rowHeight) + more }
}

/** Whether the rows of `needed` that exist are all rendered. */
export function covers(rendered: Window, needed: Window, count: number): boolean {
  return rendered.start <= needed.start && rendered.end >= Math.min(needed.end, count)
}

/**
 * Which rows of a long list to render. All rows have one height: it is measured on one of them, and again when it changes.
 * While the user scrolls, React renders further rows between the frames, and only what would be missing in view in the frame itself.
 */
export function useWindow({ scroller, list, count, estimate, initialOffset }: WindowOptions) {
  const [rowHeight, setRowHeight] = useState(estimate)
  const [rendered, setRendered] = useState(() => windowAt(initialOffset, window.innerHeight, estimate, beyondAtFirst))
  // What was last asked for: React may still be rendering it.
  const asked = useRef(rendered)

  const inView = (element: HTMLElement, more: number) => windowAt(element.scrollTop, element.clientHeight, rowHeight, more)
  const ask = (next: Window) => {
    asked.current = next
    setRendered(next)
  }
  /** In the same frame, or the rows would be one frame late. */
  const fill = useEffectEvent((element: HTMLElement) => {
    if (!covers(rendered, inView(element, 0), count)) flushSync(() => ask(inView(element, beyondAtFirst)))
  })
  const onScroll = useEffectEvent((element: HTMLElement) => {
    fill(element)
    if (!covers(asked.current, inView(element, beyondMin), count)) startTransition(() => ask(inView(element, beyond)))
  })
  // The first visible row, kept when the measured height differs from the estimate: in the initial position, and after a phone was rotated.
  const edgeRow = useRef(0)
  const measure = useEffectEvent(() => {
    const height = list.current?.querySelector<HTMLElement>('[data-index]')?.offsetHeight
    if (!height || height === rowHeight) return
    edgeRow.current = (scroller.current?.scrollTop ?? 0) / rowHeight
    setRowHeight(height)
  })
  const onResize = useEffectEvent((element: HTMLElement) => {
    flushSync(measure)
    fill(element)
  })

  useLayoutEffect(() => {
    if (scroller.current && edgeRow.current > 0) scroller.current.scrollTop = edgeRow.current * rowHeight
    edgeRow.current = 0
  }, [scroller, rowHeight])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (initialOffset > 0) element.scrollTop = initialOffset
    const scrolled = () => onScroll(element)
    // Before the first layout of the page: Chromium counts rows that move in a ResizeObserver as a layout shift.
    measure()
    const observer = new ResizeObserver(() => onResize(element))
    observer.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
    // eslint-disable-next-line react/exhaustive-deps -- where to start matters once
  }, [scroller])

  return { start: Math.min(rendered.start, count), end: Math.min(rendered.end, count), rowHeight }
}
