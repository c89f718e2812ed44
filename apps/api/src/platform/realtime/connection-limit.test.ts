import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { openWorld } from '../../../test/world.ts'
import type { ConnectionLimits } from './connection-limit.ts'
import { startRealtime } from './realtime.ts'

const { anotherApp, signIn, pool, clock, connection } = await openWorld()

async function listening(connectionLimit: ConnectionLimits, isProxied = false) {
  const app = await anotherApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const realtime = await startRealtime(app.server, { connection, pool, now: clock.now, log: app.log, connectionLimit, isProxied })
  onTestFinished(() => realtime.stop())
  const address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/.ws?v=5&ns=vendor`
  return async (headers: Record<string, string> = {}) => {
    const socket = new WebSocket(address, { headers })
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    return socket
  }
}

async function authenticate(socket: WebSocket, cred: string) {
  const hello = { t: 'd', d: { r: 1, a: 'auth', b: { cred } } }
  socket.send(JSON.stringify(hello))
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer]
    const { d } = JSON.parse(data.toString()) as { d: { r?: number; b?: { s: string } } }
    if (d.r === 1) return d.b?.s
  }
}

it('closes a socket that does not sign in, and keeps one that does', async () => {
  const open = await listening({ milliseconds: 300, perAddressMax: 5 })
  const token = (await signIn('mara'))['x-access-token']!
  const user = await open()
  expect(await authenticate(user, token)).toBe('ok')
  const [silent, guessing] = [await open(), await open()]
  const ends = [once(silent, 'close'), once(guessing, 'close')]
  expect(await authenticate(guessing, 'vp_guessed')).toBe('invalid_token')
  await Promise.all(ends)
  expect(user.readyState).toBe(WebSocket.OPEN)
})

it('limits the sockets without sign-in per address', async () => {
  const open = await listening({ milliseconds: 60_000, perAddressMax: 2 }, true)
  const office = { 'x-forwarded-for': '192.0.2.9, 192.0.2.1' }
  const [first] = [await open(office), await open(office)]
  await expect(open(office)).rejects.toThrow('429')
  await open({ 'x-forwarded-for': '192.0.2.9' })
  expect(await authenticate(first, (await signIn('mara'))['x-access-token']!)).toBe('ok')
  const third = await open(office)
  await expect(open(office)).rejects.toThrow('429')
  third.terminate()
  await expect
    .poll(() =>
      open(office).then(
        () => 'open',
        () => 'full',
      ),
    )
    .toBe('open')
})
