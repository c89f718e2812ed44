import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { openWorld, type Caller } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db } = await openWorld()
const [mara, jonas, noura] = [await signIn('mara'), await signIn('jonas'), await signIn('noura')]
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const [garden, mill] = [1, 2]
const none = { product_id: null, pending_payment_id: null, coupon_code: null, credit_card_id: null, card_token: null, saved_name: null }
let last = 0

/** A payment of a provider, or of the account, made some days ago. */
async function newPayment(providerId: number | null, daysAgo: number, changes: object = {}): Promise<number> {
  last += 1
  const at = new Date(Date.parse('2030-01-01T12:00:00.000Z') - daysAgo * 86_400_000).toISOString()
  const row = {
    ...none,
    customer_id: customerId,
    provider_id: providerId,
    reference: `test-${last}`,
    status: 'paid' as const,
    type: 'credit_card' as const,
    card_brand: 'visa' as const,
    card_last_four: '4242',
    amount: 5880,
    currency: 'CAD',
    installment_count: 3,
    fail_reason: null,
    created_at: at,
    paid_at: at,
    ...changes,
  }
  return (await db.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const failed = { status: 'failed' as const, fail_reason: 'insufficient_funds' as const, paid_at: null }
const list = async (as: Caller, query: object = {}) => (await ok('listPayments', { as, query: { limit: 100, ...query } })).data
const ids = async (as: Caller, query: object = {}) => (await list(as, query)).map(({ id }) => id)

const ofGarden = await newPayment(garden, 3)
const ofMill = await newPayment(mill, 2, failed)
const ofAccount = await newPayment(null, 1)
await db
  .insertInto('payment_events')
  .values(
    (
      [
        ['due', null, '2029-12-01T00:00:00.000Z'],
        ['tried', null, '2029-12-29T11:58:00.000Z'],
        ['refused', 'insufficient_funds', '2029-12-29T11:59:00.000Z'],
        ['tried', null, '2029-12-29T12:00:00.000Z'],
        ['paid', null, '2029-12-29T12:00:01.000Z'],
      ] as const
    ).map(([kind, reason, created_at]) => ({ customer_id: customerId, payment_id: ofGarden, kind, reason, created_at })),
  )
  .execute()

describe('the list of payments', () => {
  it('PAY-01 has the newest first, with what happened to each', async () => {
    expect((await ids(mara)).slice(0, 3)).toEqual([ofAccount, ofMill, ofGarden])
    const payment = (await list(mara)).find(({ id }) => id === ofGarden)!
    expect(payment).toMatchObject({ amount: 5880, currency: 'CAD', card: { brand: 'visa', maskedNumber: '•••• 4242' } })
    expect(payment.events.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['due', null],
      ['tried', null],
      ['refused', 'insufficient_funds'],
      ['tried', null],
      ['paid', null],
    ])
    expect((await ok('getPayment', { as: mara, path: { paymentId: ofGarden } })).data).toEqual(payment)
  })

  it('PAY-11 PAY-20 has statuses and types of the configuration, and of a card only brand and last four digits', async () => {
    for (const itemType of ['payment_status', 'payment_type'] as const) {
      const items = (await ok('listConfigs', { as: mara, query: { itemTypes: [itemType] } })).data.map(({ itemId }) => itemId)
      const field = itemType === 'payment_status' ? 'status' : 'type'
      for (const payment of await list(mara)) expect(items).toContain(payment[field])
    }
    for (const { card } of await list(mara)) expect(Object.keys(card ?? {}).toSorted()).toEqual(['brand', 'maskedNumber'])
  })

  it('is of one provider, or with one status, and is paged by cursor', async () => {
    expect(await ids(mara, { providerId: mill, status: 'failed' })).toEqual([ofMill])
    expect((await list(mara, { providerId: garden })).every(({ provider }) => provider?.id === garden)).toBe(true)
    const all = await ids(mara)
    const first = await ok('listPayments', { as: mara, query: { limit: 2 } })
    expect(first.meta.total).toBe(all.length)
    const second = await ok('listPayments', { as: mara, query: { limit: 2, cursor: first.meta.nextCursor } })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.slice(0, 4))
    expect(await refusal('listPayments', { as: mara, query: { cursor: 'x' } })).toMatchObject({ status: 422 })
    expect(await refusal('listPayments', { as: mara, query: { status: 'lost' } })).toMatchObject({ status: 422 })
  })

  it('PERM-03 PERM-08 shows a user the linked providers whose page is open, and nothing of the account or of others', async () => {
    // The demo closes the page to jonas.
    expect(await ids(jonas)).toEqual([])
    expect(await refusal('downloadPaymentReceipt', { as: jonas, path: { paymentId: ofMill } })).toMatchObject({ status: 403 })
    await db.deleteFrom('provider_page_access').where('page', '=', 'payments').execute()
    const seen = await ids(jonas)
    expect(seen).toContain(ofMill)
    expect(seen).not.toContain(ofGarden)
    expect(seen).not.toContain(ofAccount)
    expect(await ids(jonas, { providerId: garden })).toEqual([])
    for (const id of [ofGarden, ofMill, ofAccount]) expect(await ids(noura)).not.toContain(id)
    expect(await refusal('listPayments')).toMatchObject({ status: 401 })
  })
})

async function receipt(paymentId: number, headers: Record<string, string> = {}, as = mara) {
  const { bytes, headers: sent } = await answer('downloadPaymentReceipt', { as, path: { paymentId }, headers })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: text.replaceAll(/\s+/gu, ' '), sent }
}

describe('the receipt of a payment', () => {
  it('says who paid what, when and how, and of the card only the last four digits', async () => {
    expect((await ok('downloadPaymentReceipt', { as: mara, path: { paymentId: ofGarden } })).subarray(0, 5).toString()).toBe('%PDF-')
    const { text, sent } = await receipt(ofGarden)
    for (const part of [`Receipt no. ${ofGarden}`, 'December 29, 2029', 'Rosewood', 'Visa •••• 4242', '$5,880'])
      expect(text).toContain(part)
    expect(sent).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('Receipt') })
  })

  it('is in the language of the request', async () => {
    expect((await receipt(ofGarden, { 'accept-language': 'de-DE' })).text).toMatch(/Quittung Nr.*29\. Dezember 2029/)
    expect((await receipt(ofGarden, { 'accept-language': 'tr-TR' })).text).toContain('Makbuz no.')
    expect((await receipt(ofAccount, { 'accept-language': 'ar-AE' })).text).toContain('إيصال')
  })

  it('exists only for a payment that was paid, and for those who see the payment', async () => {
    const path = (paymentId: number) => ({ path: { paymentId } })
    expect(await refusal('downloadPaymentReceipt', { as: mara, ...path(ofMill) })).toMatchObject({ status: 404 })
    expect(await refusal('downloadPaymentReceipt', { as: mara, ...path(999_999) })).toMatchObject({ status: 404 })
    expect(await refusal('downloadPaymentReceipt', { as: jonas, ...path(ofGarden) })).toMatchObject({ status: 404 })
    expect(await refusal('downloadPaymentReceipt', { as: jonas, ...path(ofAccount) })).toMatchObject({ status: 403 })
    expect(await refusal('downloadPaymentReceipt', { as: noura, ...path(ofGarden) })).toMatchObject({ status: 404 })
    expect(await refusal('downloadPaymentReceipt', path(ofGarden))).toMatchObject({ status: 401 })
  })
})
