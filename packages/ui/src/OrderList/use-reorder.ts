import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import { keepFocus } from '../RowList/keep-focus.ts'
import { columnCount, indexAfterKey, indexAt, moved, type ItemBox } from './reorder.ts'

interface ReorderOptions {
  /** The saved order. */
  keys: readonly number[]
  /** Saves another order; while it is pending that order is shown, and if it rejects the saved one. */
  onOrder: (keys: number[]) => Promise<unknown>
  /** The announcement when an item is lifted or moved. */
  announce: (key: number, index: number) => string
  cancelled: string
}

/** What is lifted, and the order it had before. */
type Lifted = { key: number; before: readonly number[]; by: 'keyboard' | 'pointer' }

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((key) => other.includes(key))
const isSameOrder = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/**
 * The order of a list or grid while the user changes it. Put `listRef` on the element with the items, `itemProps` on each item, and
 * `handleProps` on the button that lifts it: with the pointer it is dragged; by keyboard Space lifts and drops, arrows, Home and End move,
 * Escape cancels. Until an item is dropped, `itemProps` moves items by CSS `order` only: an element that moves in the document loses focus
 * and pointer.
 */
export function useReorder({ keys, onOrder, announce, cancelled }: ReorderOptions) {
  const listRef = useRef<HTMLUListElement>(null)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [saved, setSaved] = useState(keys)
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const grab = useRef({ x: 0, y: 0 })
  useLayoutEffect(() => (listRef.current ? keepFocus(listRef.current) : undefined), [])
  if (!isSameOrder(saved, keys)) {
    setSaved(keys)
    if (!lifted) setOrder(null)
  }
  const shown = order && isSameSet(order, keys) ? order : keys

  const items = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[data-order-key]') ?? [])]
  const itemOf = (key: number) => items().find((item) => item.dataset['orderKey'] === String(key))
  const boxes = (): ItemBox[] => {
    const found = items().map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return { key: Number(item.dataset['orderKey']), left, right, top, bottom }
    })
    return found.toSorted((one, other) => one.top - other.top)
  }
  const isRightToLeft = () => listRef.current !== null && getComputedStyle(listRef.current).direction === 'rtl'

  const lift = (key: number, by: Lifted['by']) => {
    setLifted({ key, before: shown, by })
    setOrder(shown)
    setAnnouncement(announce(key, shown.indexOf(key)))
  }
  const move = (key: number, to: number) => {
    if (to === shown.indexOf(key)) return
    // The next event measures the items at their new positions.
    flushSync(() => {
      setOrder(moved(shown, key, to))
      setAnnouncement(announce(key, to))
    })
  }
  const release = ({ key }: Lifted, next: readonly number[], handle: HTMLElement | null) => {
    const item = itemOf(key)
    if (item) item.style.transform = ''
    flushSync(() => {
      setLifted(null)
      setOrder(next)
    })
    handle?.focus()
  }
  const cancel = (held: Lifted, handle: HTMLElement) => {
    release(held, held.before, handle)
    setAnnouncement(cancelled)
  }
  const drop = (held: Lifted, handle: HTMLElement | null) => {
    release(held, shown, handle)
    if (isSameOrder(shown, held.before)) return
    onOrder([...shown]).catch(() => setOrder(held.before))
  }

  /** Moves the lifted item to the pointer, and the others out of its way. */
  const follow = (key: number, pointer: { x: number; y: number }) => {
    const item = itemOf(key)
    if (!item) return
    item.style.transform = ''
    const { width, height } = item.getBoundingClientRect()
    const corner = { x: pointer.x - grab.current.x, y: pointer.y - grab.current.y }
    const isList = columnCount(boxes()) === 1
    const others = boxes().filter((box) => box.key !== key)
    move(key, indexAt(others, { x: corner.x + width / 2, y: corner.y + height / 2 }, isRightToLeft()))
    const { left, top } = item.getBoundingClientRect()
    item.style.transform = `translate(${isList ? 0 : corner.x - left}px, ${corner.y - top}px)`
    item.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (key: number, event: KeyboardEvent<HTMLElement>) => {
    const held = lifted?.key === key ? lifted : null
    const handle = event.currentTarget
    if (event.key === ' ' || event.key === 'Enter') {
      if (held) drop(held, handle)
      else lift(key, 'keyboard')
    } else if (held && event.key === 'Escape') {
      cancel(held, handle)
    } else if (held && /^(Arrow|Home|End)/.test(event.key)) {
      const view = { count: shown.length, columns: columnCount(boxes()), isRightToLeft: isRightToLeft() }
      const to = indexAfterKey(event.key, shown.indexOf(key), view)
      if (to !== null) move(key, to)
      itemOf(key)?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
    // Neither the list's own arrow keys nor a dialog's Escape.
    event.stopPropagation()
  }

  const handleProps = (key: number) => {
    const held = lifted?.key === key ? lifted : null
    return {
      'aria-pressed': held !== null,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const item = itemOf(key)
        if (event.button !== 0 || lifted || !item) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { left, top } = item.getBoundingClientRect()
        grab.current = { x: event.clientX - left, y: event.clientY - top }
        lift(key, 'pointer')
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (held?.by === 'pointer') follow(key, { x: event.clientX, y: event.clientY })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (held?.by === 'pointer') drop(held, event.currentTarget)
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        if (held?.by === 'pointer') cancel(held, event.currentTarget)
      },
      onBlur: () => {
        if (held?.by === 'keyboard') drop(held, null)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(key, event),
    }
  }
  const itemProps = (key: number) => ({
    'data-order-key': key,
    ...(lifted?.key === key && { 'data-lifted': true }),
    ...(lifted && { style: { order: shown.indexOf(key) } }),
  })
  /** `order` is that of the document. */
  return { listRef, order: lifted && isSameSet(lifted.before, keys) ? lifted.before : shown, announcement, handleProps, itemProps }
}
