import { useEffect, useEffectEvent } from 'react'

const keepsItsKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const isTypedInto = 'input, textarea, select, [contenteditable="true"]'

/** Single keys that work anywhere on the page but where one types or chooses; only Escape leaves a text field. The handler answers true when the key was for it. */
export function useShortcuts(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(keepsItsKeys) || (event.key !== 'Escape' && target?.closest(isTypedInto))) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
