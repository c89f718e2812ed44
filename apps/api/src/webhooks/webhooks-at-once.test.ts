import { afterAll, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld } from '../../test/world.ts'
import { startWebhookReceiver } from '../../test/webhook-receiver.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { deliverWebhook } from './webhook-job.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, pool, clock } = world
const mara = await signIn('mara')
const receiver = await startWebhookReceiver(clock.now)
afterAll(() => receiver.stop())

it('a change keeps what a job has changed while the form was open', async () => {
  const { data: added } = await ok('createWebhook', { as: mara, body: { url: receiver.url, events: ['lead.created'] } })
  const path = { webhookId: added.webhook.id }
  const givenUp = `update webhooks set is_active = false, switched_off_at = '${clock.now().toString()}' where id = ${path.webhookId}`
  const body = { description: 'CRM' }
  const { data } = await whileLocked(world, givenUp, 1, () => ok('updateWebhook', { as: mara, path, body }))
  expect(data).toMatchObject({ description: 'CRM', isActive: false, switchedOffAt: expect.any(String) })
})

/** A webhook whose receiver refuses, with one delivery, and its try. */
async function addDelivery() {
  const { webhook } = (await ok('createWebhook', { as: mara, body: { url: receiver.url, events: ['lead.created'] } })).data
  const { id: deliveryId } = (await ok('createWebhookTest', { as: mara, path: { webhookId: webhook.id } })).data
  const where = db.selectFrom('webhook_deliveries').where('id', '=', deliveryId)
  const { customer_id: customerId } = await where.select('customer_id').executeTakeFirstOrThrow()
  const deliver = () =>
    deliverWebhook(
      { inCustomer: (id, work) => inTransaction(pool, asCustomer(id), work), now: clock.now },
      { customerId, deliveryId, tries: 0 },
    )
  return { path: { webhookId: webhook.id, webhookDeliveryId: deliveryId }, where, deliver }
}

it('a try of a delivery and a change that switches its webhook off do not deadlock', async () => {
  const { path, where, deliver } = await addDelivery()
  receiver.answers = [500]
  const lock = `select 1 from webhooks where id = ${path.webhookId} for no key update`
  const end = `update webhook_deliveries set status = 'failed', failure = 'switched_off' where webhook_id = ${path.webhookId}`
  await whileLocked(world, lock, 1, deliver, end)
  expect(await where.select(['status', 'failure']).executeTakeFirst()).toEqual({ status: 'failed', failure: 'switched_off' })
})

it('a replay waits for a change that switches its webhook off, and is refused', async () => {
  const { path, where } = await addDelivery()
  await db.updateTable('webhook_deliveries').set({ status: 'failed' }).where('id', '=', path.webhookDeliveryId).execute()
  const switchOff = `update webhooks set is_active = false where id = ${path.webhookId}`
  const refused = await whileLocked(world, switchOff, 1, () => refusal('createWebhookReplay', { as: mara, path }))
  expect(refused).toMatchObject({ status: 409, code: 'webhook_off' })
  expect(await where.select('status').executeTakeFirst()).toEqual({ status: 'failed' })
})

it('an account has at most twenty webhooks, also for simultaneous calls', async () => {
  const body = { url: receiver.url, events: ['lead.created'] }
  const has = (await ok('listWebhooks', { as: mara })).data.length
  for (let count = has; count < 19; count++) await ok('createWebhook', { as: mara, body })
  const { customer_id } = await db.selectFrom('webhooks').select('customer_id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const turn = `select pg_advisory_xact_lock(hashtextextended('webhooks ${customer_id}', 0))`
  const create = () => ok('createWebhook', { as: mara, body })
  const tries = await whileLocked(world, turn, 2, () => Promise.allSettled([create(), create()]))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal('createWebhook', { as: mara, body })).toMatchObject({ status: 409, code: 'limit_reached' })
})
