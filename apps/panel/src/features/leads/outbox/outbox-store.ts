import { del, delMany, entries, keys, set } from 'idb-keyval'
import { entryOf, type OutboxEntry } from './outbox-entry.ts'

// The user comes first, as for drafts: another user on the same device never sees it (AMB-05).
const keyOf = (userId: number, id: string) => ['leadOutbox', userId, id]
const isOf = (userId: number) => (key: IDBValidKey) => Array.isArray(key) && key[0] === 'leadOutbox' && key[1] === userId

/** The outbox of one user on this device. */
export interface OutboxStore {
  /** In the order of writing. */
  read: () => Promise<OutboxEntry[]>
  write: (entry: OutboxEntry) => Promise<void>
  remove: (id: string) => Promise<void>
}

export const storeOf = (userId: number): OutboxStore => ({
  async read() {
    const stored = await entries()
    const found = stored.flatMap(([key, value]) => (isOf(userId)(key) ? (entryOf(value) ?? []) : []))
    return found.toSorted((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1))
  },
  write: (entry) => set(keyOf(userId, entry.id), entry),
  remove: (id) => del(keyOf(userId, id)),
})

/** How many entries of this user wait: an explicit logout asks if there are any (AMB-05). */
export async function countOutbox(userId: number): Promise<number> {
  return (await keys()).filter(isOf(userId)).length
}

/** Deletes all entries of this user. */
export async function deleteOutbox(userId: number): Promise<void> {
  await delMany((await keys()).filter(isOf(userId)))
}
