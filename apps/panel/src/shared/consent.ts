import { atom } from 'jotai'
import { readStored, writeStored } from './storage.ts'
import { store } from './store.ts'

/** Whether this device may measure the use of the panel; null before the user has chosen (INT-06). */
export type Consent = 'granted' | 'refused' | null

const stored = (): Consent => (['granted', 'refused'] as const).find((choice) => choice === readStored('measurement')) ?? null
export const measurementConsent = atom<Consent>(stored())

export function chooseConsent(choice: Exclude<Consent, null>): void {
  writeStored('measurement', choice)
  store.set(measurementConsent, choice)
}
