import { atom } from 'jotai'
import { readStored, writeStored } from './storage.ts'
import { store } from './store.ts'

/** Whether keys without a modifier are shortcuts on this device (WCAG 2.1.4). Escape and the arrows always work. */
export const hasSingleKeys = atom(readStored('shortcuts') !== 'off')

export function chooseSingleKeys(isOn: boolean): void {
  writeStored('shortcuts', isOn ? null : 'off')
  store.set(hasSingleKeys, isOn)
}
