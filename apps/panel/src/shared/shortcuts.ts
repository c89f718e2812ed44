import { atom } from 'jotai'
import type { MessageId } from './page.ts'
import { readStored, writeStored } from './storage.ts'
import { store } from './store.ts'

/** Keys and what they do, as the overview of shortcuts lists them. Each feature with keys has one in its `shortcuts.ts`. */
export type ShortcutSection = { title: MessageId; keys: readonly { keys: readonly string[]; text: MessageId }[] }

/** Whether keys without a modifier are shortcuts on this device (WCAG 2.1.4). Escape and the arrows always work. */
export const hasSingleKeys = atom(readStored('shortcuts') !== 'off')

export function chooseSingleKeys(isOn: boolean): void {
  writeStored('shortcuts', isOn ? null : 'off')
  store.set(hasSingleKeys, isOn)
}

/** What is open above any page: the command palette, or the overview of shortcuts. */
export const shellDialog = atom<'commands' | 'shortcuts' | null>(null)

export const openShellDialog = (dialog: 'commands' | 'shortcuts') => store.set(shellDialog, dialog)
