import { atom } from 'jotai'
import { readStored, writeStored } from './storage.ts'
import { store } from './store.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'
export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark']

const stored = (): ThemeChoice => themeChoices.find((choice) => choice === readStored('theme')) ?? 'system'
export const theme = atom<ThemeChoice>('system')

/** Applies the theme chosen on this device; without a choice it follows the system. */
export function applyTheme(choice: ThemeChoice = stored()): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  store.set(theme, choice)
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice === 'system' ? null : choice)
  applyTheme(choice)
}
