import { useEffect } from 'react'
import { lazily } from '../shared/lazily.tsx'
import { openShellDialog, shellDialog } from '../shared/shortcuts.ts'
import { store, useAtomValue } from '../shared/store.ts'
import { useShortcuts } from '../shared/use-shortcuts.ts'
import { withMessages } from '../shared/with-messages.ts'

const CommandPaletteDialog = lazily(
  withMessages(['app.account', 'app.commands', 'shared.provider', 'leads.detail', 'leads.plan', 'leads.commands'], () =>
    import('./CommandPaletteDialog.tsx').then((code) => code.CommandPaletteDialog),
  ),
)
const ShortcutSheet = lazily(
  withMessages(['app.commands', 'leads.shortcuts'], () => import('./ShortcutSheet.tsx').then((code) => code.ShortcutSheet)),
)

const isCommandKey = ({ metaKey, ctrlKey, altKey, shiftKey, code, key }: KeyboardEvent) =>
  metaKey !== ctrlKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK')

/** The command palette (Ctrl+K, ⌘K) and the overview of shortcuts (?), on every page. A dialog keeps its keys to itself. */
export function ShellDialogs() {
  const open = useAtomValue(shellDialog)
  const close = () => store.set(shellDialog, null)
  useShortcuts((key) => {
    if (key !== '?') return false
    openShellDialog('shortcuts')
    return true
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event) || event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      openShellDialog('commands')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (open === 'commands') return <CommandPaletteDialog onClose={close} />
  return open === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null
}
