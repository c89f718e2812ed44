import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { couple, openWorld, type Caller } from '../../../test/world.ts'
import { startRealtime } from './realtime.ts'

const { app, ok, signIn, db, pool, clock, connection } = await openWorld()
let address: string
let realtime: Awaited<ReturnType<typeof startRealtime>>
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/.ws?v=5&ns=vendor`
  realtime = await startRealtime(app.server, { connection, pool, now: clock.now, log: app.log })
})
afterAll(() => realtime.stop())

type Message = { t: string; d: { r?: number; a?: string; b: { s?: string; p?: string; d?: unknown } } }

/** A minimal client of the protocol. */
async function connect() {
  const socket = new WebSocket(address)
  const messages: Message[] = []
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message))
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  let last = 0
  const send = (a: string, b: object) => {
    last += 1
    socket.send(JSON.stringify({ t: 'd', d: { r: last, a, b } }))
    return last
  }
  const reply = async (r: number) => {
    await vi.waitFor(() => expect(messages.some(({ d }) => d.r === r)).toBe(true))
    return messages.find(({ d }) => d.r === r)?.d.b.s
  }
  const dataOf = (action: string) => messages.filter(({ d }) => d.a === action).map(({ d }) => d.b)
  return { socket, messages, send, reply, dataOf, ask: (a: string, b: object) => reply(send(a, b)) }
}
const user = (username: string) => db.selectFrom('customer_users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
const tokenOf = (caller: Caller) => caller['x-access-token']!
const request = { providerId: 2, name: 'Ada & Bruno', message: 'Hello', contactPreference: 'none', isWedding: true }
const askVendor = async () => (await ok('createIntakeLead', { as: couple, body: request })).data.id

const mara = await user('mara')
const own = `/customer_users/${mara.uuid}/leads`

describe('the realtime endpoint', () => {
  it("REAL-01 greets with version 5 and the client's own host", async () => {
    const { messages } = await connect()
    await vi.waitFor(() =>
      expect(messages[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: address.slice(5, address.indexOf('/.ws')) } } }),
    )
  })

  it('REAL-01 a listener gets the existing data, then each event at its path', async () => {
    const before = await askVendor()
    const { ask, dataOf } = await connect()
    expect(await ask('auth', { cred: tokenOf(await signIn('mara')) })).toBe('ok')
    expect(await ask('q', { p: own, h: '' })).toBe('ok')
    expect(dataOf('d')[0]).toMatchObject({
      p: own.slice(1),
      d: { [before]: { new: { kind: 'lead', leadId: before, coupleName: 'Ada & Bruno' } } },
    })
    const leadId = await askVendor()
    await vi.waitFor(() =>
      expect(dataOf('d').at(-1)).toMatchObject({ p: `${own.slice(1)}/${leadId}/new`, d: { kind: 'lead', leadId, messageId: null } }),
    )
    const { data } = await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'email', body: 'More' } })
    await vi.waitFor(() =>
      expect(dataOf('d').at(-1)).toMatchObject({ p: `${own.slice(1)}/${leadId}/${data.id}`, d: { kind: 'message', messageId: data.id } }),
    )
  })

  it.each(['mara', 'felix'])(
    'REAL-01 LEAD-41 an event for %s has the row of the list, without phone, e-mail and message',
    async (username) => {
      const as = await signIn(username)
      const [known] = (await ok('listLeads', { as, query: { limit: 1 } })).data
      const { ask, messages, dataOf } = await connect()
      await ask('auth', { cred: tokenOf(as) })
      await ask('q', { p: `/customer_users/${(await user(username)).uuid}/leads`, h: '' })
      const secrets = { phone: '+16135550177', email: 'ada.hidden@example.com', message: 'Our first wish: lanterns' }
      const body = { ...request, ...secrets, providerId: known!.provider.id, budgetPerPerson: 77_123 }
      const leadId = (await ok('createIntakeLead', { as: couple, body })).data.id
      await ok('createIntakeMessage', {
        as: couple,
        path: { leadId },
        body: { channel: 'email', subject: 'Secret subject', body: 'Secret body' },
      })
      // The two events are sent at the same time and arrive in either order.
      const events = () => dataOf('d').map(({ d }) => d as { kind?: string; leadId?: number; row?: object } | null)
      const messageEvent = () => events().find((event) => event?.kind === 'message' && event.leadId === leadId)
      await vi.waitFor(() => expect(messageEvent()).toBeDefined(), { timeout: 10_000 })
      const listed = (await ok('listLeads', { as })).data.find(({ id }) => id === leadId)!
      const row = messageEvent()?.row
      expect(listed).toMatchObject(row ?? { row: 'none' })
      expect(row).toMatchObject({ couple: { name: 'Ada & Bruno' }, currency: listed.currency, unreadMessageCount: 1 })
      const everything = JSON.stringify(messages)
      for (const secret of [...Object.values(secrets), '77123', 'Secret subject', 'Secret body']) expect(everything).not.toContain(secret)
    },
  )

  it('a colleague who opens a couple, or begins to write, is announced to the users who view it, and to no other user', async () => {
    const [maras, jonas] = [await signIn('mara'), await signIn('jonas')]
    const mill = await db.selectFrom('providers').select('id').where('name', '=', 'Rosewood Mill').executeTakeFirstOrThrow()
    const leadId = (await ok('createIntakeLead', { as: couple, body: { ...request, providerId: mill.id } })).data.id
    const view = (as: Caller, isWriting: boolean) => ok('replaceLeadPresence', { as, path: { leadId }, body: { isWriting } })
    const { ask, dataOf } = await connect()
    await ask('auth', { cred: tokenOf(maras) })
    expect(await ask('q', { p: `/customer_users/${mara.uuid}/presence`, h: '' })).toBe('ok')
    const other = await connect()
    await other.ask('auth', { cred: tokenOf(jonas) })
    await other.ask('q', { p: `/customer_users/${(await user('jonas')).uuid}/presence`, h: '' })
    const announced = () => dataOf('d').filter(({ p }) => p?.endsWith(`/presence/${leadId}`)).length
    await view(maras, false)
    await view(jonas, false)
    await vi.waitFor(() => expect(announced()).toBe(1))
    // A report without a change is not announced.
    await view(jonas, false)
    await view(jonas, true)
    await vi.waitFor(() => expect(announced()).toBe(2))
    expect(other.dataOf('d').filter(({ p }) => p?.endsWith(`/${leadId}`))).toEqual([])
    await view(maras, true)
    await vi.waitFor(() => expect(other.dataOf('d').filter(({ p }) => p?.endsWith(`/presence/${leadId}`))).toHaveLength(1))
    expect(announced()).toBe(2)
  })

  it('REAL-01 an event that was written before events had a row is sent without one', async () => {
    const leadId = await askVendor()
    await db.updateTable('feed_events').set({ lead_row: null }).where('lead_id', '=', leadId).execute()
    const { ask, dataOf } = await connect()
    await ask('auth', { cred: tokenOf(await signIn('mara')) })
    await ask('q', { p: `${own}/${leadId}`, h: '' })
    expect(dataOf('d')[0]?.d).toEqual({ new: expect.not.objectContaining({ row: expect.anything() }) })
  })

  it("REAL-01 listening is refused for other users' paths, for the root, and without a session", async () => {
    const { ask } = await connect()
    expect(await ask('q', { p: own, h: '' })).toBe('permission_denied')
    expect(await ask('auth', { cred: 'vp_guessed' })).toBe('invalid_token')
    expect(await ask('auth', { cred: tokenOf(await signIn('jonas')) })).toBe('ok')
    for (const p of [own, '/customer_users', '/', `/customer_users/${mara.uuid}`, `${own}/../..`, '/customer_users/%2E%2E/leads'])
      expect(await ask('q', { p, h: '' }), p).toBe('permission_denied')
  })

  it('REAL-01 writes, one-time reads and partial queries are refused', async () => {
    const { ask } = await connect()
    await ask('auth', { cred: tokenOf(await signIn('mara')) })
    for (const [action, body] of [
      ['p', { p: own, d: {} }],
      ['m', { p: own, d: {} }],
      ['o', { p: own, d: {} }],
      ['g', { p: '/customer_users', q: {} }],
      ['q', { p: own, q: { l: 1 }, t: 1, h: '' }],
    ] as const)
      expect(await ask(action, body), action).toBe('permission_denied')
  })

  it('messages are processed in order: a listen right after the sign-in is accepted', async () => {
    const { send, reply } = await connect()
    const token = tokenOf(await signIn('mara'))
    const [signedIn, listening] = [send('auth', { cred: token }), send('q', { p: own, h: '' })]
    expect([await reply(signedIn), await reply(listening)]).toEqual(['ok', 'ok'])
  })

  it('accepts messages in several frames', async () => {
    const { socket, reply } = await connect()
    const whole = JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred: tokenOf(await signIn('mara')) } } })
    for (const piece of ['2', whole.slice(0, 20), whole.slice(20)]) socket.send(piece)
    expect(await reply(1)).toBe('ok')
  })

  it('REAL-06 listeners end with their session, and only those', async () => {
    const [one, other] = [await signIn('mara'), await signIn('mara')]
    const [ended, still] = [await connect(), await connect()]
    for (const [{ ask }, caller] of [
      [ended, one],
      [still, other],
    ] as const) {
      await ask('auth', { cred: tokenOf(caller) })
      await ask('q', { p: own, h: '' })
    }
    await ok('deleteAccessToken', { as: one, path: { accessTokenId: tokenOf(one) } })
    await vi.waitFor(() => expect(ended.dataOf('c')).toEqual([{ p: own.slice(1) }]))
    expect(ended.dataOf('ac')).toMatchObject([{ s: 'expired_token' }])
    const leadId = await askVendor()
    await vi.waitFor(() => expect(still.dataOf('d').at(-1)).toMatchObject({ d: { leadId } }))
    expect(ended.dataOf('d')).toHaveLength(1)
    expect(ended.socket.readyState).not.toBe(WebSocket.OPEN)
  })

  it('REAL-01 events older than a day are not sent, and at most 200 are', async () => {
    const { customer_id, id } = mara
    const [lead] = (await ok('listLeads', { as: await signIn('mara'), query: { limit: 1 } })).data
    const event = {
      customer_id,
      customer_user_id: id,
      kind: 'message' as const,
      lead_id: lead!.id,
      couple_name: 'Old',
      provider_name: 'Rosewood',
    }
    await db.deleteFrom('feed_events').execute()
    const at = (minutes: number) => clock.now().subtract({ minutes }).toString()
    const add = (events: { message_id: number; at: string }[]) =>
      db
        .insertInto('feed_events')
        .values(events.map((one) => ({ ...event, ...one })))
        .execute()
    const received = async () => {
      const { ask, dataOf } = await connect()
      await ask('auth', { cred: tokenOf(await signIn('mara')) })
      await ask('q', { p: `${own}/${lead!.id}`, h: '' })
      return Object.keys(dataOf('d')[0]?.d as object)
    }
    await add([
      { message_id: 900_000, at: at(24 * 60 + 1) },
      { message_id: 900_001, at: at(24 * 60 - 1) },
    ])
    expect(await received()).toEqual(['900001'])
    await add(Array.from({ length: 205 }, (_, index) => ({ message_id: 1_000_000 + index, at: at(300 - index) })))
    const keys = await received()
    expect(keys).toHaveLength(200)
    expect(keys).not.toContain('1000004')
    expect(keys).toContain('1000204')
  })

  it('events during a lost database connection are sent afterwards', async () => {
    const { ask, dataOf } = await connect()
    await ask('auth', { cred: tokenOf(await signIn('mara')) })
    await ask('q', { p: own, h: '' })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vendor-panel feed'`.execute(db)
    const leadId = await askVendor()
    await vi.waitFor(() => expect(JSON.stringify(dataOf('d').at(-1))).toContain(`"leadId":${leadId}`), { timeout: 10_000 })
    const next = await askVendor()
    await vi.waitFor(() => expect(dataOf('d').at(-1)).toMatchObject({ d: { leadId: next } }), { timeout: 10_000 })
  })

  it('closes a connection with another protocol', async () => {
    for (const noise of ['{', 'null', '999999']) {
      const { socket } = await connect()
      socket.send(noise)
      socket.send(noise)
      await once(socket, 'close')
    }
  })
})
