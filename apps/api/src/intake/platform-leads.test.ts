import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, refusal, newLead, signIn, db, clock } = await openWorld()
const [mara, jonas, felix, noura] = [await signIn('mara'), await signIn('jonas'), await signIn('felix'), await signIn('noura')]

const ownerOf = async (providerId: number) =>
  (await db.selectFrom('providers').select('customer_id').where('id', '=', providerId).executeTakeFirstOrThrow()).customer_id

/** Offers a couple to some providers; returns the ids of the offers. */
async function offer(providerIds: number[], hours = 24): Promise<number[]> {
  const key = randomUUID()
  await db.insertInto('platform_couples').values({ key, taken_at: null }).execute()
  const ids: number[] = []
  for (const provider_id of providerIds) {
    const { id } = await db
      .insertInto('platform_leads')
      .values({
        customer_id: await ownerOf(provider_id),
        provider_id,
        couple_ref: key,
        couple_name: 'Selin & Mert',
        phone: '+16135550188',
        email: 'selin@example.com',
        wedding_date: '2027-09-04',
        guest_count: 200,
        budget_per_person: 60,
        note: 'Two places this weekend',
        created_at: clock.now().toString({ smallestUnit: 'millisecond' }),
        expires_at: clock.now().add({ hours }).toString({ smallestUnit: 'millisecond' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}
const listed = async (as = mara) => (await ok('listPlatformLeads', { as, query: { limit: 100 } })).data
const accept = (platformLeadId: number, as = mara) => ({ as, path: { platformLeadId } })

describe('LEAD-48 couples of the call team', () => {
  it('are listed for the linked providers without contact data, and accepted as assisted couples', async () => {
    const [id = 0] = await offer([1])
    const found = (await listed()).find((lead) => lead.id === id)
    expect(found).toMatchObject({ name: 'Selin & Mert', note: 'Two places this weekend', guestCount: 200 })
    expect(JSON.stringify(found)).not.toMatch(/5550188|selin@/)
    expect((await listed(jonas)).map((lead) => lead.id)).not.toContain(id)
    expect((await listed(noura)).map((lead) => lead.id)).not.toContain(id)
    const { data } = await ok('acceptPlatformLead', accept(id))
    expect(data).toMatchObject({ isPrepaid: true, displayState: 'isPrepaid', isShown: true, phone: '+16135550188', source: 'platform' })
    expect((await listed()).map((lead) => lead.id)).not.toContain(id)
    const kept = await db.selectFrom('platform_leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ couple_name: '', phone: null, email: null, note: null })
  })

  it('belong to the vendor who accepts first', async () => {
    const [own = 0, theirs = 0] = await offer([1, 7])
    const owner = await ownerOf(7)
    const { username } = await db
      .selectFrom('customer_users')
      .select('username')
      .where('customer_id', '=', owner)
      .where('can_manage', '=', true)
      .executeTakeFirstOrThrow()
    const other = await signIn(username)
    const tries = await Promise.allSettled([ok('acceptPlatformLead', accept(own)), ok('acceptPlatformLead', accept(theirs, other))])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal('acceptPlatformLead', accept(own))).toMatchObject({ status: 409, code: 'already_taken' })
  })

  it('cannot be accepted after their time, by another account, or without a session', async () => {
    const [late = 0] = await offer([1], -1)
    const [id = 0] = await offer([1])
    expect(await refusal('acceptPlatformLead', accept(late))).toMatchObject({ status: 404 })
    for (const as of [jonas, noura]) expect(await refusal('acceptPlatformLead', accept(id, as))).toMatchObject({ status: 404 })
    expect(await refusal('acceptPlatformLead', { path: { platformLeadId: id } })).toMatchObject({ status: 401 })
    expect(await refusal('listPlatformLeads')).toMatchObject({ status: 401 })
    expect(await refusal('listPlatformLeads', { as: mara, query: { limit: 0 } })).toMatchObject({ status: 422 })
  })

  it('LEAD-41 count towards the couples of a limited package, and stay above the allowance', async () => {
    const [provider] = (await ok('listProviders', { as: felix })).data
    const offers = await offer([provider!.id])
    const { allowance } = (await ok('getLeadStats', { as: felix })).data
    expect(allowance).toMatchObject({ used: 0 })
    await ok('acceptPlatformLead', accept(offers[0]!, felix))
    expect((await ok('getLeadStats', { as: felix })).data.allowance).toMatchObject({ used: 1 })
    for (let used = 1; used < allowance!.limit; used += 1) {
      const [next = 0] = await offer([provider!.id])
      await ok('acceptPlatformLead', accept(next, felix))
    }
    const [above = 0] = await offer([provider!.id])
    expect(await refusal('acceptPlatformLead', accept(above, felix))).toMatchObject({ status: 402, code: 'upgrade_required' })
    expect((await listed(felix)).map((lead) => lead.id)).toContain(above)
  })
})

describe('visits and likes of a couple', () => {
  const at = clock.now().subtract({ hours: 2 }).toString({ smallestUnit: 'millisecond' })

  it('LEAD-55 the history has a like with its time', async () => {
    const path = { leadId: await newLead(1) }
    await ok('createIntakeLike', { as: couple, path, body: { at } })
    expect((await ok('listLeadHistory', { as: mara, path })).data).toContainEqual(
      expect.objectContaining({ type: 'like', at, actor: null }),
    )
    expect(await refusal('createIntakeLike', { as: couple, path: { leadId: 999_999 }, body: { at } })).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeLike', { as: couple, path, body: { at: 'now' } })).toMatchObject({ status: 422 })
    expect(await refusal('createIntakeLike', { path, body: { at } })).toMatchObject({ status: 401 })
  })

  it('LEAD-51 visits are listed newest first, with the part of the page, and are in the history', async () => {
    const path = { leadId: await newLead(1) }
    const later = clock.now().toString({ smallestUnit: 'millisecond' })
    await ok('createIntakeVisit', { as: couple, path, body: { at, page: 'gallery', durationSeconds: 95 } })
    await ok('createIntakeVisit', { as: couple, path, body: { at: later, page: 'prices' } })
    const { data, meta } = await ok('listCoupleVisits', { as: mara, query: path })
    expect(data).toMatchObject([
      { page: 'prices', at: later, durationSeconds: null },
      { page: 'gallery', at, durationSeconds: 95 },
    ])
    expect(meta).toMatchObject({ total: 2, nextCursor: null })
    const first = await ok('listCoupleVisits', { as: mara, query: { ...path, limit: 1 } })
    const second = await ok('listCoupleVisits', { as: mara, query: { ...path, limit: 1, cursor: first.meta.nextCursor } })
    expect([...first.data, ...second.data]).toEqual(data)
    expect((await ok('listLeadHistory', { as: mara, path })).data.filter(({ type }) => type === 'visit_log')).toHaveLength(2)
    for (const as of [jonas, noura]) expect(await refusal('listCoupleVisits', { as, query: path })).toMatchObject({ status: 404 })
    expect(await refusal('listCoupleVisits', { query: path })).toMatchObject({ status: 401 })
    expect(await refusal('listCoupleVisits', { as: mara, query: {} })).toMatchObject({ status: 422 })
    expect(await refusal('createIntakeVisit', { as: couple, path, body: { at, page: 'kitchen' } })).toMatchObject({ status: 422 })
    expect(await refusal('createIntakeVisit', { path, body: { at, page: 'gallery' } })).toMatchObject({ status: 401 })
    expect(await refusal('createIntakeVisit', { as: couple, path: { leadId: 999_999 }, body: { at, page: 'gallery' } })).toMatchObject({
      status: 404,
    })
  })
})
