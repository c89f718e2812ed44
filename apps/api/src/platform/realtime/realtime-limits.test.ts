/** How much one session may ask of the realtime endpoint, and how soon it ends with its session. */
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openWorld } from '../../../test/world.ts'
import { socketsPerSessionMax, startRealtime } from './realtime.ts'
import { framesPerSecondMax } from './rtdb-connection.ts'

const { app, ok, signIn, db, pool, clock, connection } = await openWorld()
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/.ws?v=5&ns=vendor`
const connectionLimit = { milliseconds: 60_000, perAddressMax: 50 }
const origins = new Set<string>()
const realtime = await startRealtime(app.server, { connection, pool, now: clock.now, log: app.log, connectionLimit, origins })
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

/** Asks for a socket, and resets the connection after the answer; the status when the server has closed it too. */
async function resetAfterAnswer(path: string, headers = ''): Promise<number> {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`)
  const [served] = await accepted
  // `once` would listen for errors too.
  const closed = new Promise((resolve) => served.on('close', resolve))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.resetAndDestroy()
  await closed
  return Number(answer.toString().split(' ', 2)[1])
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

  it('survives a client that resets its connection after a refusal', async () => {
    const uncaught = vi.fn()
    process.on('uncaughtException', uncaught)
    onTestFinished(() => void process.off('uncaughtException', uncaught))
    expect(await resetAfterAnswer('/other')).toBe(404)
    expect(await resetAfterAnswer('/.ws', 'Origin: https://example.com\r\n')).toBe(403)
    const waiting = await Promise.all(Array.from({ length: connectionLimit.perAddressMax }, () => opened()))
    expect(await resetAfterAnswer('/.ws')).toBe(429)
    expect(uncaught).not.toHaveBeenCalled()
    const closed = waiting.map(({ socket }) => once(socket, 'close'))
    for (const { socket } of waiting) socket.close()
    await Promise.all(closed)
    expect((await signedIn((await signIn('mara'))['x-access-token']!)).replies).toEqual(['ok'])
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
