import { describe, expect, it } from 'vitest'
import { paymentHelpers } from '../../test/payments.ts'
import { openWorld, type Caller } from '../../test/world.ts'
import { sandboxCards } from '../platform/bank/sandbox-cards.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, bank, clock } = world
const [mara, jonas, noura, ines] = await Promise.all(['mara', 'jonas', 'noura', 'ines'].map((name) => signIn(name)))
const { due, body, newCard, pay, payment, page, comeBack } = paymentHelpers(world)
const numberOf = (outcome: string) => sandboxCards.find((card) => card.outcome === outcome)!.number
const charges = () => bank.charged().length

describe('a purchase', () => {
  it('PAY-10 INT-10 waits for the page of the bank, and its result is read from the bank', async () => {
    const id = await due(1)
    const { payment: made, threeD } = await pay(mara!, body(id))
    expect(made).toMatchObject({ status: 'pending', amount: 490, currency: 'CAD', card: { brand: 'visa', maskedNumber: '•••• 4242' } })
    expect(threeD).toEqual({ type: 'redirect', redirectUrl: `http://localhost:4999/confirm/${page()}` })
    const entry = bank.entryOf(page())!
    // A browser that claims to be back has paid nothing.
    const early = await comeBack(bank.returnOf(entry))
    expect([early.statusCode, early.headers['location']]).toEqual([303, `http://localhost/checkout?payment=${made.id}`])
    expect((await payment(mara!, made.id)).status).toBe('pending')
    bank.decide(entry.page, 'approve')
    await comeBack(bank.returnOf(entry))
    expect(await payment(mara!, made.id)).toMatchObject({ status: 'paid', paidAt: '2026-11-24T14:00:00.000Z', failReason: null })
    expect((await ok('listPendingPayments', { as: mara! })).data.map((one) => one.id)).not.toContain(id)
    expect(await refusal('createPurchase', { as: mara!, body: body(id) })).toMatchObject({ status: 409, code: 'already_paid' })
  })

  it('PAY-10 a form that the bank has not signed, or for an unknown payment, is answered with 404', async () => {
    const { payment: made } = await pay(mara!, body(await due(1)))
    const signed = bank.returnOf(bank.entryOf(page())!)
    for (const wrong of [
      { ...signed, signature: 'x'.repeat(43) },
      { ...signed, reference: 'vp_1' },
      { ...signed, reference: signed.reference.replace('vp_1_', 'vp_8_') },
    ])
      expect((await comeBack(wrong)).statusCode).toBe(404)
    expect((await payment(mara!, made.id)).status).toBe('pending')
  })

  it('PAY-10 the bank may send a form instead of an address, of which only address and fields are used', async () => {
    const { threeD } = await pay(mara!, body(await due(1), { card: newCard(numberOf('form')) }))
    const action = `http://localhost:4999/confirm/${page()}`
    expect(threeD).toEqual({ type: 'form', action, fields: [{ name: 'session', value: page() }] })
  })

  it.each([
    ['refused', 'payment_failed', 'refused_by_bank'],
    ['no-funds', 'payment_failed', 'insufficient_funds'],
    ['expired', 'payment_failed', 'card_expired'],
    ['no-form', 'three_d_form_missing', 'cancelled'],
    ['wrong-host', 'three_d_url_invalid', 'cancelled'],
  ])('PAY-07 PAY-08 PAY-09 a card that ends as %s is 422 %s, and the failed payment is kept', async (outcome, code, reason) => {
    const before = charges()
    const id = await due(1)
    const refused = await refusal('createPurchase', { as: mara!, body: body(id, { card: newCard(numberOf(outcome)) }) })
    expect(refused).toMatchObject({ status: 422, code })
    const row = await db.selectFrom('payments').selectAll().where('pending_payment_id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'failed', fail_reason: reason, card_token: null })
    expect(charges()).toBe(before)
    const events = await db.selectFrom('payment_events').select('kind').where('payment_id', '=', row.id).orderBy('id').execute()
    expect(events.map(({ kind }) => kind)).toEqual(['due', 'tried', reason === 'cancelled' ? 'cancelled' : 'refused'])
  })

  it.each([
    ['payment_failed', 'refused', 'Payment is fail'],
    ['three_d_form_missing', 'no-form', '3D payment form not found'],
    ['three_d_url_invalid', 'wrong-host', 'Invalid 3D redirect URL'],
  ])('MSG-16 MSG-17 MSG-18 the sentence of %s', async (_code, outcome, message) => {
    const bodyOf = body(await due(1), { card: newCard(numberOf(outcome)) })
    expect(await refusal('createPurchase', { as: mara!, body: bodyOf })).toMatchObject({ message })
  })

  it('a declined page fails the payment, which the bank does not charge', async () => {
    const { payment: made } = await pay(mara!, body(await due(1)))
    const entry = bank.entryOf(page())!
    bank.decide(entry.page, 'decline')
    await comeBack(bank.returnOf(entry))
    expect(await payment(mara!, made.id)).toMatchObject({ status: 'failed', failReason: 'not_confirmed' })
  })

  it('PAY-12 MSG-12 a coupon lowers the amount, and a wrong one is refused', async () => {
    await db
      .insertInto('discount_coupons')
      .values({ code: 'TENTH', ratio: 10, amount: null, currency: null, valid_until: '2027-01-01' })
      .execute()
    await db
      .insertInto('discount_coupons')
      .values({ code: 'ALL', ratio: 100, amount: null, currency: null, valid_until: '2027-01-01' })
      .execute()
    expect((await pay(mara!, body(await due(1), { couponCode: 'tenth' }))).payment.amount).toBe(441)
    const before = charges()
    expect((await pay(mara!, body(await due(1), { couponCode: 'ALL' }))).payment).toMatchObject({ amount: 0, status: 'paid' })
    expect(charges()).toBe(before)
    const wrong = await refusal('createPurchase', { as: mara!, body: body(await due(1), { couponCode: 'NONE' }) })
    expect(wrong).toMatchObject({ status: 422, code: 'coupon_not_found', message: 'Coupon not found' })
  })

  it('PAY-06 in instalments that the bank offers for the card', async () => {
    const options = (query: object) => ok('listInstallmentOptions', { as: mara!, query: { amount: 490, ...query } })
    const { data } = await options({ bin: '424242' })
    expect(data.map(({ count, amountPerMonth }) => [count, amountPerMonth])).toEqual([
      [1, 490],
      [3, 163],
      [6, 81],
      [12, 40],
    ])
    expect((await options({ bin: '378282' })).data.map(({ count }) => count)).toEqual([1])
    expect((await options({})).data.map(({ count }) => count)).toEqual([1])
    expect(await refusal('listInstallmentOptions', { as: mara!, query: { amount: 0 } })).toMatchObject({ errors: [{ path: 'amount' }] })
    expect((await pay(mara!, body(await due(1), { installmentCount: 6 }))).payment.installmentCount).toBe(6)
    const five = body(await due(1), { installmentCount: 5 })
    expect(await refusal('createPurchase', { as: mara!, body: five })).toMatchObject({ status: 422, code: 'installments_not_offered' })
  })

  it('a token is valid once, and not for long', async () => {
    const card = newCard()
    await pay(mara!, body(await due(1), { card }))
    const late = newCard()
    clock.advance({ minutes: 16 })
    for (const used of [card, late])
      expect(await refusal('createPurchase', { as: mara!, body: body(await due(1), { card: used }) })).toMatchObject({
        status: 422,
        code: 'card_token_invalid',
      })
    clock.advance({ minutes: -16 })
  })

  it('PAY-17 of a product is for those who may write the payments of its provider, and once', async () => {
    const products = (await ok('listProviderProducts', { as: ines!, path: { productsProviderId: 0 } })).data
    const open = products.find(({ isPaid }) => !isPaid)!
    const item = { type: 'product', productId: open.id, providerId: open.providerId } as const
    const bought = { item, card: newCard(), use3d: false }
    expect((await pay(ines!, bought)).payment).toMatchObject({
      status: 'paid',
      product: { id: open.id },
      provider: { id: open.providerId },
    })
    expect(await refusal('createPurchase', { as: ines!, body: { ...bought, card: newCard() } })).toMatchObject({ code: 'already_paid' })
    expect(await refusal('createPurchase', { as: mara!, body: { ...bought, card: newCard() } })).toMatchObject({ status: 404 })
  })

  it('of a due payment is for account managers of the account', async () => {
    const id = await due(1)
    expect(await refusal('createPurchase', { as: jonas!, body: body(id) })).toMatchObject({ status: 403 })
    expect(await refusal('createPurchase', { as: noura!, body: body(id) })).toMatchObject({ status: 404 })
    expect(await refusal('listPendingPayments', { as: jonas! })).toMatchObject({ status: 403 })
    const { payment: made } = await pay(mara!, body(id))
    const path = { paymentId: made.id }
    expect(await refusal('getPayment', { as: jonas!, path })).toMatchObject({ status: 403 })
    expect(await refusal('getPayment', { as: noura!, path })).toMatchObject({ status: 404 })
    expect(await refusal('createPaymentAction', { as: noura!, path, body: { type: 'cancel' } })).toMatchObject({ status: 404 })
  })

  it('PAY-05 due payments have their month, amount and day', async () => {
    expect((await ok('listPendingPayments', { as: ines! })).data).toMatchObject([
      { amount: 490, currency: 'CAD', recurringMonth: 12, dueDate: '2026-11-18' },
      { amount: 490, recurringMonth: 12, dueDate: '2026-12-18' },
    ])
  })

  it('PAY-17 a due payment extends the package of the account, or begins it on the day it was due; without it nothing is extended', async () => {
    const packageOf = async (as: Caller) => {
      const { customer } = (await ok('getAccessToken', { as, path: { accessTokenId: as['x-access-token']! } })).data.user
      const { data } = await ok('getSubscription', { as, path: { customerId: customer.id } })
      return { isPaid: customer.isPaid, until: data?.dateEnd }
    }
    const before = (await packageOf(mara!)).until!
    await pay(mara!, body(await due(1), { use3d: false }))
    const aYearLater = Temporal.PlainDate.from(before).add({ years: 1 }).toString()
    expect(await packageOf(mara!)).toEqual({ isPaid: true, until: aYearLater })
    const [first] = (await ok('listPendingPayments', { as: ines! })).data
    await refusal('createPurchase', { as: ines!, body: body(first!.id, { card: newCard(numberOf('refused')) }) })
    expect(await packageOf(ines!)).toEqual({ isPaid: false, until: undefined })
    await pay(ines!, body(first!.id, { use3d: false }))
    const until = Temporal.PlainDate.from(first!.dueDate).add({ months: first!.recurringMonth }).subtract({ days: 1 }).toString()
    expect(await packageOf(ines!)).toEqual({ isPaid: true, until })
  })

  it('PAY-10 the form of the bank has a reference and a signature, and leads back to the panel', async () => {
    const { payment: made } = await pay(mara!, body(await due(1)))
    const { reference, signature } = bank.returnOf(bank.entryOf(page())!)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = new URLSearchParams({ reference, signature }).toString()
    await ok('createThreeDReturn', { as: {}, headers, body: form })
    expect(await refusal('createThreeDReturn', { as: {}, headers, body: 'reference=x' })).toMatchObject({ status: 422 })
    expect((await ok('getPayment', { as: mara!, path: { paymentId: made.id } })).data.status).toBe('pending')
  })

  it('names the tokeniser and the hosts of the bank, for the country of the account', async () => {
    expect((await ok('getPaymentBank', { as: mara! })).data).toEqual({
      tokenUrl: 'http://localhost:4999/tokens',
      bankHosts: ['moneris.com', 'http://localhost:4999'],
    })
    expect(await refusal('getPaymentBank')).toMatchObject({ status: 401 })
  })
})

describe('an action', () => {
  const act = (paymentId: number, type: 'cancel' | 'retry' | 'confirm-3d', as = mara!) =>
    ok('createPaymentAction', { as, path: { paymentId }, body: { type } })
  const refusedAct = (paymentId: number, type: string) => refusal('createPaymentAction', { as: mara!, path: { paymentId }, body: { type } })

  it('PAY-06 cancels a pending payment, which then cannot be confirmed', async () => {
    const { payment: made } = await pay(mara!, body(await due(1)))
    const entry = bank.entryOf(page())!
    expect((await act(made.id, 'cancel')).data.payment).toMatchObject({ status: 'failed', failReason: 'cancelled' })
    expect(bank.entryOf(entry.page)).toBeUndefined()
    expect(await refusedAct(made.id, 'cancel')).toMatchObject({ status: 409, code: 'payment_not_pending' })
  })

  it('cancels nothing that the bank has charged in the meantime', async () => {
    const { payment: made } = await pay(mara!, body(await due(1)))
    bank.decide(page(), 'approve')
    expect(await refusedAct(made.id, 'cancel')).toMatchObject({ status: 409, code: 'payment_not_pending' })
    expect((await payment(mara!, made.id)).status).toBe('paid')
  })

  it('PAY-06 PAY-10 confirms by asking the bank, and gives the page again while it waits', async () => {
    const { payment: made, threeD } = await pay(mara!, body(await due(1)))
    expect((await act(made.id, 'confirm-3d')).data).toMatchObject({ payment: { status: 'pending' }, threeD })
    bank.decide(page(), 'approve')
    expect((await act(made.id, 'confirm-3d')).data).toMatchObject({ payment: { status: 'paid' }, threeD: null })
    expect(await refusedAct(made.id, 'confirm-3d')).toMatchObject({ status: 409 })
  })

  it('PAY-06 retries a failed payment with its saved card, and never a card that was not saved', async () => {
    const { customerId } = { customerId: 1 }
    const saved = (await ok('createCreditCard', { as: mara!, path: { customerId }, body: { token: paymentHelpers(world).token() } })).data
    const { payment: made } = await pay(mara!, body(await due(1), { card: { type: 'saved', creditCardId: saved.id } }))
    expect(await refusedAct(made.id, 'retry')).toMatchObject({ status: 409, code: 'payment_not_failed' })
    await act(made.id, 'cancel')
    expect((await act(made.id, 'retry')).data).toMatchObject({
      payment: { status: 'pending', failReason: null },
      threeD: { type: 'redirect' },
    })
    bank.decide(page(), 'approve')
    await act(made.id, 'confirm-3d')
    expect(await refusedAct(made.id, 'retry')).toMatchObject({ status: 409, code: 'payment_not_failed' })
    const once = await pay(mara!, body(await due(1)))
    await act(once.payment.id, 'cancel')
    expect(await refusedAct(once.payment.id, 'retry')).toMatchObject({ status: 409, code: 'card_not_saved' })
  })
})
