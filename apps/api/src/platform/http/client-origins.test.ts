import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { appKey, openWorld } from '../../../test/world.ts'
import { startRealtime } from '../realtime/realtime.ts'
import { clientOriginsFrom, originsOf } from './client-origins.ts'

const planner = 'https://planner.example'
const kiosk = 'https://kiosk.example'
const clients = clientOriginsFrom(`planner ${planner} https://beta.planner.example, kiosk ${kiosk}`)
const { app, signIn, anotherApp, pool, connection, clock } = await openWorld({ clients })
const token = (await signIn('mara'))['x-access-token']!

const call = (origin: string | undefined, key: string, url = '/api/leads') =>
  app.inject({ url, headers: { 'x-access-token': token, 'x-consumer-key': key, ...(origin && { origin }) } })
const preflight = (origin: string, url = '/api/leads', from = app) =>
  from.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' },
  })

describe('pages of another origin', () => {
  it('are allowed by the preflight with the methods and headers of the contract, if an app has their origin', async () => {
    const { statusCode, headers } = await preflight(planner)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': planner,
      'access-control-max-age': '600',
      vary: expect.stringMatching(/origin/i),
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    const allowed = String(headers['access-control-allow-headers']).split(', ')
    for (const name of ['content-type', 'accept-language', 'x-access-token', 'x-consumer-key', 'idempotency-key', 'if-match'])
      expect(allowed).toContain(name)
    expect(String(headers['access-control-allow-methods'])).toContain('PATCH')
  })

  it('read answers and refusals, with their headers', async () => {
    const { statusCode, headers } = await call(planner, 'planner')
    expect(statusCode).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(planner)
    const exposed = String(headers['access-control-expose-headers']).split(', ')
    for (const name of ['x-request-id', 'retry-after', 'etag', 'undo-token', 'error-version', 'ratelimit', 'ratelimit-policy'])
      expect(exposed).toContain(name)
    const refused = await call(planner, 'planner', '/api/leads/2000000000')
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([404, planner])
  })

  it('sign in with the key of their app', async () => {
    const send = (origin: string, key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/access-tokens',
        headers: { origin, 'x-consumer-key': key },
        payload: { username: 'mara', password: 'wedding-demo' },
      })
    expect((await send(planner, 'planner')).statusCode).toBe(201)
    expect((await send(kiosk, 'planner')).statusCode).toBe(401)
  })

  it.each([
    ['the key of another app', kiosk, 'planner'],
    ['the key of the panel', planner, appKey],
    ['a key of an app from an origin that no app has', 'https://elsewhere.example', 'planner'],
    ['an unknown key', planner, 'unknown'],
  ])('are refused with %s', async (_which, origin, key) => {
    expect((await call(origin, key)).statusCode).toBe(401)
  })

  it('without an app get no permission, and neither do documents outside of the API', async () => {
    for (const answer of [
      await preflight('https://elsewhere.example'),
      await preflight(planner, '/reference'),
      await call('https://elsewhere.example', appKey),
    ])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    const closed = await anotherApp({ clients: new Map() })
    expect((await preflight(planner, '/api/leads', closed)).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('connect to the realtime store only from an origin of an app or of the panel', async () => {
    const server = await anotherApp()
    await server.listen({ port: 0, host: '127.0.0.1' })
    const origins = new Set(['https://panel.example', ...originsOf(clients)])
    const realtime = await startRealtime(server.server, { connection, pool, now: clock.now, log: server.log, origins })
    onTestFinished(() => realtime.stop())
    const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const open = async (origin?: string) => {
      const socket = new WebSocket(`ws://${host}/.ws?v=5&ns=vendor`, origin === undefined ? {} : { origin })
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
    }
    for (const origin of [undefined, planner, 'https://panel.example', `http://${host}`]) await open(origin)
    await expect(open('https://elsewhere.example')).rejects.toThrow('403')
  })
})

describe('a script or a server', () => {
  it('sends no origin, and uses any key that it has', async () => {
    for (const key of ['planner', appKey]) expect((await call(undefined, key)).statusCode).toBe(200)
  })
})

describe('CLIENT_ORIGINS', () => {
  it('may be empty', () => expect(clientOriginsFrom(undefined).size).toBe(0))

  it.each([
    ['planner', 'has no origin for "planner"'],
    ['planner https://planner.example/', 'has "https://planner.example/", which is no origin'],
    ['planner planner.example', 'which is no origin'],
    ['plan/ner https://planner.example', 'has the key "plan/ner"'],
    ['a https://a.example, a https://b.example', 'has the key "a"'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => clientOriginsFrom(text)).toThrow(sentence)
  })
})
