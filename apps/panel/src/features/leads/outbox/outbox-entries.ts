import { atom } from 'jotai'
import type { OutboxEntry } from './outbox-entry.ts'

/** What waits to be sent, in the order of writing. `outbox.ts` reads it from the device. */
export const outboxEntries = atom<readonly OutboxEntry[]>([])
