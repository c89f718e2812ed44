import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

import { useRenderedRows, type Window } from '../VirtualList/use-rendered-rows.ts'

/** Rows rendered before the page has been measured, and the height of a row of one line. */
const initial: Window = { start: 0, end: 24 }
const estimate = 54

/** The rows of a day, by their keys. Its list is the element `[data-rows]` at the same index. */
interface Section {
  keys: readonly string[]
}

/**
 * Which rows of all days to render, in a page that the window scrolls. Rows differ in height: each is measured when it is first rendered,
 * and those that are not have the height of the first one. Where rows above the window turn out higher, the browser keeps what is in view.
 */
export function useAgendaWindow(agenda: RefObject<HTMLElement | null>, sections: readonly Section[]) {
  const count = sections.reduce((sum, { keys }) => sum + keys.length, 0)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [first = estimate] = heights.values()
  const heightOf = (key: string) => heights.get(key) ?? first

  const rows = useRenderedRows(initial, count, () => {
    const tops = [...(agenda.current?.querySelectorAll('[data-rows]') ?? [])].map((list) => list.getBoundingClientRect().top)
    let [start, end] = [0, 0]
    for (const [at, { keys }] of sections.entries()) {
      let edge = tops[at] ?? 0
      if (edge >= window.innerHeight) break
      // The next day is above the window too: so are all rows of this one.
      const isAbove = (tops[at + 1] ?? 1) <= 0
      if (isAbove) [start, end] = [start + keys.length, end + keys.length]
      for (const key of isAbove ? [] : keys) {
        if (edge >= window.innerHeight) break
        end += 1
        edge += heightOf(key)
        if (edge <= 0) start += 1
      }
    }
    return { start, end }
  })

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
  return { rendered: isPrinting ? { start: 0, end: count } : { start: rows.start, end: rows.end }, count, heightOf }
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
