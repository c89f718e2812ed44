import { ApiError } from '@vendor-panel/sdk'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryOf, isDoubtful, sentAgain, textOf, withText, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'
import { sendOutbox, withEntry, type SendOptions } from './send-outbox.ts'

const writtenAt = '2026-11-24T14:00:00.000Z'
const common = { key: 'key-of-one', writtenAt, triedAt: null, leadId: 40, couple: 'Nora & Ben', refusal: null }
const note: OutboxEntry = { ...common, id: 'one', operation: 'createLeadNote', body: { body: 'Wants the garden.' } }
const call: OutboxEntry = {
  ...common,
  id: 'two',
  key: 'key-of-two',
  operation: 'createLeadInteraction',
  body: { type: 'call', result: 'busy' },
}
const message: OutboxEntry = {
  ...common,
  id: 'three',
  key: 'key-of-three',
  operation: 'createLeadMessage',
  body: { subject: 'Your wedding', body: 'June is free.' },
}

/** A device, and a server that performs a key once, refuses what it is asked to refuse, and can be cut off before or after its work. */
function world(...entries: OutboxEntry[]) {
  const rows = new Map(entries.map((entry) => [entry.id, entry]))
  const performed: { operation: string; key: string; body: object }[] = []
  const known = new Map<string, string>()
  const cuts: ('before' | 'after' | ApiError)[] = []
  const network = () => new ApiError({ status: 0, code: 'network' })
  const operation =
    (name: string) =>
    async ({ body, idempotencyKey = '' }: { body: object; idempotencyKey?: string }) => {
      const cut = cuts.shift()
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (cut === 'before') throw network()
      if (cut instanceof ApiError) throw cut
      const first = known.get(idempotencyKey)
      if (first !== undefined && first !== JSON.stringify(body)) throw new ApiError({ status: 422, code: 'idempotency_key_reused' })
      if (first === undefined) {
        known.set(idempotencyKey, JSON.stringify(body))
        performed.push({ operation: name, key: idempotencyKey, body })
      }
      if (cut === 'after') throw network()
      return {} as never
    }
  const store: OutboxStore = {
    read: () => Promise.resolve([...rows.values()]),
    write: (entry) => Promise.resolve(void rows.set(entry.id, structuredClone(entry))),
    remove: (id) => Promise.resolve(void rows.delete(id)),
  }
  const options: SendOptions = {
    userId: 7,
    api: {
      createLeadMessage: operation('createLeadMessage'),
      createLeadSms: operation('createLeadSms'),
      createLeadNote: operation('createLeadNote'),
      createLeadInteraction: operation('createLeadInteraction'),
    },
    store,
    locks: navigator.locks,
    now: () => Date.parse(writtenAt) + waitedMs,
    isStopped: () => false,
  }
  const send = () => sendOutbox(options)
  return { rows, performed, cuts, options, send, only: () => [...rows.values()][0]! }
}

let waitedMs = 0
beforeEach(() => {
  waitedMs = 1000
})
const hours = (count: number) => count * 3_600_000

describe('a waiting entry is sent once', () => {
  it('in the order of writing, and leaves the outbox', async () => {
    const { rows, performed, send } = world(note, call, message)
    expect(await send()).toBe(3)
    expect(performed.map(({ key }) => key)).toEqual(['key-of-one', 'key-of-two', 'key-of-three'])
    expect(rows.size).toBe(0)
  })

  it('with two tabs that send at the same time', async () => {
    const { performed, send } = world(note, message)
    const sent = await Promise.all([send(), send()])
    expect(sent.toSorted()).toEqual([0, 2])
    expect(performed).toHaveLength(2)
  })

  it('after an answer that was lost, and after a tab that was closed before the answer', async () => {
    const { rows, performed, cuts, send, only } = world(note)
    cuts.push('after')
    expect(await send()).toBe(0)
    expect(only()).toMatchObject({ key: 'key-of-one', refusal: null, triedAt: expect.any(String) })
    // The next tab starts with what is stored.
    expect(await send()).toBe(1)
    expect([performed.length, rows.size]).toEqual([1, 0])
  })

  it('later ones wait while the server cannot be reached', async () => {
    const { rows, performed, cuts, send } = world(note, message)
    cuts.push('before')
    expect(await send()).toBe(0)
    expect([performed.length, rows.size]).toEqual([0, 2])
  })

  it.each([
    [{ status: 503, code: 'unavailable' }],
    [{ status: 429, code: 'too_many_tries' }],
    [{ status: 409, code: 'in_flight' }],
    [{ status: 401, code: 'unauthenticated' }],
  ])('stays waiting after %o', async (refusal) => {
    const { cuts, send, only } = world(note)
    cuts.push(new ApiError(refusal))
    await send()
    expect(only().refusal).toBeNull()
  })

  it('not while the user edits it, and not after the session has ended', async () => {
    const { performed, send, options } = world(note)
    await withEntry(navigator.locks, note.id, async () => expect(await send()).toBe(0))
    expect(await sendOutbox({ ...options, isStopped: () => true })).toBe(0)
    expect(performed).toEqual([])
  })
})

describe('a refused entry', () => {
  it('stays with the reason, and the others are sent', async () => {
    const { cuts, performed, send, only } = world(message, note)
    const reason = 'The couple does not want to be contacted by e-mail.'
    cuts.push(new ApiError({ status: 422, code: 'invalid', fieldErrors: [{ path: 'body', message: reason, code: 'channel_closed' }] }))
    expect(await send()).toBe(1)
    expect(only()).toMatchObject({ id: 'three', refusal: { code: 'invalid', reason }, triedAt: null })
    await send()
    expect(performed).toHaveLength(1)
  })

  it('is sent with the same key again after the user has edited it', async () => {
    const { rows, cuts, performed, send, only } = world(message)
    cuts.push(new ApiError({ status: 422, code: 'invalid', message: 'Too long' }))
    await send()
    rows.set(
      message.id,
      withText(
        sentAgain(only(), () => 'another-key'),
        'June is free!',
      ),
    )
    expect(await send()).toBe(1)
    expect(performed).toMatchObject([{ key: 'key-of-three', body: { subject: 'Your wedding', body: 'June is free!' } }])
  })
})

describe('a conflict is shown', () => {
  it('if an earlier version of an edited text was performed: only the user sends both', async () => {
    const { rows, cuts, performed, send, only } = world(message)
    cuts.push('after')
    await send()
    rows.set(message.id, withText(only(), 'June is taken.'))
    expect(await send()).toBe(0)
    expect(only().refusal?.code).toBe('idempotency_key_reused')
    expect(isDoubtful(only())).toBe(true)
    expect(performed).toHaveLength(1)
    rows.set(
      message.id,
      sentAgain(only(), () => 'another-key'),
    )
    expect(await send()).toBe(1)
    expect(performed.map(({ key }) => key)).toEqual(['key-of-three', 'another-key'])
  })

  it('if the server may have dropped the key of an earlier try', async () => {
    const { cuts, performed, send, only } = world(message)
    cuts.push('after')
    await send()
    waitedMs = hours(23) + 2000
    expect(await send()).toBe(0)
    expect(isDoubtful(only())).toBe(true)
    expect(performed).toHaveLength(1)
  })
})

describe('an interaction that has waited', () => {
  it('LEAD-22 keeps the time at which it was written', async () => {
    const { performed, send } = world(call)
    waitedMs = hours(30)
    expect(await send()).toBe(1)
    expect(performed).toMatchObject([{ body: { type: 'call', result: 'busy', at: writtenAt } }])
  })

  it('has the time of the call if it names one, and the same body on each try', async () => {
    const named: OutboxEntry = { ...call, body: { type: 'call', result: 'busy', callId: 5 } }
    const { performed, send } = world(named, { ...call, id: 'tried', key: 'key-of-the-tried', triedAt: writtenAt })
    waitedMs = hours(1)
    expect(await send()).toBe(2)
    expect(performed.map(({ body }) => body)).toEqual([
      { type: 'call', result: 'busy', callId: 5 },
      { type: 'call', result: 'busy' },
    ])
  })
})

describe('a stored entry', () => {
  it('AMB-05 is read as it was written; another format is not an entry', () => {
    for (const entry of [note, call, message]) expect(entryOf(structuredClone(entry))).toEqual(entry)
    for (const stored of [undefined, {}, { ...note, operation: 'deleteLeadNote' }, { ...note, body: { body: 7 } }])
      expect(entryOf(stored)).toBeUndefined()
  })

  it('has one text, which can be changed', () => {
    for (const entry of [note, call, message]) expect(textOf(withText(entry, 'Another'))).toBe('Another')
    expect(withText(withText(call, 'Another'), ' ')).toEqual(call)
  })
})
