import { useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react'

import { useRenderedRows, type Window } from '../VirtualList/use-rendered-rows.ts'

/** Rows rendered before the page has been measured, and the height of a row of one line. */
const initial: Window = { start: 0, end: 24 }
const estimate = 54
/** Rows that are rendered beyond each edge: they are small, and many at once drop fewer frames than a few at a time. */
const beyond = 30

/** The rows of a day, by their keys. Its element is the child of the agenda at the same index, and contains the list `[data-rows]`. */
interface Section {
  keys: readonly string[]
  /** The index of its first row among those of all days. */
  first: number
}

/**
 * Which rows of all days to render, in a page that the window scrolls. Rows differ in height: each is measured when it is first rendered,
 * and those that are not have the height of the first one. Where rows above the window turn out higher, the browser keeps what is in view.
 */
export function useAgendaWindow(agenda: RefObject<HTMLElement | null>, sections: readonly Section[]) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const tops = useMemo(() => topsOf(sections, heights), [sections, heights])
  const count = tops.length - 1
  const heightBetween = (from: number, to: number) => (tops[to] ?? 0) - (tops[from] ?? 0)

  const rowsInView = () => {
    const elements = agenda.current?.children
    const boxOf = (at: number, part?: string) => {
      const element = elements?.[at]
      return (part === undefined ? element : element?.querySelector(part))?.getBoundingClientRect()
    }
    // The days are one below the other: halving finds the first in view without a look at each of them.
    let [at, last] = [0, sections.length]
    while (at < last) {
      const middle = Math.floor((at + last) / 2)
      if ((boxOf(middle)?.bottom ?? 0) <= 0) at = middle + 1
      else last = middle
    }
    let start = sections[at]?.first ?? count
    let end = start
    for (const [index, { first, keys }] of sections.slice(at).entries()) {
      const top = boxOf(at + index, '[data-rows]')?.top ?? 0
      for (let row = first; row < first + keys.length; row += 1) {
        if (top + heightBetween(first, row) >= window.innerHeight) return { start, end }
        end += 1
        if (top + heightBetween(first, row + 1) <= 0) start += 1
      }
    }
    return { start, end }
  }
  const rows = useRenderedRows(initial, count, rowsInView, beyond)

  const measure = useEffectEvent((known: ReadonlyMap<string, number>) => {
    const rendered = [...(agenda.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const found = rendered.map((row) => [row.dataset['row'] ?? '', row.offsetHeight] as const)
    if (found.some(([key, height]) => known.get(key) !== height)) setHeights(new Map([...known, ...found]))
  })
  const onScroll = useEffectEvent(rows.onScroll)
  const onResize = useEffectEvent((hasOtherWidth: boolean) => {
    measure(hasOtherWidth ? new Map() : heights)
    onScroll()
  })
  useLayoutEffect(() => {
    if (!agenda.current) return undefined
    let width = agenda.current.clientWidth
    let frame = 0
    // Also when rows turn out higher than the room that was left for them. In a frame of its own, because it may change the size again.
    const observer = new ResizeObserver(([entry]) => {
      const hasOtherWidth = width !== entry?.target.clientWidth
      width = entry?.target.clientWidth ?? 0
      frame = requestAnimationFrame(() => onResize(hasOtherWidth))
    })
    observer.observe(agenda.current)
    const scrolled = () => onScroll()
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', scrolled)
    }
  }, [agenda])

  const isPrinting = useIsPrinting()
  return { rendered: isPrinting ? { start: 0, end: count } : { start: rows.start, end: rows.end }, tops, count }
}

/** Where each row would start if the rows of all days were one list, and where the last one ends. */
function topsOf(sections: readonly Section[], heights: ReadonlyMap<string, number>): number[] {
  const [first = estimate] = heights.values()
  let top = 0
  return [0, ...sections.flatMap(({ keys }) => keys.map((key) => (top += heights.get(key) ?? first)))]
}

/** A printed page has all rows. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(
    onPrint,
    () => window.matchMedia('print').matches,
    () => false,
  )
}

function onPrint(onChange: () => void): () => void {
  const print = window.matchMedia('print')
  print.addEventListener('change', onChange)
  return () => print.removeEventListener('change', onChange)
}
