/** How much one session may ask of the realtime endpoint, and how soon it ends with its session. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { openWorld } from '../../../test/world.ts'
import { socketsPerSessionMax, startRealtime } from './realtime.ts'
import { framesPerSecondMax } from './rtdb-connection.ts'

const { app, ok, signIn, db, pool, clock, connection } = await openWorld()
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/.ws?v=5&ns=vendor`
const realtime = await startRealtime(app.server, { connection, pool, now: clock.now, log: app.log })
afterAll(() => realtime.stop())

async function opened() {
  const socket = new WebSocket(address)
  onTestFinished(() => socket.terminate())
  const replies: (string | undefined)[] = []
  socket.on('message', (data: Buffer) => {
    const { d } = JSON.parse(data.toString()) as { d: { r?: number; b?: { s?: string } } }
    if (d.r !== undefined) replies.push(d.b?.s)
  })
  await once(socket, 'open')
  return { socket, replies, send: (a: string, b: object) => socket.send(JSON.stringify({ t: 'd', d: { r: 1, a, b } })) }
}

async function signedIn(token: string) {
  const client = await opened()
  client.send('gauth', { cred: token })
  await expect.poll(() => client.replies.length > 0 || client.socket.readyState !== WebSocket.OPEN).toBe(true)
  return client
}

const closedWithin = async (socket: WebSocket, milliseconds: number) => {
  const started = performance.now()
  if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close', { signal: AbortSignal.timeout(milliseconds) })
  return performance.now() - started < milliseconds
}

describe('REAL-05 the realtime endpoint', () => {
  it('accepts a limited number of sockets for one session', async () => {
    const token = (await signIn('mara'))['x-access-token']!
    const clients = await Promise.all(Array.from({ length: socketsPerSessionMax }, () => signedIn(token)))
    expect(clients.map(({ replies }) => replies)).toEqual(clients.map(() => ['ok']))
    const surplus = await signedIn(token)
    expect(await closedWithin(surplus.socket, 2_000)).toBe(true)
    const other = await signedIn((await signIn('mara'))['x-access-token']!)
    expect(other.replies).toEqual(['ok'])
  })

  it('closes a socket that sends more messages in a second than any client does', async () => {
    const { socket, send } = await signedIn((await signIn('mara'))['x-access-token']!)
    for (let index = 0; index <= framesPerSecondMax; index += 1) send('s', {})
    expect(await closedWithin(socket, 2_000)).toBe(true)
  })

  it('closes the sockets of a session that ends, within a second', async () => {
    const other = await signedIn((await signIn('mara'))['x-access-token']!)
    // Twice, because the regular check of all sessions, every four seconds, could close one of them in time.
    for (const _ of [1, 2]) {
      const mara = await signIn('mara')
      const { socket } = await signedIn(mara['x-access-token']!)
      await ok('deleteAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })
      expect(await closedWithin(socket, 1_000)).toBe(true)
    }
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('closes them within five seconds also if the announcement is lost', async () => {
    const mara = await signIn('mara')
    const { socket } = await signedIn(mara['x-access-token']!)
    await sql`alter table sessions disable trigger hint_session_end`.execute(db)
    onTestFinished(async () => void (await sql`alter table sessions enable trigger hint_session_end`.execute(db)))
    await ok('deleteAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })
    expect(await closedWithin(socket, 5_000)).toBe(true)
  }, 15_000)
})
