import { describe, expect, it } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const path = { customerId }
const list = async () => (await ok('listCustomerAccounts', { as: mara, path })).data
const body = { holder: 'Rosewood Venues Ltd.', bank: 'Ottawa Savings', iban: 'DE89 3704 0044 0532 0130 00' }

describe('bank accounts', () => {
  it('PAY-16 are created by an application, whose decision is pending', async () => {
    const before = await list()
    const { data } = await ok('createCustomerAccount', { as: mara, path, body })
    expect(data).toMatchObject({
      ...body,
      iban: 'DE89370400440532013000',
      accountNumber: null,
      merchantStatus: 'pending',
      rejectReason: null,
    })
    expect(await list()).toEqual([data, ...before])
    expect(await refusal('createCustomerAccount', { as: mara, path, body: { ...body, iban: 'de89370400440532013000' } })).toMatchObject({
      status: 409,
      code: 'account_exists',
    })
  })

  it('PAY-16 allow one application, also for simultaneous calls', async () => {
    const same = `insert into customer_accounts (customer_id, holder, bank, account_number, created_at) values (${customerId}, 'A', 'B', '7700', now())`
    const twin = { holder: 'Rosewood Venues Ltd.', bank: 'Ottawa Savings', accountNumber: '7700' }
    const refused = await whileLocked(world, same, 1, () => refusal('createCustomerAccount', { as: mara, path, body: twin }))
    expect(refused).toMatchObject({ status: 409, code: 'account_exists' })
    await db.deleteFrom('customer_accounts').where('account_number', '=', '7700').execute()
  })

  it('PAY-16 need a new application after a change', async () => {
    const [account] = await list()
    await db
      .updateTable('customer_accounts')
      .set({ merchant_status: 'rejected', reject_reason: 'Holder' })
      .where('id', '=', account!.id)
      .execute()
    const own = { as: mara, path: { customerId, customerAccountId: account!.id } }
    expect((await list())[0]).toMatchObject({ merchantStatus: 'rejected', rejectReason: 'Holder' })
    const changed = (await ok('updateCustomerAccount', { ...own, body: { holder: 'Mara Lindqvist' } })).data
    expect(changed).toEqual({ ...account!, holder: 'Mara Lindqvist', appliedAt: expect.any(String) })
    const numbered = (await ok('updateCustomerAccount', { ...own, body: { accountNumber: '00042-117-1' } })).data
    expect(numbered).toMatchObject({ iban: null, accountNumber: '00042-117-1' })
    const other = (await list()).find(({ id }) => id !== account!.id)!
    expect(await refusal('updateCustomerAccount', { ...own, body: { accountNumber: other.accountNumber } })).toMatchObject({
      code: 'account_exists',
    })
  })

  it('are removed, until that is undone', async () => {
    const before = await list()
    const { headers } = await answer('deleteCustomerAccount', { as: mara, path: { customerId, customerAccountId: before[0]!.id } })
    expect(await list()).toEqual(before.slice(1))
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await list()).toEqual(before)
    await ok('deleteCustomerAccount', { as: mara, path: { customerId, customerAccountId: before[0]!.id } })
  })

  it.each([
    [{ ...body, iban: 'DE88370400440532013000' }, 'iban', 'invalid_iban'],
    [{ ...body, iban: undefined }, 'iban', 'required'],
    [{ ...body, accountNumber: '00042' }, 'accountNumber', 'not_allowed'],
    [{ ...body, holder: ' ' }, 'holder', 'required'],
  ])('refuse %j', async (wrong, field, code) => {
    expect(await refusal('createCustomerAccount', { as: mara, path, body: wrong })).toMatchObject({
      status: 422,
      errors: [{ path: field, code }],
    })
  })

  it('are for account managers, of their own account', async () => {
    const [account] = await list()
    const one = { customerId, customerAccountId: account!.id }
    for (const [as, status] of [
      [jonas, 403],
      [noura, 404],
    ] as const) {
      expect(await refusal('listCustomerAccounts', { as, path })).toMatchObject({ status })
      expect(await refusal('createCustomerAccount', { as, path, body })).toMatchObject({ status })
      expect(await refusal('updateCustomerAccount', { as, path: one, body: { bank: 'x' } })).toMatchObject({ status })
      expect(await refusal('deleteCustomerAccount', { as, path: one })).toMatchObject({ status })
    }
    const unknown = { as: mara, path: { customerId, customerAccountId: 999_999 } }
    expect(await refusal('updateCustomerAccount', { ...unknown, body: { bank: 'x' } })).toMatchObject({ status: 404 })
    expect(await refusal('deleteCustomerAccount', unknown)).toMatchObject({ status: 404 })
  })
})
