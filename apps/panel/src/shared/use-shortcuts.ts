import { useEffect, useEffectEvent } from 'react'
import { hasSingleKeys } from './shortcuts.ts'
import { store } from './store.ts'

const ownsItsKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const takesText = 'input, textarea, select, [contenteditable="true"]'

/**
 * Single keys that work on the whole page, except in text fields, dialogs, menus and list boxes; only Escape also works in a text field.
 * The handler returns true when it used the key. Other shortcuts than Escape can be switched off.
 */
export function useShortcuts(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return
    const isEscape = event.key === 'Escape'
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(ownsItsKeys) || (!isEscape && (target?.closest(takesText) || !store.get(hasSingleKeys)))) return
    if (onKey(latinKey(event))) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** On a keyboard of another script, such as Arabic, a shortcut is where its letter is on a Latin keyboard. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || key <= '~') return key
  return code === 'Slash' ? (shiftKey ? '?' : '/') : code.replace('Key', '').toLowerCase()
}
