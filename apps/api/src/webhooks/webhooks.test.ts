import { webhookEventTypes } from '@vendor-panel/domain'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContract } from '../platform/contract/document.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { startWebhookReceiver } from '../../test/webhook-receiver.ts'
import { anyone, couple, openWorld, reachable, type Caller } from '../../test/world.ts'
import { postEvent } from './post-event.ts'
import { deliverWebhook, type WebhookJob } from './webhook-job.ts'

const world = await openWorld()
const { ok, refusal, signIn, newLead, db, pool, clock } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const receiver = await startWebhookReceiver(clock.now)
afterAll(() => receiver.stop())
const provider = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const [mill, garden] = [await provider('Rosewood Mill'), await provider('Rosewood Garden')]

const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)
/** Takes the queued tries, with the seconds until they are due. */
async function takeJobs(): Promise<(WebhookJob & { seconds: number })[]> {
  const { rows } = await sql<{ payload: WebhookJob; seconds: number }>`
    with gone as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'webhook' returning j.id, j.payload, extract(epoch from j.run_at - clock_timestamp()) as seconds)
    select payload, seconds::float8 as seconds from gone order by id`.execute(db)
  return rows.map(({ payload, seconds }) => ({ ...payload, seconds }))
}
/** Does all tries that are queued now, at the time for which they were queued. */
async function deliverAll(): Promise<void> {
  const jobs = await takeJobs()
  const wait = Math.max(0, ...jobs.map(({ seconds }) => seconds))
  clock.advance({ seconds: Math.ceil(wait) })
  for (const job of jobs) await deliverWebhook({ inCustomer, now: clock.now }, job)
}
async function add(events: readonly string[] = ['lead.created'], as: Caller = mara) {
  const { webhook, secret } = (await ok('createWebhook', { as, body: { url: receiver.url, events } })).data
  receiver.secret = secret
  return { ...webhook, secret, path: { webhookId: webhook.id } }
}
const deliveriesOf = async (path: { webhookId: number }, query = {}) => (await ok('listWebhookDeliveries', { as: mara, path, query })).data
const types = () => receiver.received.map(({ type }) => type)

beforeEach(async () => {
  await takeJobs()
  await db.deleteFrom('webhooks').where('url', 'like', 'http://127.0.0.1%').execute()
  Object.assign(receiver, { received: [], known: new Map(), problems: [], answers: [] })
})

describe('a delivery', () => {
  it('is signed, has the facts of the event, and no contact data', async () => {
    const { path } = await add()
    const leadId = await newLead(mill, { ...reachable, name: 'Nora & Ben', message: 'Is June free?' })
    await deliverAll()
    expect(receiver.problems).toEqual([])
    expect(receiver.received).toEqual([
      {
        id: expect.any(String),
        type: 'lead.created',
        createdAt: expect.any(String),
        data: { leadId, providerId: mill, status: 'new', previousStatus: null },
      },
    ])
    expect(JSON.stringify(receiver.received)).not.toMatch(/Nora|June|613|example\.com/)
    const [delivery] = await deliveriesOf(path)
    expect(delivery).toMatchObject({ status: 'delivered', tries: 1, responseStatus: 204, failure: null, nextTryAt: null })
    expect(delivery!.event).toEqual(receiver.received[0])
  })

  it('that fails twice is sent again after one and five minutes, with the same id', async () => {
    const { path } = await add()
    receiver.answers = [500, 302]
    await newLead(mill)
    await deliverAll()
    expect((await deliveriesOf(path))[0]).toMatchObject({ status: 'pending', tries: 1, responseStatus: 500, failure: 'status' })
    expect((await ok('getWebhook', { as: mara, path })).data.failingSince).not.toBeNull()
    const started = clock.now()
    await deliverAll()
    expect(Math.round(started.until(clock.now()).total('seconds'))).toBe(60)
    await deliverAll()
    expect(Math.round(started.until(clock.now()).total('seconds'))).toBe(360)
    expect((await deliveriesOf(path))[0]).toMatchObject({ status: 'delivered', tries: 3, responseStatus: 204 })
    expect([receiver.received.length, receiver.known.size]).toEqual([3, 1])
    expect((await ok('getWebhook', { as: mara, path })).data.failingSince).toBeNull()
    expect(await takeJobs()).toEqual([])
  })

  it('that is replayed has the same id and body, and a new signature', async () => {
    const { path } = await add()
    await newLead(mill)
    await deliverAll()
    const { id } = (await deliveriesOf(path))[0]!
    clock.advance({ hours: 2 })
    const replayed = (await ok('createWebhookReplay', { as: mara, path: { ...path, webhookDeliveryId: id } })).data
    expect(replayed).toMatchObject({ id, status: 'pending', tries: 1 })
    const pending = await refusal('createWebhookReplay', { as: mara, path: { ...path, webhookDeliveryId: id } })
    expect(pending).toMatchObject({ status: 409, code: 'delivery_pending' })
    await deliverAll()
    expect([receiver.problems, receiver.received.length, receiver.known.size]).toEqual([[], 2, 1])
    expect(receiver.received[0]).toEqual(receiver.received[1])
  })

  it('of a process that ended before it was recorded is sent again with the same id', async () => {
    const { path } = await add()
    await newLead(mill)
    const [job] = await takeJobs()
    let calls = 0
    const dying: typeof inCustomer = (customerId, work) => {
      calls += 1
      if (calls === 2) throw new Error('The process has ended.')
      return inCustomer(customerId, work)
    }
    await expect(deliverWebhook({ inCustomer: dying, now: clock.now }, job!)).rejects.toThrow('ended')
    expect((await deliveriesOf(path))[0]).toMatchObject({ status: 'pending', tries: 0 })
    await deliverWebhook({ inCustomer, now: clock.now }, job!)
    expect([receiver.received.length, receiver.known.size]).toEqual([2, 1])
    // A job that is late does nothing.
    await deliverWebhook({ inCustomer, now: clock.now }, job!)
    expect(receiver.received).toHaveLength(2)
    expect((await deliveriesOf(path))[0]).toMatchObject({ status: 'delivered', tries: 1 })
  })

  it('fails after about a day', async () => {
    const { path } = await add()
    receiver.answers = Array.from({ length: 8 }, () => 503)
    await newLead(mill)
    const started = clock.now()
    for (let tries = 0; tries < 8; tries++) await deliverAll()
    expect((await deliveriesOf(path))[0]).toMatchObject({ status: 'failed', tries: 8, responseStatus: 503, nextTryAt: null })
    expect(Math.round(started.until(clock.now()).total('hours'))).toBe(22)
    expect(await takeJobs()).toEqual([])
  })

  it('is signed with both secrets for a day after a renewal', async () => {
    const { path, secret } = await add()
    const next = (await ok('renewWebhookSecret', { as: mara, path })).data.secret
    expect(next).not.toBe(secret)
    await newLead(mill)
    await deliverAll()
    receiver.secret = next
    await newLead(mill)
    await deliverAll()
    expect([receiver.problems, receiver.received.length]).toEqual([[], 2])
    clock.advance({ hours: 24 })
    receiver.secret = secret
    await newLead(mill)
    await deliverAll()
    expect(receiver.problems).toMatchObject([{ problem: 'signature' }])
  })

  it('is not sent to an address that is not public', async () => {
    const event = { secrets: ['x'], body: '{}', eventId: 'x' }
    const address = { responseStatus: null, failure: 'address' }
    const panelOrigin = 'https://panel.example'
    for (const url of [
      receiver.url,
      'http://crm.example/x',
      'https://169.254.169.254/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://10.0.0.1',
    ])
      expect(await postEvent({ ...event, url, panelOrigin }, clock.now()), url).toEqual(address)
    const closed = { ...event, url: 'http://127.0.0.1:9/x', panelOrigin: 'http://localhost' }
    expect(await postEvent(closed, clock.now())).toEqual({ responseStatus: null, failure: 'unreachable' })
    expect(receiver.received).toEqual([])
  })
})

describe('the events of a webhook', () => {
  it('are those that it chose, of the whole account and of no other', async () => {
    await add(['message.created'])
    const leadId = await newLead(garden, reachable)
    await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'sms', body: 'Is June free?' } })
    await add(['lead.created'], noura)
    await takeJobs()
    await newLead(garden)
    expect(await takeJobs()).toEqual([])
  })

  it('come from every kind of change, in its transaction', async () => {
    await add(webhookEventTypes)
    const leadId = await newLead(mill, { ...reachable, message: 'Hello' })
    await deliverAll()
    receiver.received.length = 0
    const path = { leadId }
    await ok('updateLead', { as: mara, path, body: { readStatus: 'read' } })
    await deliverAll()
    expect(types()).toEqual([])
    await ok('updateLead', { as: mara, path, body: { tags: ['summer'] } })
    await deliverAll()
    expect(types()).toEqual(['lead.updated'])
    const details = { budgetPerPerson: 95, guestCount: 120, ceremonyType: 'wedding', needs: 'A ramp for her grandmother' }
    // A save is one event, also one of the couple's row and of what only the vendor enters; the third one changes nothing.
    for (const [body, events] of [
      [details, ['lead.updated']],
      [{ ...details, needs: null }, ['lead.updated']],
      [{ ...details, needs: null }, []],
      [{ ...details, needs: null, city: 'Halifax' }, ['lead.updated']],
    ] as const) {
      receiver.received.length = 0
      await ok('replaceLeadData', { as: mara, path, body })
      await deliverAll()
      expect(types()).toEqual(events)
    }
    await ok('createLeadMessage', { as: mara, path, body: { subject: 'Hello', body: 'Yes' } })
    await deliverAll()
    expect(types()).toContain('message.created')
    receiver.received.length = 0
    await ok('createLeadAction', { as: mara, path, body: { type: 'offer' } })
    await deliverAll()
    expect(receiver.received.at(-1)).toMatchObject({ type: 'lead.status_changed', data: { status: 'offer_made' } })
    const texts = { bride_name: 'Ada', groom_name: 'Bruno', comment: 'Lovely', search_text: 'lovely' }
    const written = { star: 5, status: 'active', added_by: 'couple', created_at: '2026-11-01T00:00:00Z' } as const
    await db
      .insertInto('testimonials')
      .values({ customer_id: 1, provider_id: mill, lead_id: leadId, ...texts, ...written })
      .execute()
    await deliverAll()
    expect(types()).toContain('testimonial.created')
    receiver.received.length = 0
    await ok('eraseLead', { as: mara, path })
    await deliverAll()
    expect(types()).toContain('lead.erased')
    // Its testimonial can no longer be read.
    expect(types()).not.toContain('testimonial.updated')
    receiver.received.length = 0
    const before = (
      await sql<{ id: number }>`select id from testimonials where provider_id = ${mill} and customer_id > 0 limit 1`.execute(db)
    ).rows[0]!
    await db.updateTable('testimonials').set({ star: 1 }).where('id', '=', before.id).execute()
    await deliverAll()
    expect(receiver.received).toMatchObject([{ type: 'testimonial.updated', data: { testimonialId: before.id, star: 1 } }])
    expect(receiver.problems).toEqual([])
    // A refused operation leaves nothing behind.
    await refusal('updateLead', { as: mara, path, body: { processState: 'unknown' } })
    expect(await takeJobs()).toEqual([])
  })

  it('are listed in the contract', () => {
    const { body } = readContract().operations.find(({ name }) => name === 'createWebhook')!
    expect(body!.schema.properties!['events']!.items!.enum).toEqual(webhookEventTypes)
  })
})

describe('a webhook that has failed for three days', () => {
  it('is switched off, and its account managers get a mail', async () => {
    const { path } = await add()
    receiver.answers = Array.from({ length: 3 }, () => 500)
    await newLead(mill)
    const [first] = await takeJobs()
    await deliverWebhook({ inCustomer, now: clock.now }, first!)
    await takeJobs()
    clock.advance({ hours: 71 })
    await newLead(mill)
    await deliverAll()
    expect((await ok('getWebhook', { as: mara, path })).data.isActive).toBe(true)
    await takeJobs()
    clock.advance({ hours: 1 })
    await db.deleteFrom('deliveries').execute()
    const second = await newLead(mill)
    await newLead(mill)
    await db.deleteFrom('deliveries').execute()
    const [third] = await takeJobs()
    await deliverWebhook({ inCustomer, now: clock.now }, third!)
    expect((await ok('getWebhook', { as: mara, path })).data).toMatchObject({ isActive: false, switchedOffAt: expect.any(String) })
    const mails = await db.selectFrom('deliveries').select(['subject', 'body', 'recipient']).execute()
    expect(mails.length).toBeGreaterThan(0)
    expect(mails[0]).toMatchObject({ subject: 'A webhook was switched off', body: expect.stringContaining(receiver.url) })
    const listed = await deliveriesOf(path)
    expect(listed.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed'])
    expect(listed.filter(({ failure }) => failure === 'switched_off').length).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(0)
    await takeJobs()
    await newLead(mill)
    expect(await takeJobs()).toEqual([])
    // Switched on again, it is sent what comes next, and what it missed by hand.
    const replay = { as: mara, path: { ...path, webhookDeliveryId: listed[0]!.id } }
    expect(await refusal('createWebhookReplay', replay)).toMatchObject({ status: 409, code: 'webhook_off' })
    const on = (await ok('updateWebhook', { as: mara, path, body: { isActive: true } })).data
    expect(on).toMatchObject({ isActive: true, failingSince: null, switchedOffAt: null })
    receiver.answers = []
    await ok('createWebhookReplay', replay)
    await deliverAll()
    expect(receiver.known.size).toBe(1)
  })
})

describe('managing webhooks', () => {
  it('answers the secret once', async () => {
    const { path, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w-]{32}$/)
    const answers: unknown[] = [
      await ok('listWebhooks', { as: mara }),
      await ok('getWebhook', { as: mara, path }),
      await deliveriesOf(path),
    ]
    answers.push(await ok('updateWebhook', { as: mara, path, body: { description: 'CRM' } }))
    answers.push(await ok('listAuditEntries', { as: mara, query: { entity: 'webhook' } }))
    expect(JSON.stringify(answers)).not.toContain(secret)
  })

  it('sends a test, and lists deliveries by status and page', async () => {
    const { path } = await add()
    for (const status of [500, 204, 204]) {
      receiver.answers = [status]
      const { data } = await ok('createWebhookTest', { as: mara, path })
      expect(data).toMatchObject({ status: 'pending', tries: 0, event: { type: 'ping', data: path } })
      const [job] = await takeJobs()
      await deliverWebhook({ inCustomer, now: clock.now }, job!)
      await takeJobs()
    }
    expect((await deliveriesOf(path)).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'pending'])
    expect(await deliveriesOf(path, { status: 'failed' })).toEqual([])
    const first = await ok('listWebhookDeliveries', { as: mara, path, query: { limit: 2 } })
    const rest = await ok('listWebhookDeliveries', { as: mara, path, query: { limit: 2, cursor: first.meta.nextCursor! } })
    expect([first.data.length, rest.data.length, first.meta.total, rest.meta.nextCursor]).toEqual([2, 1, 3, null])
    await ok('deleteWebhook', { as: mara, path })
    expect(await refusal('getWebhook', { as: mara, path })).toMatchObject({ status: 404 })
  })

  it('limits tests', async () => {
    const { path } = await add()
    await db.deleteFrom('rate_limits').where('scope', '=', 'webhook-test').execute()
    for (let count = 0; count < 30; count++) await ok('createWebhookTest', { as: mara, path })
    expect(await refusal('createWebhookTest', { as: mara, path })).toMatchObject({ status: 429, code: 'too_many_tries' })
    await db.deleteFrom('rate_limits').where('scope', '=', 'webhook-test').execute()
  })

  it('is for account managers of the account', async () => {
    const { path } = await add()
    const { id: webhookDeliveryId } = (await ok('createWebhookTest', { as: mara, path })).data
    const body = { url: receiver.url, events: ['lead.created'] }
    const replay = { ...path, webhookDeliveryId }
    for (const [as, status] of [
      [jonas, 403],
      [anyone, 401],
    ] as const) {
      expect(await refusal('listWebhooks', { as })).toMatchObject({ status })
      expect(await refusal('createWebhook', { as, body })).toMatchObject({ status })
    }
    for (const [as, status] of [
      [jonas, 403],
      [anyone, 401],
      [noura, 404],
    ] as const) {
      expect(await refusal('getWebhook', { as, path })).toMatchObject({ status })
      expect(await refusal('updateWebhook', { as, path, body: { isActive: false } })).toMatchObject({ status })
      expect(await refusal('deleteWebhook', { as, path })).toMatchObject({ status })
      expect(await refusal('renewWebhookSecret', { as, path })).toMatchObject({ status })
      expect(await refusal('createWebhookTest', { as, path })).toMatchObject({ status })
      expect(await refusal('listWebhookDeliveries', { as, path })).toMatchObject({ status })
      expect(await refusal('createWebhookReplay', { as, path: replay })).toMatchObject({ status })
    }
    const other = await add()
    const mixed = { webhookId: other.id, webhookDeliveryId }
    expect(await refusal('createWebhookReplay', { as: mara, path: mixed })).toMatchObject({ status: 404 })
  })

  it.each([
    [{ url: 'http://crm.example/x' }, 'url', 'invalid_url'],
    [{ url: 'https://10.0.0.1/x' }, 'url', 'invalid_url'],
    [{ url: 'https://intranet/x' }, 'url', 'invalid_url'],
    [{ url: 'https://user:secret@crm.example/x' }, 'url', 'invalid_url'],
    [{ url: 'crm.example' }, 'url', 'format'],
    [{ events: [] }, 'events', 'too_few'],
    [{ events: ['ping'] }, 'events[0]', 'not_allowed'],
    [{ description: 'x'.repeat(201) }, 'description', 'too_long'],
  ])('refuses %o', async (change, path, code) => {
    const body = { url: 'https://crm.example/x', events: ['lead.created'], ...change }
    expect(await refusal('createWebhook', { as: mara, body })).toMatchObject({ status: 422, errors: [{ path, code }] })
    const { path: own } = await add()
    expect(await refusal('updateWebhook', { as: mara, path: own, body: change })).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('accepts loopback only where the panel itself is served on it', async () => {
    const app = await world.anotherApp({ origin: 'https://panel.example' })
    const payload = { url: receiver.url, events: ['lead.created'] }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhooks', headers: mara, payload })
    expect(statusCode).toBe(422)
  })
})
