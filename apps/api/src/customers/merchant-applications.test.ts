import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { couple, openWorld, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const pdf = Buffer.from('%PDF-1.4\n% a register\n')
let last = 7700

const apply = async () =>
  (
    await ok('createCustomerAccount', {
      as: mara,
      path: { customerId },
      body: { holder: 'Rosewood Venues Ltd.', bank: 'Ottawa Savings', accountNumber: `00042-${(last += 1)}` },
    })
  ).data
const at = (customerAccountId: number, accountDocumentId?: number) => ({
  customerId,
  customerAccountId,
  ...(accountDocumentId !== undefined && { accountDocumentId }),
})
const read = async (id: number) => (await ok('getCustomerAccount', { as: mara, path: at(id) })).data
const decide = (body: object, of = customerId) => ({ as: couple, path: { customerId: of }, body })
const upload = (id: number, { name = 'Register.pdf', bytes = pdf, as = mara }: { name?: string; bytes?: Buffer; as?: Caller } = {}) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return { as, path: at(id), form }
}

describe('an application for online payment', () => {
  it('PAY-14 PAY-16 is approved, or rejected with a reason and sent again', async () => {
    const { id } = await apply()
    await ok(
      'createIntakeMerchantDecision',
      decide({ customerAccountId: id, decision: 'reject', reason: ' The holder is not the company. ' }),
    )
    expect(await read(id)).toMatchObject({ merchantStatus: 'rejected', rejectReason: 'The holder is not the company.' })
    const before = await read(id)
    // Without a difference: only the documents are new.
    await ok('updateCustomerAccount', { as: mara, path: at(id), body: { holder: before.holder } })
    const again = await read(id)
    expect(again).toMatchObject({ merchantStatus: 'pending', rejectReason: null })
    expect(Date.parse(again.appliedAt)).toBeGreaterThanOrEqual(Date.parse(before.appliedAt))
    expect((await ok('createIntakeMerchantDecision', decide({ customerAccountId: id, decision: 'approve' }))).data).toEqual({
      ...again,
      merchantStatus: 'approved',
    })
    // Saving what is already there does not ask for another review.
    await ok('updateCustomerAccount', { as: mara, path: at(id), body: { holder: before.holder } })
    expect(await read(id)).toMatchObject({ merchantStatus: 'approved' })
    await ok('updateCustomerAccount', { as: mara, path: at(id), body: { bank: 'Northern Bank' } })
    expect(await read(id)).toMatchObject({ merchantStatus: 'pending', bank: 'Northern Bank' })
  })

  it('PAY-14 is decided once, the longest waiting one first, with a reason for a rejection', async () => {
    await db.updateTable('customer_accounts').set({ merchant_status: 'approved' }).where('customer_id', '=', customerId).execute()
    const [first, second] = [await apply(), await apply()]
    expect((await ok('createIntakeMerchantDecision', decide({ decision: 'approve' }))).data.id).toBe(first.id)
    expect((await ok('createIntakeMerchantDecision', decide({ decision: 'approve' }))).data.id).toBe(second.id)
    const done = decide({ customerAccountId: first.id, decision: 'approve' })
    expect(await refusal('createIntakeMerchantDecision', done)).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeMerchantDecision', decide({ decision: 'approve' }))).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeMerchantDecision', decide({ decision: 'approve' }, 999_999))).toMatchObject({ status: 404 })
    for (const body of [{ decision: 'reject' }, { decision: 'reject', reason: ' ' }, { decision: 'approve', reason: 'No' }])
      expect(await refusal('createIntakeMerchantDecision', decide(body))).toMatchObject({ status: 422, errors: [{ path: 'reason' }] })
    expect(await refusal('createIntakeMerchantDecision', { ...done, as: mara })).toMatchObject({ status: 401 })
  })

  it('refuses a change that is based on an older version', async () => {
    const { id } = await apply()
    const { headers } = await answer('getCustomerAccount', { as: mara, path: at(id) })
    const change = (bank: string) => ({ as: mara, path: at(id), body: { bank }, headers: { 'if-match': String(headers['etag']) } })
    await ok('updateCustomerAccount', change('Northern Bank'))
    expect(await refusal('updateCustomerAccount', change('Southern Bank'))).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await read(id)).bank).toBe('Northern Bank')
  })

  it('comes back with its documents when a deletion is undone', async () => {
    const { id } = await apply()
    await ok('createCustomerAccountDocument', upload(id))
    const before = await read(id)
    const { headers } = await answer('deleteCustomerAccount', { as: mara, path: at(id) })
    expect(await refusal('getCustomerAccount', { as: mara, path: at(id) })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await read(id)).toEqual(before)
    expect(await ok('downloadCustomerAccountDocument', { as: mara, path: at(id, before.documents[0]!.id) })).toEqual(pdf)
  })
})

describe('documents of an application', () => {
  it('PAY-16 are added, downloaded unchanged, removed, and restored', async () => {
    const { id } = await apply()
    const { data } = await ok('createCustomerAccountDocument', upload(id))
    expect(data).toEqual({ id: data.id, name: 'Register.pdf', contentType: 'application/pdf', size: pdf.length })
    expect((await read(id)).documents).toEqual([data])
    const { bytes, headers } = await answer('downloadCustomerAccountDocument', { as: mara, path: at(id, data.id) })
    expect(bytes).toEqual(pdf)
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename=Register.pdf' })
    const removed = await answer('deleteCustomerAccountDocument', { as: mara, path: at(id, data.id) })
    expect((await read(id)).documents).toEqual([])
    const [entry] = (await ok('listAuditEntries', { as: mara, query: { entity: 'customer_account', entityId: id } })).data
    expect(entry).toMatchObject({ action: 'updated', detail: 'documents' })
    expect(await refusal('downloadCustomerAccountDocument', { as: mara, path: at(id, data.id) })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: mara, path: { undoToken: String(removed.headers['undo-token']) } })
    expect((await read(id)).documents).toEqual([data])
    await ok('deleteCustomerAccountDocument', { as: mara, path: at(id, data.id) })
    expect((await read(id)).documents).toEqual([])
  })

  it('are at most five, also after simultaneous calls and an undo', async () => {
    const { id } = await apply()
    for (let count = 0; count < 4; count += 1) await ok('createCustomerAccountDocument', upload(id))
    const same = `insert into customer_account_documents (customer_id, customer_account_id, name, size, content_type, file_key)
      select ${customerId}, id, 'Register.pdf', 10, 'application/pdf', 'none' from customer_accounts where id = ${id} for update`
    const full = { status: 409, code: 'limit_reached' }
    expect(await whileLocked(world, same, 1, () => refusal('createCustomerAccountDocument', upload(id)))).toMatchObject(full)
    const { documents } = await read(id)
    const { headers } = await answer('deleteCustomerAccountDocument', { as: mara, path: at(id, documents[0]!.id) })
    await ok('createCustomerAccountDocument', upload(id))
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject(full)
    expect((await read(id)).documents).toHaveLength(5)
  })

  it('are Word, Excel, JPEG or PDF, by name and by content', async () => {
    const { id } = await apply()
    expect(await refusal('createCustomerAccountDocument', upload(id, { name: 'register.exe' }))).toMatchObject({
      status: 422,
      errors: [{ path: 'file', code: 'file_extension' }],
    })
    const script = { bytes: Buffer.from('<script>alert(1)</script>') }
    expect(await refusal('createCustomerAccountDocument', upload(id, script))).toMatchObject({ status: 415 })
    expect((await read(id)).documents).toEqual([])
  })

  it('are for account managers, of their own account', async () => {
    const { id } = await apply()
    const { data } = await ok('createCustomerAccountDocument', upload(id))
    for (const [as, status] of [
      [jonas, 403],
      [noura, 404],
    ] as const) {
      expect(await refusal('getCustomerAccount', { as, path: at(id) })).toMatchObject({ status })
      expect(await refusal('createCustomerAccountDocument', upload(id, { as }))).toMatchObject({ status })
      expect(await refusal('downloadCustomerAccountDocument', { as, path: at(id, data.id) })).toMatchObject({ status })
      expect(await refusal('deleteCustomerAccountDocument', { as, path: at(id, data.id) })).toMatchObject({ status })
    }
    const other = await apply()
    for (const path of [at(other.id, data.id), at(999_999, data.id)]) {
      expect(await refusal('downloadCustomerAccountDocument', { as: mara, path })).toMatchObject({ status: 404 })
      expect(await refusal('deleteCustomerAccountDocument', { as: mara, path })).toMatchObject({ status: 404 })
    }
    expect(await refusal('getCustomerAccount', { path: at(id) })).toMatchObject({ status: 401 })
    expect(await refusal('createCustomerAccountDocument', { path: at(id) })).toMatchObject({ status: 401 })
  })
})
