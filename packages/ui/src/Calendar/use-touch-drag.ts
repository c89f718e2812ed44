import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import * as styles from './Calendar.css.ts'

/** A press this long lifts an item; a shorter one opens it, or scrolls. */
const pressMs = 400
/** A finger that moves further before that scrolls. */
const slackPx = 10
/** Near an edge of the grid the finger scrolls it. */
const edgePx = 48
const scrollPx = 8

type DragSteps = {
  start: (item: Element, clientY: number) => boolean
  over: (target: Element | null) => boolean
  drop: (clientY: number) => void
  stop: () => void
}
type Point = { clientX: number; clientY: number }
type Lifted = { item: HTMLElement; ghost: HTMLElement; from: Point }

/**
 * Dragging by touch: a long press lifts a draggable item, a copy of which follows the finger. The browser's own drag and drop starts after a
 * long press in some browsers only, and does not scroll there.
 */
export function useTouchDrag(grid: RefObject<HTMLElement | null>, isEnabled: boolean, steps: DragSteps) {
  const pressed = useRef(false)
  const latest = useEffectEvent(() => steps)
  useEffect(() => {
    const box = grid.current
    if (!box || !isEnabled) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: Point = { clientX: 0, clientY: 0 }
    let lifted: Lifted | null = null

    const follow = () => {
      if (!lifted) return
      lifted.ghost.style.translate = `${at.clientX - lifted.from.clientX}px ${at.clientY - lifted.from.clientY}px`
      latest().over(document.elementFromPoint(at.clientX, at.clientY))
    }
    const scroll = () => {
      if (!lifted) return
      const [x, y] = [edgeStep(at.clientX, box, 'x'), edgeStep(at.clientY, box, 'y')]
      if (x !== 0 || y !== 0) {
        box.scrollBy(x, y)
        follow()
      }
      requestAnimationFrame(scroll)
    }
    const lift = (item: HTMLElement) => {
      if (!latest().start(item, at.clientY)) return
      lifted = { item, ghost: ghostOf(item), from: at }
      item.setAttribute('data-lifted', '')
      document.body.append(lifted.ghost)
      follow()
      requestAnimationFrame(scroll)
    }
    const reset = () => {
      clearTimeout(timer)
      lifted?.item.removeAttribute('data-lifted')
      lifted?.ghost.remove()
      lifted = null
      pressed.current = false
    }
    const start = ({ target, touches }: TouchEvent) => {
      cancel()
      const [touch, second] = touches
      const item = (target as Element).closest<HTMLElement>('[data-item][draggable="true"]')
      if (!touch || second || !item) return
      at = touch
      pressed.current = true
      timer = setTimeout(() => lift(item), pressMs)
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!touch) return
      if (!lifted) {
        if (Math.hypot(touch.clientX - at.clientX, touch.clientY - at.clientY) > slackPx) reset()
        return
      }
      event.preventDefault()
      at = touch
      follow()
    }
    const end = (event: TouchEvent) => {
      const isDrop = lifted !== null
      reset()
      if (!isDrop) return
      // Without a click, which would open the item.
      event.preventDefault()
      latest().drop(at.clientY)
    }
    const cancel = () => {
      if (lifted) latest().stop()
      reset()
    }
    const keepMenuClosed = (event: Event) => pressed.current && event.preventDefault()

    const listeners = new AbortController()
    const { signal } = listeners
    box.addEventListener('touchstart', start, { passive: true, signal })
    // React listens passively, which cannot keep the page from scrolling.
    box.addEventListener('touchmove', move, { passive: false, signal })
    box.addEventListener('touchend', end, { signal })
    box.addEventListener('touchcancel', cancel, { signal })
    box.addEventListener('contextmenu', keepMenuClosed, { signal })
    return () => {
      cancel()
      listeners.abort()
    }
  }, [grid, isEnabled])
  return { isPressed: () => pressed.current }
}

/** A copy of the item at the same position, above the page. */
function ghostOf(item: HTMLElement): HTMLElement {
  const { x, y, width, height } = item.getBoundingClientRect()
  const ghost = item.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-item')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className = `${item.className} ${styles.ghost}`
  // In the window, whose axes do not mirror.
  Object.assign(ghost.style, { inset: `${y}px auto auto ${x}px`, inlineSize: `${width}px`, blockSize: `${height}px` })
  return ghost
}

/** How far the box scrolls along an axis in one frame while the finger is near its edge. */
function edgeStep(finger: number, box: HTMLElement, axis: 'x' | 'y'): number {
  const rect = box.getBoundingClientRect()
  const [first, last] = axis === 'x' ? [rect.x, rect.x + rect.width] : [rect.y, rect.y + rect.height]
  if (finger < first + edgePx) return -scrollPx
  return finger > last - edgePx ? scrollPx : 0
}
