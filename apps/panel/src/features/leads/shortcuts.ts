import type { ShortcutSection } from '../../shared/shortcuts.ts'
import { sendKeys } from '../../shared/key-names.ts'

/** The keys of the couples page, for the overview of shortcuts. */
export const shortcuts: ShortcutSection = {
  title: 'leads.shortcut.title',
  keys: [
    { keys: ['↑', '↓'], text: 'leads.shortcut.move' },
    { keys: ['Home', 'End'], text: 'leads.shortcut.ends' },
    { keys: ['↵'], text: 'leads.shortcut.open' },
    { keys: ['j', 'k'], text: 'leads.shortcut.couples' },
    { keys: ['Esc'], text: 'leads.shortcut.back' },
    { keys: ['r', 'e'], text: 'leads.shortcut.reply' },
    { keys: [sendKeys], text: 'leads.shortcut.send' },
    { keys: ['x'], text: 'leads.shortcut.select' },
    { keys: ['/'], text: 'leads.shortcut.search' },
  ],
}
