import { useEffect, useRef } from 'react'

/**
 * The button next to a list, which gets focus when a dialog has closed or a row was removed, and what had focus before is lost: a browser moves
 * that focus to the body, where a screen reader starts at the top of the page. `isOpen` is whether a dialog is open, which keeps focus.
 */
export function useFallbackFocus(count: number, isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef({ count, isOpen })
  useEffect(() => {
    const last = before.current
    before.current = { count: isOpen ? last.count : count, isOpen }
    if (isOpen || !(last.isOpen || count < last.count)) return
    const check = () => {
      if (!before.current.isOpen && document.activeElement === document.body) button.current?.focus()
    }
    // A dialog returns focus in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(check))
  }, [count, isOpen])
  return button
}
