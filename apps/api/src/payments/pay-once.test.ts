/** A payment happens once, whatever is lost, repeated or killed. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paymentHelpers } from '../../test/payments.ts'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld, requestHelpers } from '../../test/world.ts'
import type { PaymentBank } from '../platform/bank/payment-bank.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { settlePayment } from './settle.ts'

const isFull = process.env['TEST_FULL'] === 'yes'
const world = await openWorld()
const { bank, db, clock, pool, signIn, refusal } = world
const mara = await signIn('mara')
const { due, body, newCard, pay, payment, page, comeBack } = paymentHelpers(world)
const inCustomer: JobTools['inCustomer'] = (id, work) => inTransaction(pool, asCustomer(id), work)

const chargesOf = async (pendingPaymentId: number) => {
  const rows = await db.selectFrom('payments').select('reference').where('pending_payment_id', '=', pendingPaymentId).execute()
  const references = new Set(rows.map(({ reference }) => reference))
  return bank.charged().filter(({ reference }) => references.has(reference)).length
}
/** Runs the job for every payment that waits for a result. */
async function settleAll(minutes: number): Promise<void> {
  const open = await db.selectFrom('payments').selectAll().where('status', '=', 'pending').execute()
  clock.advance({ minutes })
  const until = (createdAt: string) => Temporal.Instant.from(createdAt).add({ minutes: 30 }).toString()
  for (const { customer_id: customerId, id: paymentId, reference, created_at } of open)
    await settlePayment({ inCustomer, bank, now: clock.now }, { customerId, paymentId, reference, until: until(created_at) })
  clock.advance({ minutes: -minutes })
}

/** The bank as a process sees it whose answers are lost, or that is killed when the bank has answered. */
function unreliable(before: () => boolean, after: () => boolean, killed: () => boolean): PaymentBank {
  const lost = (): never => {
    throw new Error('The connection is lost')
  }
  const died: object = {
    get result() {
      throw new Error('The process is killed')
    },
    get status() {
      throw new Error('The process is killed')
    },
  }
  return {
    ...bank,
    async charge(charge) {
      if (before()) lost()
      const result = await bank.charge(charge)
      if (after()) lost()
      return killed() ? (died as typeof result) : result
    },
    async cancel(reference) {
      if (before()) lost()
      const result = await bank.cancel(reference)
      return after() ? lost() : result
    },
  }
}
const [always, never] = [() => true, () => false]
const served = async (unreliableBank: PaymentBank) => requestHelpers(await world.anotherApp({ bank: unreliableBank }))

describe('a payment is charged once', () => {
  it('for a double click, with one key', async () => {
    const id = await due(1)
    const call = { as: mara, body: body(id, { use3d: false }), headers: { 'idempotency-key': randomUUID() } }
    const answers = await Promise.allSettled([world.ok('createPurchase', call), world.ok('createPurchase', call)])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await world.ok('createPurchase', call)).data.payment.status).toBe('paid')
    expect(await chargesOf(id)).toBe(1)
  })

  it('in two tabs: the page of the first one is cancelled', async () => {
    const id = await due(1)
    const first = await pay(mara, body(id))
    const firstPage = page()
    const second = await pay(mara, body(id))
    bank.decide(firstPage, 'approve')
    expect(await payment(mara, first.payment.id)).toMatchObject({ status: 'failed', failReason: 'cancelled' })
    bank.decide(page(), 'approve')
    await comeBack(bank.returnOf(bank.entryOf(second.threeD?.type === 'redirect' ? second.threeD.redirectUrl.split('/').at(-1)! : '')!))
    expect(await payment(mara, second.payment.id)).toMatchObject({ status: 'paid' })
    expect(await chargesOf(id)).toBe(1)
  })

  it('in two tabs of which the first was confirmed: the second is refused, and the first recorded', async () => {
    const id = await due(1)
    const first = await pay(mara, body(id))
    bank.decide(page(), 'approve')
    expect(await refusal('createPurchase', { as: mara, body: body(id) })).toMatchObject({ status: 409, code: 'already_paid' })
    expect(await payment(mara, first.payment.id)).toMatchObject({ status: 'paid' })
    expect(await chargesOf(id)).toBe(1)
  })

  it('in many tabs at the same time', async () => {
    const id = await due(1)
    await Promise.allSettled(Array.from({ length: 8 }, () => pay(mara, body(id, { use3d: false }))))
    await settleAll(31)
    expect(await chargesOf(id)).toBeLessThanOrEqual(1)
    const paid = await db.selectFrom('payments').select('id').where('pending_payment_id', '=', id).where('status', '=', 'paid').execute()
    expect(paid).toHaveLength(await chargesOf(id))
  })

  it('when the bank sends the browser back again and again', async () => {
    const id = await due(1)
    const { payment: made } = await pay(mara, body(id))
    const entry = bank.entryOf(page())!
    bank.decide(entry.page, 'approve')
    for (let times = 0; times < 3; times += 1) expect((await comeBack(bank.returnOf(entry))).statusCode).toBe(303)
    const events = await db.selectFrom('payment_events').select('kind').where('payment_id', '=', made.id).execute()
    expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect(await chargesOf(id)).toBe(1)
  })

  it.each([
    ['before the bank has charged', unreliable(always, never, never), 0],
    ['after the bank has charged', unreliable(never, always, never), 1],
    ['by a kill between charge and record', unreliable(never, never, always), 1],
  ])('when the answer is lost %s: the job finds out', async (_when, lossy, count) => {
    const id = await due(1)
    const app = await served(lossy)
    await app.ok('createPurchase', { as: mara, body: body(id, { use3d: false }) }).catch(() => undefined)
    const row = () => db.selectFrom('payments').selectAll().where('pending_payment_id', '=', id).executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ status: 'pending' })
    await settleAll(3)
    expect(await row()).toMatchObject(count === 1 ? { status: 'paid' } : { status: 'failed', fail_reason: 'not_confirmed' })
    expect(await chargesOf(id)).toBe(count)
  })

  it('and two due payments that are confirmed at once both extend the package', async () => {
    const endOf = async () =>
      (await db.selectFrom('subscriptions').select('date_end').where('customer_id', '=', 1).orderBy('date_end', 'desc').execute())[0]!
        .date_end
    const before = await endOf()
    const forms: ReturnType<typeof bank.returnOf>[] = []
    for (const id of [await due(1), await due(1)]) {
      await pay(mara, body(id))
      const entry = bank.entryOf(page())!
      bank.decide(entry.page, 'approve')
      forms.push(bank.returnOf(entry))
    }
    const held = 'select 1 from customers where id = 1 for no key update'
    const answers = await whileLocked(world, held, 2, () => Promise.all(forms.map((form) => comeBack(form))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await endOf()).toBe(Temporal.PlainDate.from(before).add({ months: 24 }).toString())
  })

  it('and a page that is not confirmed takes no money after half an hour', async () => {
    const id = await due(1)
    const { payment: made } = await pay(mara, body(id))
    const waiting = page()
    await settleAll(3)
    expect((await payment(mara, made.id)).status).toBe('pending')
    await settleAll(31)
    expect(await payment(mara, made.id)).toMatchObject({ status: 'failed', failReason: 'not_confirmed' })
    expect(bank.entryOf(waiting)).toBeUndefined()
  })

  it('in hundreds of tries whose answers are lost', async () => {
    const count = isFull ? 1000 : 300
    const rows = { customer_id: 1, amount: 120, currency: 'CAD', due_date: '2026-11-20', recurring_month: 12 }
    const made = await db
      .insertInto('pending_payments')
      .values(Array.from({ length: count }, () => rows))
      .returning('id')
      .execute()
    let dice = 1
    // A sequence that every run repeats.
    const roll = (share: number) => () => {
      dice = (dice * 48_271) % 2_147_483_647
      return dice % 100 < share
    }
    const app = await served(unreliable(roll(15), roll(15), roll(10)))
    const ids = made.map(({ id }) => id)
    /** People who try until there is an answer, several at the same time. */
    const payAll = async (through: Pick<typeof world, 'ok'>, waiting: number[]) => {
      const next = async () => {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          // Refused cards are throttled; lost answers are not what this is about.
          if (waiting.length % 10 === 0) await db.deleteFrom('rate_limits').where('scope', '=', 'purchase').execute()
          const call = { as: mara, body: body(id, { card: newCard(), use3d: false }), headers: { 'idempotency-key': randomUUID() } }
          for (let tries = 0, answered = false; tries < 8 && !answered; tries += 1)
            answered = await through.ok('createPurchase', call).then(
              () => true,
              () => false,
            )
        }
      }
      await Promise.all(Array.from({ length: 8 }, next))
    }
    await payAll(app, [...ids])
    await settleAll(31)
    const paidOnes = () =>
      db
        .selectFrom('payments')
        .select(['pending_payment_id as id', 'reference'])
        .where('pending_payment_id', 'in', ids)
        .where('status', '=', 'paid')
        .execute()
    const first = new Set((await paidOnes()).map(({ id }) => id))
    // Where nothing was charged, the person pays again.
    await payAll(
      world,
      ids.filter((id) => !first.has(id)),
    )
    const paid = await paidOnes()
    const references = new Set(paid.map(({ reference }) => reference))
    expect(new Set(paid.map(({ id }) => id)).size).toBe(count)
    expect(paid).toHaveLength(count)
    const all = await db.selectFrom('payments').select('reference').where('pending_payment_id', 'in', ids).execute()
    const ours = new Set(all.map(({ reference }) => reference))
    const charged = bank.charged().filter(({ reference }) => ours.has(reference))
    expect(charged).toHaveLength(paid.length)
    expect(charged.every(({ reference }) => references.has(reference))).toBe(true)
  }, 60_000)
})
