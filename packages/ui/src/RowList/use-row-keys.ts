import { useCallback, type RefCallback } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}
const control = 'a[href], button:not(:disabled)'

/** Moves the focus among the rows of a list with arrow keys, Home and End: to the row, or to its first control. Put it on the list. */
export function useRowKeys(rowSelector: string): RefCallback<HTMLElement> {
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined
      const onKeyDown = (event: KeyboardEvent) => {
        const { target } = event
        const step = steps[event.key]
        // A control in a row may use the key itself: an arrow opens a menu.
        if (!step || event.defaultPrevented || !(target instanceof Element) || !list.contains(target)) return
        const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)]
        const at = rows.findIndex((row) => row.contains(target))
        // In a text field the keys move the caret.
        if (at < 0 || target.matches('input, textarea, select')) return
        event.preventDefault()
        const row = rows[step(at, rows.length - 1)]
        const goal = row?.matches(control) ? row : row?.querySelector<HTMLElement>(control)
        goal?.focus()
      }
      // At the top of the page, after the page's own handlers.
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    },
    [rowSelector],
  )
}
