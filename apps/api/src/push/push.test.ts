import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { readVapid, startPushService } from '../../test/push-service.ts'
import { couple, openWorld, reachable } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { outsideAddress, publicLookup } from '../platform/http/outside-address.ts'
import { deliverPush } from './push-job.ts'
import type { PushJob } from './queue-push.ts'

const { ok, newLead, refusal, signIn, db, pool } = await openWorld()
const service = await startPushService()
afterAll(() => service.stop())
const pushContact = 'mailto:push@panel.example'
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [mill, garden] = [await providerId('Rosewood Mill'), await providerId('Rosewood Garden')]

async function providerId(name: string): Promise<number> {
  return (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

const subscribe = (as: typeof mara, name: string) => ok('createPushSubscription', { as, body: service.subscription(name) })
const count = async () => (await db.selectFrom('push_subscriptions').select('id').execute()).length
const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)

/** Takes the queued notices. */
async function takeJobs(): Promise<PushJob[]> {
  const { rows } = await sql<{ payload: PushJob }>`
    with gone as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'push' returning j.id, j.payload)
    select payload from gone order by id`.execute(db)
  return rows.map(({ payload }) => payload)
}
async function deliverAll(isLastAttempt = false): Promise<void> {
  for (const job of await takeJobs()) await deliverPush({ inCustomer, pushContact }, job, isLastAttempt)
}

describe('push messages', () => {
  it('INT-01 reach each browser of each user who works on the couple, encrypted and signed with the kept key', async () => {
    const { publicKey } = (await ok('getPushKey', { as: mara })).data
    expect((await ok('getPushKey', { as: noura })).data.publicKey).toBe(publicKey)
    await subscribe(mara, 'mara-phone')
    await subscribe(jonas, 'jonas-laptop')
    await subscribe(noura, 'noura')
    const leadId = await newLead(mill, { ...reachable, name: 'Nora & Ben', message: 'Is June free?' })
    await deliverAll()
    const users = await db.selectFrom('customer_users').select(['id', 'username']).where('username', 'in', ['mara', 'jonas']).execute()
    expect(new Set(service.received.map(({ payload }) => payload['userId']))).toEqual(new Set(users.map(({ id }) => id)))
    expect(service.received).toHaveLength(2)
    const [first] = service.received
    expect(first!.payload).toMatchObject({ title: 'New couple: Nora & Ben', body: 'Request to Rosewood Mill', path: `/leads/${leadId}` })
    expect(first!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: `lead${leadId}` })
    const { isSigned, claims } = readVapid(first!.headers.authorization!, publicKey)
    expect([isSigned, claims.aud, claims.sub]).toEqual([true, service.origin, pushContact])
    await db.deleteFrom('push_subscriptions').execute()
  })

  it('contain no phone number, no e-mail address and no text of the couple', async () => {
    await subscribe(mara, 'mara')
    const leadId = await newLead(mill, { ...reachable, name: 'Nora & Ben', message: 'Our secret garden' })
    await ok('createIntakeMessage', {
      as: couple,
      path: { leadId },
      body: { channel: 'email', subject: 'Secret', body: 'Our secret garden' },
    })
    service.received.length = 0
    await deliverAll()
    expect(service.received).toHaveLength(2)
    expect(JSON.stringify(service.received.map(({ payload }) => payload))).not.toMatch(/secret|613|example\.com/i)
    await db.deleteFrom('push_subscriptions').execute()
  })

  it('SET-07 are not sent for a provider whose link excludes notices', async () => {
    await subscribe(jonas, 'jonas')
    const link = db.updateTable('customer_user_providers').where('provider_id', '=', mill)
    await link.set({ can_receive_leads: false }).execute()
    await newLead(mill, reachable)
    expect(await takeJobs()).toEqual([])
    await link.set({ can_receive_leads: true }).execute()
    await newLead(mill, reachable)
    expect(await takeJobs()).toHaveLength(1)
    await newLead(garden, reachable)
    expect(await takeJobs()).toEqual([])
    await db.deleteFrom('push_subscriptions').execute()
  })

  it('SET-07 of a kind that is off for each contact of the user are not sent', async () => {
    await subscribe(jonas, 'jonas')
    const { id } = await db.selectFrom('customer_users').select('id').where('username', '=', 'jonas').executeTakeFirstOrThrow()
    const contacts = await db.selectFrom('contacts').select('id').where('customer_user_id', '=', id).execute()
    const choose = (contactId: number, isOn: boolean) =>
      db.updateTable('contacts').set({ notifies_lead: isOn }).where('id', '=', contactId).execute()
    expect(contacts.length).toBeGreaterThan(1)
    for (const contact of contacts) await choose(contact.id, false)
    const leadId = await newLead(mill, reachable)
    expect(await takeJobs()).toEqual([])
    await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'sms', body: 'Is June free?' } })
    expect(await takeJobs()).toHaveLength(1)
    await choose(contacts[0]!.id, true)
    await newLead(mill, reachable)
    expect(await takeJobs()).toHaveLength(1)
    for (const contact of contacts) await choose(contact.id, true)
    await db.deleteFrom('push_subscriptions').execute()
  })

  it.each([404, 410])('a subscription that the push service no longer has is removed: %i', async (status) => {
    await subscribe(mara, 'gone')
    await newLead(mill, reachable)
    service.answer(status)
    await deliverAll()
    service.answer(201)
    expect(await count()).toBe(0)
  })

  it.each([500, 429])('one that fails is tried again, and kept: %i', async (status) => {
    await subscribe(mara, 'busy')
    await newLead(mill, reachable)
    service.answer(status)
    const [job] = await takeJobs()
    await expect(deliverPush({ inCustomer, pushContact }, job!, false)).rejects.toThrow('unreachable')
    await deliverPush({ inCustomer, pushContact }, job!, true)
    service.answer(201)
    service.received.length = 0
    await deliverPush({ inCustomer, pushContact }, job!, false)
    expect([await count(), service.received.length]).toEqual([1, 1])
    await db.deleteFrom('push_subscriptions').execute()
  })
})

describe('subscriptions', () => {
  it('the same browser again returns the existing one, and belongs to the user who is signed in', async () => {
    const first = await subscribe(mara, 'shared')
    const second = await subscribe(jonas, 'shared')
    expect(second.data.id).toBe(first.data.id)
    const pushSubscriptionId = first.data.id
    expect(await refusal('deletePushSubscription', { as: mara, path: { pushSubscriptionId } })).toMatchObject({ status: 404 })
    expect(await refusal('deletePushSubscription', { as: noura, path: { pushSubscriptionId } })).toMatchObject({ status: 404 })
    await ok('deletePushSubscription', { as: jonas, path: { pushSubscriptionId } })
    expect(await refusal('deletePushSubscription', { as: jonas, path: { pushSubscriptionId } })).toMatchObject({ status: 404 })
    expect(await count()).toBe(0)
  })

  it('keeps the ten newest of a user', async () => {
    for (let browser = 0; browser < 11; browser++) await subscribe(mara, `browser-${browser}`)
    expect(await count()).toBe(10)
    await db.deleteFrom('push_subscriptions').execute()
  })

  it('refuses private networks, other schemes and incomplete keys, and callers without a session', async () => {
    const { keys } = service.subscription('x')
    for (const endpoint of ['http://push.example/x', 'https://10.0.0.1/x', 'https://intranet/x', 'https://user:secret@push.example/x'])
      expect(await refusal('createPushSubscription', { as: mara, body: { endpoint, keys } })).toMatchObject({
        status: 422,
        errors: [{ path: 'endpoint', code: 'invalid_url' }],
      })
    const short = { endpoint: 'https://push.example/x', keys: { ...keys, auth: 'short' } }
    expect(await refusal('createPushSubscription', { as: mara, body: short })).toMatchObject({ status: 422 })
    expect(await refusal('createPushSubscription', { body: service.subscription('x') })).toMatchObject({ status: 401 })
    expect(await refusal('deletePushSubscription', { path: { pushSubscriptionId: 1 } })).toMatchObject({ status: 401 })
    expect(await refusal('getPushKey')).toMatchObject({ status: 401 })
  })
})

describe('endpoints', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://127.0.0.1/x', false],
    ['http://localhost:9/x', false],
    ['https://169.254.169.254/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://[fd00::1]/x', false],
    ['https://[2002:a00:1::]/x', false],
    ['https://printer.local/x', false],
    ['https://0x7f000001/x', false],
    ['https://8.8.8.8/x', true],
    ['no address', false],
  ])('%s of a public panel: %s', (endpoint, isAccepted) => {
    expect(outsideAddress(endpoint, 'https://panel.example') !== null).toBe(isAccepted)
  })

  it('a name that resolves to a private address is not connected to', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
    expect(error).toMatchObject({ message: 'A private address' })
  })
})
