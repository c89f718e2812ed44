import { isApiError, type VendorApi } from '@vendor-panel/sdk'
import { afterFailure, beginTry, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'

type Api = Pick<VendorApi, OutboxEntry['operation']>
type Locks = Pick<LockManager, 'request'>

export interface SendOptions {
  userId: number
  api: Api
  store: OutboxStore
  locks: Locks
  now: () => number
  /** Ends it between two entries, because the session has ended. */
  isStopped: () => boolean
}

/**
 * Runs `work` while no other tab edits, deletes or sends this entry; null if another one does.
 */
export const withEntry = <Result>(locks: Locks, id: string, work: () => Promise<Result>): Promise<Result | null> =>
  locks.request(`vendor-panel-outbox-entry-${id}`, { ifAvailable: true }, (lock) => (lock ? work() : null))

/** Sends the waiting entries of a user in the order of writing, in one tab at a time. Resolves to the number of those sent. */
export const sendOutbox = (options: SendOptions): Promise<number> =>
  options.locks.request(`vendor-panel-outbox-${options.userId}`, async () => {
    let sent = 0
    for (const { id } of await options.store.read()) {
      const outcome = await withEntry(options.locks, id, () => sendEntry(id, options))
      if (outcome === 'sent') sent += 1
      if (outcome === 'stopped') break
    }
    return sent
  })

async function sendEntry(id: string, { api, store, now, isStopped }: SendOptions): Promise<'sent' | 'kept' | 'stopped'> {
  // Read again: another tab may have changed or deleted it in the meantime.
  const entry = (await store.read()).find((one) => one.id === id)
  if (!entry || entry.refusal) return 'kept'
  if (isStopped()) return 'stopped'
  const tried = beginTry(entry, now())
  // Stored before the request: after a crash before the answer, the next try is the same request.
  await store.write(tried)
  if (tried.refusal) return 'kept'
  try {
    await request(api, tried)
  } catch (error) {
    if (!isApiError(error)) throw error
    const refused = afterFailure(tried, error)
    if (!refused) return 'stopped'
    await store.write(refused)
    return 'kept'
  }
  await store.remove(id)
  return 'sent'
}

function request(api: Api, { key, leadId, ...entry }: OutboxEntry): Promise<unknown> {
  const input = { path: { leadId }, idempotencyKey: key }
  switch (entry.operation) {
    case 'createLeadMessage':
      return api.createLeadMessage({ ...input, body: entry.body })
    case 'createLeadSms':
      return api.createLeadSms({ ...input, body: entry.body })
    case 'createLeadNote':
      return api.createLeadNote({ ...input, body: entry.body })
    case 'createLeadInteraction':
      return api.createLeadInteraction({ ...input, body: entry.body })
  }
}
