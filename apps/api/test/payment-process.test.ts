/** Payments through the sandbox bank as a process of its own: over HTTP, with its pages, and with a server that is killed. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createVendorApi } from '@vendor-panel/sdk'
import { cardOf, decide, fieldsOf, paymentHelpers, tokenOf } from './payments.ts'
import { startServer } from './process.ts'
import { appKey, asServing, openWorld, requestHelpers } from './world.ts'
import { startDemoBank } from '../src/platform/bank/demo-bank.ts'
import { httpBank } from '../src/platform/bank/http-bank.ts'
import { sandboxCards } from '../src/platform/bank/sandbox-cards.ts'

const key = await startDemoBank()
afterAll(() => key.stop())
const bank = httpBank(key)
// The bank has the clock of the machine.
const world = await openWorld({ bank, now: () => Temporal.Now.instant() })
const { db, connection, refusal, signIn } = world
const mara = await signIn('mara')
const { due, pay, payment, comeBack } = paymentHelpers(world)

const tokenise = (outcome: string) => tokenOf(bank, cardOf(sandboxCards.find((card) => card.outcome === outcome)!.number))
const bodyFor = async (pendingPaymentId: number, outcome: string, use3d = true) => ({
  item: { type: 'pending-payment', pendingPaymentId } as const,
  card: { type: 'new', token: await tokenise(outcome) } as const,
  use3d,
})
const rowOf = (pendingPaymentId: number) =>
  db.selectFrom('payments').selectAll().where('pending_payment_id', '=', pendingPaymentId).executeTakeFirstOrThrow()

describe('the adapter of a bank over HTTP', () => {
  it.each([
    ['page', 'approve', { status: 'paid', failReason: null }],
    ['page', 'decline', { status: 'failed', failReason: 'not_confirmed' }],
    ['form', 'approve', { status: 'paid', failReason: null }],
  ] as const)('PAY-10 INT-10 a card with a %s on which the person says %s', async (outcome, decision, expected) => {
    const { payment: made, threeD } = await pay(mara, await bodyFor(await due(1), outcome))
    const page = threeD?.type === 'form' ? threeD.action : threeD!.redirectUrl
    expect(page).toContain(`${key.origin}/confirm/`)
    const back = fieldsOf(await decide(page, decision))
    expect((await payment(mara, made.id)).status).toBe('pending')
    expect((await comeBack(back)).statusCode).toBe(303)
    expect(await payment(mara, made.id)).toMatchObject(expected)
  })

  it('PAY-10 a page whose time runs out charges nothing, and can be given up for good', async () => {
    const id = await due(1)
    const { payment: made, threeD } = await pay(mara, await bodyFor(id, 'page'))
    const page = threeD?.type === 'redirect' ? threeD.redirectUrl : ''
    expect(await decide(page, 'wait')).toContain('Nothing was charged')
    await world.ok('createPaymentAction', { as: mara, path: { paymentId: made.id }, body: { type: 'cancel' } })
    expect(await decide(page, 'approve')).toContain('This payment was cancelled')
    expect(await bank.result((await rowOf(id)).reference)).toMatchObject({ status: 'refused', reason: 'cancelled' })
    expect(await payment(mara, made.id)).toMatchObject({ status: 'failed', failReason: 'cancelled' })
  })

  it.each([
    ['refused', 'payment_failed', 'refused_by_bank'],
    ['wrong-host', 'three_d_url_invalid', 'cancelled'],
    ['no-form', 'three_d_form_missing', 'cancelled'],
  ])('PAY-07 PAY-08 PAY-09 a card that ends as %s is 422 %s, and nothing is charged', async (outcome, code, reason) => {
    const id = await due(1)
    expect(await refusal('createPurchase', { as: mara, body: await bodyFor(id, outcome) })).toMatchObject({ status: 422, code })
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'failed', fail_reason: reason })
    expect((await bank.result(row.reference)).status).toBe('refused')
  })

  it('a charge whose answer is lost stays pending, and the bank returns its result', async () => {
    const id = await due(1)
    expect(await pay(mara, await bodyFor(id, 'no-answer'))).toMatchObject({ payment: { status: 'pending' }, threeD: null })
    expect((await bank.result((await rowOf(id)).reference)).status).toBe('charged')
  })

  it.each(['drops the call', 'has a defect'])('a bank that %s is 503, and the payment stays pending', async (failure) => {
    const server = createServer((_request, response) => {
      if (failure === 'has a defect') response.writeHead(500).end()
      else response.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const down = await world.anotherApp({ bank: httpBank({ ...key, origin }), now: () => Temporal.Now.instant() })
    const { ok, refusal } = requestHelpers(down)
    const { payment: made, threeD } = await pay(mara, await bodyFor(await due(1), 'page'))
    const path = { paymentId: made.id }
    const unavailable = { status: 503, code: 'unavailable', headers: { 'retry-after': '5' } }
    for (const type of ['cancel', 'confirm-3d'])
      expect(await refusal('createPaymentAction', { as: mara, path, body: { type } })).toMatchObject(unavailable)
    expect(await refusal('listInstallmentOptions', { as: mara, query: { bin: '424242', amount: 490 } })).toMatchObject(unavailable)
    const card = { as: mara, path: { customerId: 1 }, body: { token: await tokenise('page') } }
    expect(await refusal('createCreditCard', card)).toMatchObject(unavailable)
    const body = await bodyFor(await due(1), 'page')
    expect((await ok('createPurchase', { as: mara, body })).data).toMatchObject({ payment: { status: 'pending' }, threeD: null })
    const page = threeD?.type === 'redirect' ? threeD.redirectUrl : ''
    expect((await paymentHelpers({ ...world, app: down }).comeBack(fieldsOf(await decide(page, 'approve')))).statusCode).toBe(303)
    expect((await payment(mara, made.id)).status).toBe('pending')
  })

  it('a wrong secret is refused by the bank without a reason', async () => {
    await expect(httpBank({ ...key, secret: 'another' }).result('vp_1')).rejects.toThrow('The bank answers with 401')
  })

  it('PAY-19 keeps a card, charges it and forgets it', async () => {
    const token = await tokenise('page')
    const kept = (await bank.keep(token, 'one call'))!
    expect(kept).toMatchObject({ brand: 'visa', lastFour: '4242' })
    expect(await bank.keep(token, 'one call')).toEqual(kept)
    expect(await bank.keep(token, 'another call')).toBeNull()
    expect(await bank.installments({ card: kept.card })).toEqual([1, 3, 6, 12])
    await bank.forget(kept.card)
    expect(await bank.installments({ card: kept.card })).toEqual([1])
  })
})

const urlOf = ({ user, host, database }: ClientConfig) => `postgresql://${user}@/${database}?host=${encodeURIComponent(host!)}`

/** A proxy in front of the bank, which calls `kill` after the first charge instead of passing the answer on. */
async function bankProxy(kill: () => void) {
  const charged: string[] = []
  const server = createServer((request, response) => {
    const pass = async () => {
      const { method = 'GET', url = '/', headers } = request
      const body = await text(request)
      const answer = await fetch(`${key.origin}${url}`, {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body && { body }),
      })
      const result = await answer.text()
      const isCharge = method === 'POST' && url === '/charges' && (JSON.parse(result) as { status: string }).status === 'charged'
      if (isCharge) charged.push((JSON.parse(body) as { reference: string }).reference)
      if (isCharge && charged.length === 1) kill()
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(result)
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, charged }
}

describe('a server that is killed between charge and record', () => {
  it('finds the charge after its restart: the payment is paid, and charged once', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-kill-'))
    onTestFinished(() => rmSync(dataFolder, { recursive: true }))
    const proxy = await bankProxy(() => first.child.kill('SIGKILL'))
    const env = {
      DATABASE_URL: urlOf(asServing(connection)),
      DATABASE_OWNER_URL: urlOf(connection),
      PAYMENT_BANK_ORIGIN: proxy.origin,
      PAYMENT_BANK_SECRET: key.secret,
    }
    const start = () => startServer({ dataFolder, args: ['serve'], env })
    const first = await start()
    const session = { accessToken: () => mara['x-access-token']!, consumerKey: () => appKey, switchUser: () => null }
    const apiOf = ({ origin }: { origin: string }) => createVendorApi({ baseUrl: `${origin}/api`, locale: () => 'en_CA', session })
    const id = await due(1)
    const purchase = { body: await bodyFor(id, 'page', false), idempotencyKey: randomUUID() }
    const died = once(first.child, 'exit')
    await expect(apiOf(first).createPurchase(purchase)).rejects.toBeInstanceOf(Error)
    expect(await died).toEqual([null, 'SIGKILL'])
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'pending' })
    expect(proxy.charged).toEqual([row.reference])

    const second = await start()
    // The job is due in two minutes.
    await sql`update graphile_worker._private_jobs set run_at = now() where payload ->> 'reference' = ${row.reference}`.execute(db)
    await expect.poll(async () => (await rowOf(id)).status, { timeout: 20_000 }).toBe('paid')
    // The browser that has lost its answer sends the request again.
    const { data } = await apiOf(second).createPurchase(purchase)
    expect(data).toMatchObject({ payment: { id: row.id, status: 'paid' }, threeD: null })
    expect(await second.stop()).toBe(0)
    expect(proxy.charged).toEqual([row.reference])
    const rows = await db.selectFrom('payments').select('reference').where('pending_payment_id', '=', id).execute()
    expect(rows).toHaveLength(1)
    const events = await db.selectFrom('payment_events').select('kind').where('payment_id', '=', row.id).orderBy('id').execute()
    expect(events.map(({ kind }) => kind)).toEqual(['due', 'tried', 'paid'])
  }, 60_000)
})
