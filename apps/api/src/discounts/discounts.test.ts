import { describe, expect, it } from 'vitest'
import { openWorld, type Caller } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const felix = await signIn('felix')

const providerId = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
// Jonas is linked to the mill only.
const [garden, mill, lakehouse, photography] = [
  await providerId('Rosewood Garden'),
  await providerId('Rosewood Mill'),
  await providerId('Rosewood Lakehouse'),
  await providerId('Felix Arden Photography'),
]

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
interface Sent {
  [field: string]: string | number | boolean | string[]
}
const share: Sent = { intro: 'Ten percent off', discountType: 'discount', discountRatio: 10 }
const parts: Sent = { intro: 'In six parts', discountType: 'installment', installmentCount: 6 }

function form(fields: Sent, ...files: { name: string; bytes: Buffer }[]): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, String(value))
  for (const { name, bytes } of files) made.append('documents', new Blob([bytes]), name)
  return made
}
const menu = { name: 'Winter menu.pdf', bytes: pdf }
const create = async (fields: Sent = share, as = mara, of = mill) =>
  (await ok('createDiscount', { as, form: form({ providerId: of, ...fields }, menu) })).data
const read = async (discountId: number) => (await ok('getDiscount', { as: mara, path: { discountId } })).data
const list = async (as: Caller, query = {}) => (await ok('listDiscounts', { as, query: { limit: 100, ...query } })).data

describe('discounts', () => {
  it('DISC-01 DISC-03 are created from their fields and documents', async () => {
    const made = await create({ ...share, regularPrice: 5200, discountedPrice: 4680, isPrimary: true })
    expect(made).toEqual({
      id: made.id,
      providerId: mill,
      intro: 'Ten percent off',
      discountType: 'discount',
      discountRatio: 10,
      installmentCount: null,
      regularPrice: 5200,
      discountedPrice: 4680,
      currency: 'CAD',
      isPrimary: true,
      documents: [
        {
          id: made.documents[0]!.id,
          name: 'Winter menu.pdf',
          contentType: 'application/pdf',
          size: pdf.length,
          path: `/api/discounts/${made.id}/documents/${made.documents[0]!.id}`,
        },
      ],
      createdAt: clock.now().toString({ smallestUnit: 'millisecond' }),
      updatedAt: null,
    })
    expect(await read(made.id)).toEqual(made)
    expect(await create(parts)).toMatchObject({ discountType: 'installment', discountRatio: null, installmentCount: 6, isPrimary: false })
  })

  it('DISC-04 have the types of the configuration, and no others', async () => {
    const { data } = await ok('listConfigs', { as: mara, query: { itemTypes: 'discount_type' } })
    expect(data.map(({ itemId }) => itemId)).toEqual(['discount', 'installment'])
    const values: Record<string, Sent> = { discount: share, installment: parts }
    for (const { itemId } of data) expect((await create(values[itemId])).discountType).toBe(itemId)
    expect(
      await refusal('createDiscount', { as: mara, form: form({ providerId: mill, ...share, discountType: 'voucher' }, menu) }),
    ).toMatchObject({
      status: 422,
    })
  })

  it('DISC-09 are listed newest first, by provider and page by page', async () => {
    const first = await create()
    clock.advance({ minutes: 1 })
    const second = await create(parts, mara, garden)
    expect((await list(mara)).slice(0, 2)).toEqual([second, first])
    expect((await list(mara, { providerId: mill }))[0]).toEqual(first)
    const { data, meta } = await ok('listDiscounts', { as: mara, query: { page: 2, limit: 1 } })
    expect(data).toEqual([first])
    expect(meta).toMatchObject({ page: 2, limit: 1, total: (await list(mara)).length })
  })

  it('DISC-06 at most one per provider is primary: a new one replaces the old', async () => {
    const primaries = async (of: number) => (await list(mara, { providerId: of })).filter(({ isPrimary }) => isPrimary).map(({ id }) => id)
    const elsewhere = await primaries(garden)
    const first = await create({ ...share, isPrimary: true })
    expect(await primaries(mill)).toEqual([first.id])
    const second = await create({ ...parts, isPrimary: true })
    expect(await primaries(mill)).toEqual([second.id])
    await ok('replaceDiscount', { as: mara, path: { discountId: first.id }, form: form({ ...share, isPrimary: true }) })
    expect(await primaries(mill)).toEqual([first.id])
    await Promise.all([1, 2, 3].map(() => create({ ...share, isPrimary: true })))
    expect(await primaries(mill)).toHaveLength(1)
    expect(await primaries(garden)).toEqual(elsewhere)
  })

  it('DISC-05 accept only the number of their type', async () => {
    for (const [fields, path, code] of [
      [{ ...share, discountRatio: 0 }, 'discountRatio', 'at_least'],
      [{ ...share, discountRatio: 100 }, 'discountRatio', 'at_most'],
      [{ ...share, discountRatio: '1.5' }, 'discountRatio', 'kind'],
      [{ intro: 'x', discountType: 'discount' }, 'discountRatio', 'required'],
      [{ ...share, installmentCount: 6 }, 'installmentCount', 'not_allowed'],
      [{ ...parts, installmentCount: 1 }, 'installmentCount', 'at_least'],
      [{ ...parts, installmentCount: 37 }, 'installmentCount', 'at_most'],
      [{ ...parts, discountRatio: 10 }, 'discountRatio', 'not_allowed'],
      [{ ...share, discountType: 'gift' }, 'discountType', 'not_allowed'],
      [{ ...share, intro: ' ' }, 'intro', 'required'],
      [{ ...share, intro: 'x'.repeat(251) }, 'intro', 'too_long'],
      // DISC-02
      [{ ...share, regularPrice: 100, discountedPrice: 100 }, 'discountedPrice', 'discount_not_below'],
    ] as const)
      expect(
        await refusal('createDiscount', { as: mara, form: form({ providerId: mill, ...fields }) }),
        JSON.stringify(fields),
      ).toMatchObject({
        status: 422,
        code: 'invalid',
        errors: [{ path, code }],
        // Both a schema and a rule refuse here (AMB-67).
        headers: { 'error-version': '2' },
      })
  })

  it('DISC-07 UPG-03 are added if the active product of the provider includes campaigns', async () => {
    const closed = { status: 402, code: 'upgrade_required', params: { kind: 'discounts' } }
    expect(await refusal('createDiscount', { as: felix, form: form({ providerId: photography, ...share }) })).toMatchObject(closed)
    // Of an account without a limit of couples: this provider has a smaller product than the others.
    expect(await refusal('createDiscount', { as: mara, form: form({ providerId: lakehouse, ...share }) })).toMatchObject(closed)
    const { id } = await create(share, mara, garden)
    const products = db.updateTable('provider_products').where('provider_id', '=', garden)
    await products.set({ is_switched_off: true }).execute()
    expect(await refusal('createDiscount', { as: mara, form: form({ providerId: garden, ...share }) })).toMatchObject(closed)
    // Existing discounts stay and can be changed.
    await ok('replaceDiscount', { as: mara, path: { discountId: id }, form: form(parts) })
    await products.set({ is_switched_off: false }).execute()
  })

  it('are changed as a whole, from the newest version only', async () => {
    const { id } = await create()
    const { headers } = await answer('getDiscount', { as: mara, path: { discountId: id } })
    const change = (fields: Sent, ifMatch?: string) => ({
      as: mara,
      path: { discountId: id },
      form: form(fields),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
    clock.advance({ minutes: 1 })
    const changed = (await ok('replaceDiscount', change(parts, String(headers['etag'])))).data
    expect(changed).toMatchObject({
      id,
      intro: 'In six parts',
      discountRatio: null,
      installmentCount: 6,
      documents: [{ name: 'Winter menu.pdf' }],
    })
    expect(changed.updatedAt).toBe(clock.now().toString({ smallestUnit: 'millisecond' }))
    expect(await refusal('replaceDiscount', change(share, String(headers['etag'])))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await read(id)).toEqual(changed)
    expect(await refusal('replaceDiscount', change({ ...share, discountRatio: 100 }))).toMatchObject({ status: 422 })
    expect((await ok('replaceDiscount', change(share))).data).toMatchObject({ discountType: 'discount' })
  })

  it('are created once per key', async () => {
    const before = (await list(mara)).length
    const call = () => ({ as: mara, form: form({ providerId: mill, ...share }, menu), headers: { 'idempotency-key': 'discount-once-1' } })
    expect(await ok('createDiscount', call())).toEqual(await ok('createDiscount', call()))
    expect(await list(mara)).toHaveLength(before + 1)
  })

  it('are withdrawn, and restored', async () => {
    const { id } = await create({ ...share, isPrimary: true })
    const { headers } = await answer('deleteDiscount', { as: mara, path: { discountId: id } })
    expect(await refusal('getDiscount', { as: mara, path: { discountId: id } })).toMatchObject({ status: 404 })
    expect((await list(mara)).map((discount) => discount.id)).not.toContain(id)
    expect(await refusal('deleteDiscount', { as: mara, path: { discountId: id } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await read(id)).toMatchObject({ isPrimary: true, documents: [{ name: 'Winter menu.pdf' }] })
  })

  it('DISC-06 a restored primary discount does not become a second one', async () => {
    const { id } = await create({ ...share, isPrimary: true })
    const { headers } = await answer('deleteDiscount', { as: mara, path: { discountId: id } })
    await create({ ...parts, isPrimary: true })
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'undo_impossible',
    })
  })

  it('of others, and of providers the user does not see, are not found', async () => {
    const [ofGarden, ofMill] = [await create(share, mara, garden), await create()]
    expect((await list(jonas)).map(({ id }) => id)).toContain(ofMill.id)
    expect((await list(jonas)).map(({ id }) => id)).not.toContain(ofGarden.id)
    expect(await list(jonas, { providerId: garden })).toEqual([])
    for (const [as, { id: discountId, documents }] of [
      [jonas, ofGarden],
      [noura, ofMill],
    ] as const) {
      const document = { discountId, documentId: documents[0]!.id }
      expect(await refusal('getDiscount', { as, path: { discountId } })).toMatchObject({ status: 404, code: 'not_found' })
      expect(await refusal('replaceDiscount', { as, path: { discountId }, form: form(share) })).toMatchObject({ status: 404 })
      expect(await refusal('deleteDiscount', { as, path: { discountId } })).toMatchObject({ status: 404 })
      expect(await refusal('downloadDiscountDocument', { as, path: document })).toMatchObject({ status: 404 })
      expect(await refusal('deleteDiscountDocument', { as, path: document })).toMatchObject({ status: 404 })
    }
    const [documentOfMill] = ofMill.documents
    const document = { as: jonas, path: { discountId: ofMill.id, documentId: documentOfMill!.id } }
    expect(await ok('downloadDiscountDocument', document)).toEqual(pdf)
    await ok('deleteDiscountDocument', document)
    await ok('deleteDiscount', document)
    for (const of of [garden, 999_999])
      expect(await refusal('createDiscount', { as: jonas, form: form({ providerId: of, ...share }) })).toMatchObject({ status: 404 })
    expect(await refusal('listDiscounts')).toMatchObject({ status: 401 })
  })
})

describe('the page of discounts', () => {
  it('PERM-03 PERM-09 can be closed to a user, or read-only', async () => {
    const { id: discountId, documents } = await create()
    const path = { discountId, documentId: documents[0]!.id }
    const user = await db
      .selectFrom('customer_users')
      .select(['customer_id', 'id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const page = { customer_id: user.customer_id, customer_user_id: user.id, provider_id: mill, page: 'discounts' as const }
    await db
      .insertInto('provider_page_access')
      .values({ ...page, access: 'read' })
      .execute()
    expect(await ok('downloadDiscountDocument', { as: jonas, path })).toEqual(pdf)
    expect(await list(jonas)).toContainEqual((await ok('getDiscount', { as: jonas, path })).data)
    const refused = { status: 403, code: 'forbidden' }
    expect(await refusal('createDiscount', { as: jonas, form: form({ providerId: mill, ...share }) })).toMatchObject(refused)
    expect(await refusal('replaceDiscount', { as: jonas, path, form: form(share) })).toMatchObject(refused)
    for (const name of ['deleteDiscountDocument', 'deleteDiscount'] as const)
      expect(await refusal(name, { as: jonas, path })).toMatchObject(refused)
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('page', '=', 'discounts').execute()
    for (const name of ['getDiscount', 'downloadDiscountDocument'] as const)
      expect(await refusal(name, { as: jonas, path })).toMatchObject(refused)
    expect(await list(jonas)).toEqual([])
    await ok('getDiscount', { as: mara, path })
    await db.deleteFrom('provider_page_access').where('page', '=', 'discounts').execute()
  })
})

describe('documents of a discount', () => {
  it('DISC-03 are downloaded unchanged', async () => {
    const { id, documents } = await create()
    const { bytes, headers } = await answer('downloadDiscountDocument', {
      as: jonas,
      path: { discountId: id, documentId: documents[0]!.id },
    })
    expect(bytes).toEqual(pdf)
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="Winter menu.pdf"', 'x-content-type-options': 'nosniff' })
  })

  it('are added to existing ones, up to five', async () => {
    const { id } = await create()
    const add = (count: number) => ({ as: mara, path: { discountId: id }, form: form(share, ...Array.from({ length: count }, () => menu)) })
    expect((await ok('replaceDiscount', add(3))).data.documents).toHaveLength(4)
    expect(await refusal('replaceDiscount', add(2))).toMatchObject({ status: 422, errors: [{ path: 'documents', code: 'too_many' }] })
    expect((await ok('replaceDiscount', add(1))).data.documents).toHaveLength(5)
  })

  it('WORK-02 an undo restores none above five', async () => {
    const { id, documents } = await create()
    const path = { discountId: id, documentId: documents[0]!.id }
    const { headers } = await answer('deleteDiscountDocument', { as: mara, path })
    const full = form(share, ...Array.from({ length: 5 }, () => menu))
    const { data } = await ok('replaceDiscount', { as: mara, path: { discountId: id }, form: full })
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
    expect((await read(id)).documents).toEqual(data.documents)
  })

  it('are removed one by one, and restored; the previous version of the discount becomes stale', async () => {
    const { id, documents } = await create()
    const path = { discountId: id, documentId: documents[0]!.id }
    const { headers: before } = await answer('getDiscount', { as: mara, path: { discountId: id } })
    const { headers } = await answer('deleteDiscountDocument', { as: mara, path })
    expect((await read(id)).documents).toEqual([])
    const [entry] = (await ok('listAuditEntries', { as: mara, query: { entity: 'discount', entityId: id } })).data
    expect(entry).toMatchObject({ action: 'updated', detail: 'documents' })
    expect(await refusal('downloadDiscountDocument', { as: mara, path })).toMatchObject({ status: 404 })
    expect(await refusal('deleteDiscountDocument', { as: mara, path })).toMatchObject({ status: 404 })
    const stale = { as: mara, path: { discountId: id }, form: form(share), headers: { 'if-match': String(before['etag']) } }
    expect(await refusal('replaceDiscount', stale)).toMatchObject({ status: 409, code: 'stale_version' })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await read(id)).documents).toEqual(documents)
  })

  it('FILE-07 FILE-09 are Word, Excel, JPEG or PDF, by name and by content', async () => {
    const send = (name: string, bytes: Buffer) => ({ as: mara, form: form({ providerId: mill, ...share }, menu, { name, bytes }) })
    const before = (await list(mara)).length
    expect(await refusal('createDiscount', send('menu.exe', pdf))).toMatchObject({
      status: 422,
      errors: [{ path: 'documents[1]', code: 'file_extension' }],
    })
    expect((await refusal('createDiscount', send('menu.pdf', Buffer.from('<script>alert(1)</script>')))).status).toBe(415)
    expect(await refusal('createDiscount', send('hall.jpg', Buffer.from('ffd8ffe000104a4649460001', 'hex')))).toMatchObject({
      status: 415,
      errors: [{ path: 'documents[1]', code: 'file_content' }],
    })
    expect((await refusal('createDiscount', send('menu.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])))).status).toBe(413)
    expect(await list(mara)).toHaveLength(before)
  })
})

describe('coupons', () => {
  const coupon = async (code: string, as = mara) => (await ok('getDiscountCoupon', { as, query: { code } })).data
  const none = (code: string, as = mara) => refusal('getDiscountCoupon', { as, query: { code } })
  const notFound = { status: 404, code: 'coupon_not_found', message: 'Coupon not found' }

  it('DISC-08 return their value, ignoring case', async () => {
    await db
      .insertInto('discount_coupons')
      .values({ code: 'DECEMBER', ratio: 15, amount: null, currency: null, valid_until: '2026-12-31' })
      .execute()
    for (const code of ['DECEMBER', 'december', ' December '])
      expect(await coupon(code)).toEqual({ code: 'DECEMBER', ratio: 15, amount: null, currency: 'CAD', validUntil: '2026-12-31' })
  })

  it("PAY-12 DISC-08 are valid to the end of their last day, in the account's zone", async () => {
    await db
      .insertInto('discount_coupons')
      .values({ code: 'ONEDAY', ratio: 5, amount: null, currency: null, valid_until: clock.now().toString().slice(0, 10) })
      .execute()
    expect(await coupon('ONEDAY')).toMatchObject({ ratio: 5 })
    clock.advance({ hours: 14 })
    // Just before midnight in Toronto, and long after it in Dubai.
    expect(await coupon('ONEDAY')).toMatchObject({ ratio: 5 })
    expect(await none('ONEDAY', noura)).toMatchObject({ status: 404 })
    clock.advance({ hours: 2 })
    expect(await none('ONEDAY')).toMatchObject(notFound)
  })

  it('PAY-12 that are unknown, or an amount in another currency, are not found', async () => {
    await db
      .insertInto('discount_coupons')
      .values({ code: 'FIFTY', ratio: null, amount: 50, currency: 'CAD', valid_until: '2027-12-31' })
      .execute()
    expect(await coupon('FIFTY')).toMatchObject({ ratio: null, amount: 50, currency: 'CAD' })
    expect(await none('FIFTY', noura)).toMatchObject({ status: 404, code: 'coupon_not_found' })
    expect(await none('NOSUCH')).toMatchObject(notFound)
    expect(await none('')).toMatchObject({ status: 422 })
    expect(await refusal('getDiscountCoupon', { query: { code: 'FIFTY' } })).toMatchObject({ status: 401 })
  })
})
