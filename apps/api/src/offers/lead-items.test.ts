import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, newLead, clock } = await openWorld()
const [mara, jonas, noura, felix] = [await signIn('mara'), await signIn('jonas'), await signIn('noura'), await signIn('felix')]
const garden = 1
const { data: items } = await ok('listProviderItems', { as: mara, query: { providerId: garden } })
const [winter] = items
const couple = async () => ({ leadId: await newLead(garden, reachable) })
const list = async (path: { leadId: number }) => (await ok('listLeadItems', { as: mara, path })).data
const count = async (path: { leadId: number }) => (await ok('getLead', { as: mara, path })).data.itemCount

describe('LEAD-50 the products that a couple asked about', () => {
  it('are added with their present price, listed and counted', async () => {
    const path = await couple()
    const body = { providerItemId: winter!.id, note: ' With candles. ' }
    const { data } = await ok('createLeadItem', { as: mara, path, body })
    expect(data).toEqual({
      id: data.id,
      providerItem: { id: winter!.id, name: 'Winter weekends' },
      price: 3200,
      currency: 'CAD',
      note: 'With candles.',
      isAskedByCouple: true,
    })
    const own = (await ok('createLeadItem', { as: mara, path, body: { providerItemId: winter!.id, price: 0, isAskedByCouple: false } }))
      .data
    expect(own).toMatchObject({ price: 0, isAskedByCouple: false })
    expect(await list(path)).toEqual([data, own])
    expect(await count(path)).toBe(2)
  })

  it('WORK-02 are removed and restored', async () => {
    const path = await couple()
    const { data } = await ok('createLeadItem', { as: mara, path, body: { providerItemId: winter!.id } })
    const removed = await answer('deleteLeadItem', { as: mara, path: { ...path, leadItemId: data.id } })
    expect([await list(path), await count(path)]).toEqual([[], 0])
    await ok('undoChange', { as: mara, path: { undoToken: String(removed.headers['undo-token']) } })
    expect([await list(path), await count(path)]).toEqual([[data], 1])
    await ok('deleteLeadItem', { as: mara, path: { ...path, leadItemId: data.id } })
    expect(await count(path)).toBe(0)
  })

  it('once per Idempotency-Key', async () => {
    const path = await couple()
    const call = { as: mara, path, body: { providerItemId: winter!.id }, headers: { 'idempotency-key': crypto.randomUUID() } }
    expect(await ok('createLeadItem', call)).toEqual(await ok('createLeadItem', call))
    expect(await count(path)).toBe(1)
  })

  it('refuses items of other providers and accounts, and more than 50', async () => {
    const path = await couple()
    const mill = (await db.selectFrom('provider_items').select('id').where('provider_id', '=', 2).executeTakeFirstOrThrow()).id
    for (const providerItemId of [mill, 999_999])
      expect(await refusal('createLeadItem', { as: mara, path, body: { providerItemId } })).toMatchObject({
        status: 422,
        errors: [{ path: 'providerItemId', code: 'not_allowed' }],
      })
    const { customer_id } = await db.selectFrom('leads').select('customer_id').where('id', '=', path.leadId).executeTakeFirstOrThrow()
    const row = { customer_id, lead_id: path.leadId, provider_item_id: winter!.id, name: 'Lights', is_asked_by_couple: true }
    const rows = Array.from({ length: 50 }, () => ({ ...row, price: null, note: null, created_at: clock.now().toString() }))
    await db.insertInto('lead_items').values(rows).execute()
    expect(await refusal('createLeadItem', { as: mara, path, body: { providerItemId: winter!.id } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
  })

  it('LEAD-52 LEAD-41 of couples that the user may see, once they are shown', async () => {
    const path = await couple()
    const { data } = await ok('createLeadItem', { as: mara, path, body: { providerItemId: winter!.id } })
    for (const as of [jonas, noura]) {
      expect(await refusal('listLeadItems', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('deleteLeadItem', { as, path: { ...path, leadItemId: data.id } })).toMatchObject({ status: 404 })
    }
    const { data: hidden } = await ok('listLeads', { as: felix })
    const lead = hidden.find(({ isShown }) => !isShown)!
    expect((await ok('listLeadItems', { as: felix, path: { leadId: lead.id } })).data).toEqual([])
    expect(await refusal('createLeadItem', { as: felix, path: { leadId: lead.id }, body: { providerItemId: 1 } })).toMatchObject({
      status: 402,
    })
  })
})
