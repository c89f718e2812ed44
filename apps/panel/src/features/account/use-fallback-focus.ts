import { useEffect, useRef } from 'react'

/**
 * The button next to a list, which gets focus when the dialog with a new secret has closed and what had focus before is lost: a browser moves
 * that focus to the body, where a screen reader starts at the top of the page.
 */
export function useFallbackFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const check = () => {
      if (!wasOpen.current && document.activeElement === document.body) button.current?.focus()
    }
    // A dialog returns focus in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(check))
  }, [isOpen])
  return button
}
