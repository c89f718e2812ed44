import { startTransition, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Window {
  /** First row, and the one after the last. */
  start: number
  end: number
}

/** Rows beyond each edge: when some were missing in view, and how few may be left there before more are rendered. */
const beyondFilled = 4
const beyondMin = 8

export const widen = ({ start, end }: Window, more: number): Window => ({ start: Math.max(0, start - more), end: end + more })

/** Whether the rows of `needed` that exist are all rendered. */
export function covers(rendered: Window, needed: Window, count: number): boolean {
  return rendered.start <= needed.start && rendered.end >= Math.min(needed.end, count)
}

/** The rows of the window and the one with the tab stop, if there is one, or focus would move to the page when it is scrolled out of view. */
export function renderedIndexes({ start, end }: Window, tabStop: number | null, count: number): number[] {
  const indexes = Array.from({ length: end - start }, (_, at) => start + at)
  if (tabStop === null || tabStop >= count || (tabStop >= start && tabStop < end)) return indexes
  return tabStop < start ? [tabStop, ...indexes] : [...indexes, tabStop]
}

/**
 * Which of `count` rows are rendered, where `rowsInView` reads from the page which ones can be seen. While the user scrolls, React renders
 * further rows between the frames, up to `beyond` at each edge, and only what would be missing in view in the frame itself.
 */
export function useRenderedRows(initial: Window, count: number, rowsInView: () => Window, beyond = 14) {
  const [rendered, setRendered] = useState(initial)
  // What was last asked for: React may still be rendering it.
  const asked = useRef(rendered)
  const ask = (next: Window) => {
    asked.current = next
    setRendered(next)
  }
  /** In the same frame, or the rows would be one frame late. */
  const fill = () => {
    const inView = rowsInView()
    if (!covers(rendered, inView, count)) flushSync(() => ask(widen(inView, beyondFilled)))
    return inView
  }
  const onScroll = () => {
    const inView = fill()
    if (!covers(asked.current, widen(inView, beyondMin), count)) startTransition(() => ask(widen(inView, beyond)))
  }
  return { start: Math.min(rendered.start, count), end: Math.min(rendered.end, count), fill, onScroll }
}
