import { describe, expect, it } from 'vitest'
import { paymentHelpers } from '../../test/payments.ts'
import { whileLocked } from '../../test/while-locked.ts'

import { waitingJobs } from '../../test/waiting-jobs.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, bank } = world
const [mara, jonas, noura] = await Promise.all(['mara', 'jonas', 'noura'].map((name) => signIn(name)))
const { due, body, newCard, pay, payment, page, comeBack, token } = paymentHelpers(world)
const path = { customerId: 1 }
const list = async () => (await ok('listCreditCards', { as: mara!, path })).data
const add = async (more = {}) => (await ok('createCreditCard', { as: mara!, path, body: { token: token(), ...more } })).data
const one = (creditCardId: number) => ({ as: mara!, path: { ...path, creditCardId } })
const forgotten = () => waitingJobs<{ card: string }>(db, 'forget_card')
const clear = async () => {
  for (const { id } of await list()) await ok('deleteCreditCard', one(id))
}

describe('saved cards', () => {
  it('PAY-20 show brand, last four digits, expiry, names and the primary flag, and nothing more', async () => {
    const card = await add({ name: ' Company card ' })
    expect(card).toEqual({
      id: expect.any(Number),
      name: 'Company card',
      holderName: 'Mara Lindqvist',
      maskedNumber: '•••• 4242',
      brand: 'visa',
      expiryMonth: 8,
      expiryYear: 2029,
      isPrimary: true,
    })
    const rows = await db.selectFrom('credit_cards').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/424242|"123"/)
    await clear()
  })

  it('PAY-04 exactly one is primary, after each change', async () => {
    const [first, second, third] = [await add(), await add({ isPrimary: true }), await add()]
    const primary = async () => (await list()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)
    expect(await primary()).toEqual([second.id])
    await ok('updateCreditCard', { ...one(first.id), body: { isPrimary: true, name: 'First' } })
    expect(await primary()).toEqual([first.id])
    expect((await list())[0]).toMatchObject({ id: first.id, name: 'First' })
    await ok('deleteCreditCard', one(first.id))
    expect(await primary()).toEqual([third.id])
    await ok('deleteCreditCard', one(second.id))
    expect(await primary()).toEqual([third.id])
    await clear()
  })

  it('PAY-03 are ten at most, also for simultaneous calls', async () => {
    for (let count = 0; count < 9; count += 1) await add()
    const before = (await forgotten()).length
    const turn = 'select id from customers where id = 1 for update'
    const made = await whileLocked(world, turn, 3, () => Promise.allSettled([add(), add(), add()]))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await list()).toHaveLength(10)
    expect(await forgotten()).toHaveLength(before + 2)
    expect(await refusal('createCreditCard', { as: mara!, path, body: { token: token() } })).toMatchObject({
      status: 422,
      code: 'card_limit',
      message: 'You can save at most 10 cards.',
    })
    const saving = body(await due(1), { card: newCard(undefined, { save: true }) })
    expect(await refusal('createPurchase', { as: mara!, body: saving })).toMatchObject({ status: 422, code: 'card_limit' })
    await clear()
  })

  it('PAY-19 a card that is not to be saved is not kept, neither in the list nor in the database', async () => {
    const { payment } = await pay(mara!, body(await due(1), { use3d: false }))
    expect(payment.status).toBe('paid')
    expect(await list()).toEqual([])
    expect(await db.selectFrom('credit_cards').selectAll().execute()).toEqual([])
    const row = await db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ card_token: null, credit_card_id: null })
  })

  it('PAY-02 a card is saved when its payment is paid, with its name', async () => {
    const card = newCard(undefined, { save: true, name: 'Studio', isPrimary: true })
    await pay(mara!, body(await due(1), { card, use3d: false }))
    const [saved] = await list()
    expect(saved).toMatchObject({ name: 'Studio', isPrimary: true, maskedNumber: '•••• 4242' })
    const again = await pay(mara!, body(await due(1), { card: { type: 'saved', creditCardId: saved!.id }, use3d: false }))
    expect(again.payment).toMatchObject({ status: 'paid', card: { maskedNumber: '•••• 4242' } })
    const options = await ok('listInstallmentOptions', { as: mara!, query: { creditCardId: saved!.id, amount: 490 } })
    expect(options.data.map(({ count }) => count)).toEqual([1, 3, 6, 12])
    await clear()
  })

  it('PAY-03 a card above the limit is not saved when its payment is paid, and the bank forgets it', async () => {
    const made = await pay(mara!, body(await due(1), { card: newCard(undefined, { save: true }) }))
    const entry = bank.entryOf(page())!
    for (let count = 0; count < 10; count += 1) await add()
    const before = await forgotten()
    const saved = await list()
    bank.decide(entry.page, 'approve')
    await comeBack(bank.returnOf(entry))
    expect(await payment(mara!, made.payment.id)).toMatchObject({ status: 'paid' })
    expect(await list()).toEqual(saved)
    const [job, ...others] = (await forgotten()).slice(before.length)
    expect(others).toEqual([])
    expect(await bank.installments(job!)).not.toEqual([1])
    await clear()
  })

  it('a wrong or used token is refused', async () => {
    const used = token()
    await ok('createCreditCard', { as: mara!, path, body: { token: used } })
    for (const wrong of [used, 'tok_unknown_token'])
      expect(await refusal('createCreditCard', { as: mara!, path, body: { token: wrong } })).toMatchObject({
        status: 422,
        code: 'card_token_invalid',
      })
    await clear()
  })

  it('a deleted card is forgotten by the bank', async () => {
    const card = await add()
    const { bank_reference } = await db.selectFrom('credit_cards').selectAll().executeTakeFirstOrThrow()
    await ok('deleteCreditCard', one(card.id))
    const { forgetCard } = await import('./settle.ts')
    await forgetCard({ bank }, { card: bank_reference })
    expect(await bank.installments({ card: bank_reference })).toEqual([1])
  })

  it('are for account managers, of their own account', async () => {
    const card = await add()
    for (const [as, status] of [
      [jonas!, 403],
      [noura!, 404],
    ] as const) {
      const own = { as, path: { ...path, creditCardId: card.id } }
      expect(await refusal('listCreditCards', { as, path })).toMatchObject({ status })
      expect(await refusal('createCreditCard', { as, path, body: { token: token() } })).toMatchObject({ status })
      expect(await refusal('updateCreditCard', { ...own, body: { isPrimary: true } })).toMatchObject({ status })
      expect(await refusal('deleteCreditCard', own)).toMatchObject({ status })
    }
    expect(await refusal('updateCreditCard', { ...one(999_999), body: { isPrimary: true } })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCreditCard', one(999_999))).toMatchObject({ status: 404 })
    await clear()
  })
})
