/** The outbox of the signed-in user (decision 31). Its code is loaded after the page is useful. */
import type { VendorApi } from '@vendor-panel/sdk'
import { store as atoms } from '../../../shared/store.ts'
import { outboxEntries } from './outbox-entries.ts'
import { entryOf, type OutboxEntry, type OutboxOperation } from './outbox-entry.ts'
import { storeOf } from './outbox-store.ts'
import { sendOutbox, withEntry } from './send-outbox.ts'

/** Announces changes to the other tabs, which read again. */
const channel = new BroadcastChannel('vendor-panel-outbox')
const announceChange = channel.postMessage.bind(channel, null)

const refresh = async (userId: number): Promise<void> => atoms.set(outboxEntries, await storeOf(userId).read())

async function announce(userId: number): Promise<void> {
  announceChange()
  await refresh(userId)
}

const retryMs = { first: 5_000, most: 60_000 }
let wake: (isManual: boolean) => Promise<void> = () => Promise.resolve()

/** Sends what waits, now. Without a browser that is online it waits for it, unless the user has asked. */
export const sendNow = (isManual = false): Promise<void> => wake(isManual)

interface OpenOptions {
  userId: number
  api: VendorApi
  /** Called when entries have left the outbox: with the number that this tab has sent. */
  onSent: (count: number) => void
}

/** Follows the outbox of a user, and sends what waits when the connection returns. Returns a function that stops it. */
export function openOutbox({ userId, api, onSent }: OpenOptions): () => void {
  let isStopped = false
  let delay = retryMs.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const options = {
    userId,
    api,
    store: storeOf(userId),
    locks: navigator.locks,
    now: () => Date.now(),
    isStopped: () => isStopped,
  }
  const waits = () => atoms.get(outboxEntries).some(({ refusal }) => refusal === null)

  async function run(isManual: boolean): Promise<void> {
    clearTimeout(timer)
    await refresh(userId)
    if (isStopped || !waits() || !(isManual || navigator.onLine)) return
    const sent = await sendOutbox(options)
    await announce(userId)
    if (isStopped) return
    if (sent > 0) onSent(sent)
    if (!waits()) return
    timer = setTimeout(() => void run(false), delay)
    delay = Math.min(delay * 2, retryMs.most)
  }
  const start = (isManual: boolean) => {
    delay = retryMs.first
    return run(isManual)
  }
  const onOnline = () => void start(false)
  const onChange = () => {
    const before = atoms.get(outboxEntries).length
    void refresh(userId).then(() => atoms.get(outboxEntries).length < before && onSent(0))
  }
  wake = start
  window.addEventListener('online', onOnline)
  channel.addEventListener('message', onChange)
  // A browser without IndexedDB has nothing to send.
  start(false).catch(() => {})
  return () => {
    isStopped = true
    wake = () => Promise.resolve()
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    channel.removeEventListener('message', onChange)
    atoms.set(outboxEntries, [])
  }
}

export interface NewEntry extends Omit<OutboxEntry, 'id' | 'operation' | 'body' | 'refusal'> {
  operation: OutboxOperation
  body: object
}

/** Stores a write that got no answer, and tries it again. */
export async function addToOutbox(userId: number, written: NewEntry): Promise<void> {
  const entry = entryOf({ ...written, id: crypto.randomUUID(), refusal: null })
  if (!entry) throw new Error(`${written.operation} is not as the contract says`)
  await putEntry(userId, entry)
  void sendNow()
}

/** Stores an entry, also one that was deleted before. */
export async function putEntry(userId: number, entry: OutboxEntry): Promise<void> {
  await storeOf(userId).write(entry)
  await announce(userId)
}

/** Changes an entry, or deletes it for null. False if it is being sent, or was sent in the meantime. */
export async function changeEntry(userId: number, id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<boolean> {
  const store = storeOf(userId)
  const isChanged = await withEntry(navigator.locks, id, () => changeStored())
  await announce(userId)
  return isChanged === true

  async function changeStored(): Promise<boolean> {
    const entry = (await store.read()).find((one) => one.id === id)
    if (!entry) return false
    const next = change(entry)
    await (next ? store.write(next) : store.remove(id))
    return true
  }
}

/** Keeps an entry from being sent while it is edited, until the returned function is called or the tab is closed. */
export function holdEntry(id: string): () => Promise<void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = withEntry(navigator.locks, id, () => released)
  return async () => {
    release()
    await held
  }
}
