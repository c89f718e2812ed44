import type { AddressInfo } from 'node:net'
import { examples } from '@vendor-panel/contract/examples'
import { ApiError, createVendorApi, isApiError, items, tracing, type VendorApi, type VendorApiOptions } from '@vendor-panel/sdk'
import { createQueryClient, infinite } from '@vendor-panel/sdk/query'
import type { FeedEvent } from '@vendor-panel/sdk/realtime'
import { firebaseFeed } from '@vendor-panel/sdk/realtime-firebase'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi, type Mock } from 'vitest'
import { startRealtime } from '../src/platform/realtime/realtime.ts'
import { demoPassword } from '../src/seed/people.ts'
import { appKey, openWorld, serviceKey } from './world.ts'

/** The published client against the served application: over a real port, with the real socket. */
const { app, clock, pool, connection } = await openWorld()
let origin: string
let realtime: Awaited<ReturnType<typeof startRealtime>>

const openSocket = () => startRealtime(app.server, { connection, pool, now: clock.now, log: app.log })
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  realtime = await openSocket()
})
afterAll(() => realtime.stop())

interface Person {
  api: VendorApi
  token: () => string | null
}
async function signIn(username: string, options: Partial<VendorApiOptions> = {}): Promise<Person> {
  let token: string | null = null
  const session = { accessToken: () => token, consumerKey: () => appKey, switchUser: () => null }
  const api = createVendorApi({ baseUrl: `${origin}/api`, session, locale: () => 'en_CA', ...options })
  token = (await api.createAccessToken({ body: { username, password: demoPassword } })).accessToken.id
  return { api, token: () => token }
}
const couples = () =>
  createVendorApi({
    baseUrl: `${origin}/api`,
    session: { accessToken: () => null, consumerKey: () => appKey, switchUser: () => null },
    locale: () => 'en_CA',
    serviceKey,
  })
const sessionUser = async ({ api, token }: Person) => (await api.getAccessToken({ path: { accessTokenId: token()! } })).data.user
const refusalOf = async (call: Promise<unknown>) =>
  (await call.then(
    () => undefined,
    (error: unknown) => error,
  )) as ApiError

describe('HTTP-08 the published client and the served application', () => {
  it('AUTH-06 AUTH-08 signs in, reads the session, signs out', async () => {
    const mara = await signIn('mara')
    expect(await sessionUser(mara)).toMatchObject({ username: 'mara', canManage: true })
    expect(await mara.api.deleteAccessToken({ path: { accessTokenId: mara.token()! } })).toBeUndefined()
    expect(await refusalOf(mara.api.listLeads())).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('AUTH-42 ERR-03 a wrong password is a refused form, not an ended session', async () => {
    const onUnauthenticated = vi.fn()
    const { api } = await signIn('jonas', { onUnauthenticated })
    const error = await refusalOf(api.createAccessToken({ body: { username: 'mara', password: 'not hers' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, code: 'invalid_credentials' })
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('ERR-01 ERR-02 an ended session is reported once for all its calls', async () => {
    const onUnauthenticated = vi.fn()
    const { api, token } = await signIn('mara', { onUnauthenticated })
    await api.deleteAccessToken({ path: { accessTokenId: token()! } })
    await Promise.allSettled([api.listLeads(), api.getLeadStats(), api.getPromptMeta(), api.getLead({ path: { leadId: 1 } })])
    expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  })

  it('a client with an API key reaches the operations of its scopes only, until the key is deleted', async () => {
    const mara = await signIn('mara')
    const { data } = await mara.api.createApiKey({ body: { name: 'Nightly report', scopes: ['couples:read'] } })
    const api = createVendorApi({ baseUrl: `${origin}/api`, apiKey: data.secret })
    const [lead] = (await api.listLeads({ query: { limit: 1 } })).data
    expect(await refusalOf(api.createLeadNote({ path: { leadId: lead!.id }, body: { body: 'Hello' } }))).toMatchObject({ status: 403 })
    expect(await refusalOf(api.listApiKeys())).toMatchObject({ status: 401, code: 'unauthenticated' })
    await mara.api.deleteApiKey({ path: { apiKeyId: data.apiKey.id } })
    expect(await refusalOf(api.listLeads())).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('WORK-08 the pages of a list follow the cursor without gap or repetition', async () => {
    const { api } = await signIn('mara')
    const client = createQueryClient(api)
    const { pages } = await client.infiniteQuery({ ...infinite('listLeads', { query: { limit: 100 } }), pages: 20 })
    const ids = pages.flatMap((page) => page.data.map(({ id }) => id))
    expect(ids.length).toBe(pages[0]!.meta.total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('WORK-08 entries are read over all pages', async () => {
    const { api } = await signIn('mara')
    const ids: number[] = []
    for await (const { id } of items(api, 'listLeads', { query: { limit: 100 } })) ids.push(id)
    expect(ids.length).toBe((await api.listLeads({ query: { limit: 1 } })).meta.total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('TMPL-03 a file is uploaded in a form and downloaded unchanged', async () => {
    const mara = await signIn('mara')
    const path = { customerId: (await sessionUser(mara)).customerId }
    const pdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'Price list.pdf', { type: 'application/pdf' })
    const { data } = await mara.api.createAttachment({ path, body: { file: pdf, name: 'Price list' } })
    const file = await mara.api.downloadAttachment({ path: { ...path, attachmentId: data.id } })
    expect(await file.text()).toBe(await pdf.text())
    expect(await refusalOf(mara.api.downloadAttachment({ path: { ...path, attachmentId: data.id + 1000 } }))).toMatchObject({ status: 404 })
    const program = new File(['MZ'], 'Price list.exe')
    expect((await refusalOf(mara.api.createAttachment({ path, body: { file: program } }))).status).toBe(415)
  })

  it('a change based on an older version is refused', async () => {
    const mara = await signIn('mara')
    const path = { customerId: (await sessionUser(mara)).customerId }
    const text = (subject: string) => ({ ...examples.createMailTemplate.body!, attachmentIds: [], subject })
    const { data } = await mara.api.createMailTemplate({ path, body: text('First') })
    const one = { path: { ...path, mailTemplateId: data.id } }
    let etag = ''
    await mara.api.getMailTemplate({ ...one, onHeaders: (headers) => (etag = headers.get('etag') ?? '') })
    await mara.api.replaceMailTemplate({ ...one, body: text('Second'), ifMatch: etag })
    const error: unknown = await refusalOf(mara.api.replaceMailTemplate({ ...one, body: text('Third'), ifMatch: etag }))
    expect(isApiError(error, 'replaceMailTemplate') && error.code).toBe('stale_version')
    const { message, requestId, displayMessage } = error as ApiError
    expect(message).toBe(`replaceMailTemplate: 409 stale_version (request ${requestId})`)
    expect([requestId, displayMessage]).toEqual([expect.stringMatching(/^\S+$/), expect.stringMatching(/\.$/)])
  })

  it('reports the data of a trace, and passes on its headers', async () => {
    const traces: unknown[] = []
    const traced = tracing(({ route, headers }) => {
      headers['traceparent'] = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
      return ({ status }) => traces.push([route, status])
    })
    const { api } = await signIn('mara', { middleware: [traced] })
    await refusalOf(api.getLead({ path: { leadId: 999_999_999 } }))
    expect(traces).toEqual([
      ['/access-tokens', 201],
      ['/leads/{leadId}', 404],
    ])
  })

  it('lists are sent with commas', async () => {
    const { api } = await signIn('mara')
    const { data } = await api.listLeads({ query: { displayStates: ['deal', 'offered'], limit: 100 } })
    expect(new Set(data.map(({ displayState }) => displayState))).toEqual(new Set(['deal', 'offered']))
  })

  it('writes once per key', async () => {
    const { api } = await signIn('mara')
    const [lead] = (await api.listLeads({ query: { limit: 1 } })).data
    const write = { path: { leadId: lead!.id }, body: { body: 'Call on Monday' }, idempotencyKey: crypto.randomUUID() }
    const [first, second] = [await api.createLeadNote(write), await api.createLeadNote(write)]
    expect(second.data.id).toBe(first.data.id)
    expect(await refusalOf(api.createLeadNote({ ...write, body: { body: 'Another one' } }))).toMatchObject({ status: 422 })
  })

  it('ERR-05 ERR-06 names the field that is wrong', async () => {
    const { api } = await signIn('mara')
    const [lead] = (await api.listLeads({ query: { limit: 1 } })).data
    const error = await refusalOf(api.createLeadNote({ path: { leadId: lead!.id }, body: { body: '' } }))
    expect(error).toMatchObject({ status: 422, fieldErrors: [{ path: 'body' }] })
  })
})

describe('REAL-05 the feed over the Realtime Database protocol', () => {
  interface Ears {
    events: FeedEvent[]
    connections: boolean[]
    refused: Mock<() => void>
    stop: () => void
  }
  async function listening({ token }: Pick<Person, 'token'>, uuid: string): Promise<Ears> {
    const [events, connections]: [FeedEvent[], boolean[]] = [[], []]
    const refused = vi.fn<() => void>()
    const feed = firebaseFeed({ at: { origin }, token, graceMs: 0, onRefused: refused })
    feed.onConnection((isConnected) => connections.push(isConnected))
    const stop = feed.subscribe(uuid, (event) => events.push(event))
    onTestFinished(stop)
    return { events, connections, refused, stop }
  }
  const ask = (providerId: number, name: string) =>
    couples().createIntakeLead({ body: { providerId, name, message: 'Is it free in June?' } })

  it('REAL-01 REAL-04 a couple and each message arrive once; existing events are silent', async () => {
    const mara = await signIn('mara')
    const user = await sessionUser(mara)
    const provider = user.providers[0]!.id
    await ask(provider, 'Here before')
    const { events } = await listening(mara, user.uuid)
    // Only events after the first snapshot are delivered, so couples are created until one is.
    await vi.waitFor(async () => {
      await ask(provider, 'Elif & Can')
      expect(events.length).toBeGreaterThan(0)
    })
    const leadId = events.at(-1)!.leadId
    await couples().createIntakeMessage({
      path: { leadId },
      body: { channel: 'email', subject: 'One more thing', body: 'Is there parking?' },
    })
    // Another couple of the loop above may arrive after it.
    const message = { kind: 'message', leadId, isMine: true, coupleName: 'Elif & Can' }
    await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining(message)))
    expect(events.map(({ coupleName }) => coupleName)).not.toContain('Here before')
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  it('REAL-06 reconnects and delivers what was missed', async () => {
    const mara = await signIn('mara')
    const user = await sessionUser(mara)
    const { events, connections } = await listening(mara, user.uuid)
    await vi.waitFor(async () => {
      await ask(user.providers[0]!.id, 'Before the break')
      expect(events.length).toBeGreaterThan(0)
    })
    await realtime.stop()
    await vi.waitFor(() => expect(connections.at(-1)).toBe(false))
    await ask(user.providers[0]!.id, 'During the break')
    realtime = await openSocket()
    await vi.waitFor(() => expect(events.map(({ coupleName }) => coupleName)).toContain('During the break'), { timeout: 8000 })
    expect(connections.at(-1)).toBe(true)
  })

  it('REAL-06 reports once that its session was ended on another device, and not that of another one', async () => {
    const [here, there] = [await signIn('mara'), await signIn('mara')]
    const user = await sessionUser(here)
    const [own, other] = [await listening(here, user.uuid), await listening(there, user.uuid)]
    await vi.waitFor(async () => {
      await ask(user.providers[0]!.id, 'Before the end')
      for (const { events } of [own, other]) expect(events.length).toBeGreaterThan(0)
    })
    const device = (await here.api.listDeviceSessions()).data.find(({ isCurrent }) => !isCurrent)!
    await here.api.deleteDeviceSession({ path: { deviceSessionId: device.id } })
    await vi.waitFor(() => expect(other.connections.at(-1)).toBe(false))
    expect(other.refused).toHaveBeenCalledTimes(1)
    expect(own.refused).not.toHaveBeenCalled()
  })

  it('REAL-06 is silent after it stopped', async () => {
    const mara = await signIn('mara')
    const user = await sessionUser(mara)
    const [ended, still] = [await listening(mara, user.uuid), await listening(mara, user.uuid)]
    ended.stop()
    await vi.waitFor(async () => {
      await ask(user.providers[0]!.id, 'Who hears')
      expect(still.events.length).toBeGreaterThan(0)
    })
    expect(ended.events).toEqual([])
  })

  it('REAL-01 another user and a caller without a session get no events, and the feed reports that it is not connected', async () => {
    const [mara, felix] = [await signIn('mara'), await signIn('felix')]
    const { uuid, providers } = await sessionUser(mara)
    const [own, other, anonymous] = [
      await listening(mara, uuid),
      await listening(felix, uuid),
      await listening({ token: () => null }, uuid),
    ]
    await vi.waitFor(async () => {
      await ask(providers[0]!.id, 'For Mara only')
      expect(own.events.length).toBeGreaterThan(0)
    })
    for (const { events, connections } of [other, anonymous]) {
      expect(events).toEqual([])
      expect(connections.at(-1)).toBe(false)
    }
  })
})
