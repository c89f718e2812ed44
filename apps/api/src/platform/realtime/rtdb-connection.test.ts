import { expect, it, onTestFinished, vi } from 'vitest'
import { listensMax, RtdbConnection, type FeedSession } from './rtdb-connection.ts'

const session: FeedSession = { customerId: 1, customerUserId: 2, uuid: 'mara', tokenHash: 'hash', expiresAt: new Date('2027-01-01') }

it('REAL-05 one connection listens to a limited number of paths, and to others once it ends some', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: string[] = []
  const peer = {
    host: 'localhost',
    now: () => new Date('2026-11-24').getTime(),
    send: (text: string) => void sent.push(text),
    close: vi.fn(),
    authenticate: () => Promise.resolve(session),
    snapshot: () => Promise.resolve({}),
  }
  const connection = new RtdbConnection(peer, 'id')
  const ask = async (a: string, b: object) => {
    // Slower than the limit of messages in a second.
    vi.advanceTimersByTime(100)
    await connection.receive(JSON.stringify({ t: 'd', d: { r: 1, a, b } }))
    return (JSON.parse(sent.at(-1)!) as { d: { b: { s: string } } }).d.b.s
  }
  const lead = (id: number) => ({ p: `/customer_users/mara/leads/${id}` })
  expect(await ask('gauth', { cred: 'token' })).toBe('ok')
  for (let id = 1; id <= listensMax; id += 1) expect(await ask('q', lead(id))).toBe('ok')
  expect(await ask('q', lead(listensMax + 1))).toBe('permission_denied')
  expect(await ask('n', lead(1))).toBe('ok')
  expect(await ask('q', lead(listensMax + 1))).toBe('ok')
  expect(peer.close).not.toHaveBeenCalled()
})
