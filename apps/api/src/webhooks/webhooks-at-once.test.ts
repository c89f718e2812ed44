import { afterAll, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld } from '../../test/world.ts'
import { startWebhookReceiver } from '../../test/webhook-receiver.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, clock } = world
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
