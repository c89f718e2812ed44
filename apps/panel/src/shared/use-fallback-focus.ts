import { useLayoutEffect, useRef } from 'react'

/**
 * The button that gets focus when a dialog, an editor or a step has closed and what had focus before is lost: a browser moves that focus to
 * the body, where a screen reader starts at the top of the page.
 */
export function useFallbackFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<{ isOpen: boolean; button: HTMLButtonElement | null }>({ isOpen, button: null })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { isOpen, button: button.current }
    if (!before.isOpen || isOpen) return
    const check = () => {
      if (!last.current.isOpen && document.activeElement === document.body) button.current?.focus()
    }
    // A button that replaces an editor: in the next frame the dialog around it would move the focus to its own first control.
    if (before.button !== button.current) check()
    // A dialog returns focus in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(check))
  }, [isOpen])
  return button
}
