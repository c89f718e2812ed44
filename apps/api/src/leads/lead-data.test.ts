import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, newLead, answer, refusal, signIn, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const ask = (more: object = {}) => newLead(2, { phone: reachable.phone, ...more })
const lead = async (leadId: number) => (await ok('getLead', { as: mara, path: { leadId } })).data

describe('LEAD-47 details', () => {
  const details = { budgetPerPerson: 95, guestCount: 120, ceremonyType: 'wedding', needs: 'A ramp for her grandmother' }

  it('are stored as a whole; budget and guests are those of the couple', async () => {
    const leadId = await ask({ guestCount: 80 })
    const path = { leadId }
    const given = { name: 'Ada & Bruno', phone: reachable.phone, email: null, weddingDate: null, organizationDate: null, city: null }
    const empty = {
      leadId,
      ...given,
      budgetPerPerson: null,
      currency: 'CAD',
      guestCount: 80,
      ceremonyType: null,
      needs: null,
      updatedAt: null,
    }
    expect((await ok('getLeadData', { as: mara, path })).data).toEqual(empty)
    const kept = (await ok('replaceLeadData', { as: jonas, path, body: details })).data
    expect(kept).toEqual({ ...empty, ...details, updatedAt: clock.now().toString({ smallestUnit: 'millisecond' }) })
    expect((await ok('getLeadData', { as: mara, path })).data).toEqual(kept)
    expect(await lead(leadId)).toMatchObject({ budgetPerPerson: 95, guestCount: 120 })
    const cleared = { budgetPerPerson: null, guestCount: null, ceremonyType: null, needs: '  ' }
    expect((await ok('replaceLeadData', { as: jonas, path, body: cleared })).data).toMatchObject({ ...cleared, needs: null })
  })

  it('change name, contact data, dates and city, if they are sent', async () => {
    const leadId = await ask()
    const path = { leadId }
    const phone = '(613) 555-0199'
    const more = {
      name: ' Ada & Bo ',
      phone,
      email: ' ada@example.org ',
      weddingDate: '2027-07-03',
      organizationDate: '2027-07-02',
      city: 'Ottawa',
    }
    const { data } = await ok('replaceLeadData', { as: jonas, path, body: { ...details, ...more } })
    const changed = { ...more, name: 'Ada & Bo', phone: '+16135550199', email: 'ada@example.org' }
    expect(data).toMatchObject(changed)
    expect((await ok('replaceLeadData', { as: jonas, path, body: details })).data).toMatchObject(changed)
    expect(await lead(leadId)).toMatchObject({ phone: '+16135550199', couple: { name: 'Ada & Bo', weddingDate: '2027-07-03' } })
    expect((await ok('searchCouple', { as: jonas, query: { coupleName: 'Ada & Bo' } })).data.map(({ id }) => id)).toContain(leadId)
  })

  it('are refused with an invalid phone or e-mail, and without a name', async () => {
    const path = { leadId: await ask() }
    const refused = async (more: object) =>
      (await refusal('replaceLeadData', { as: mara, path, body: { ...details, ...more } })).errors?.map(({ path, code }) => [path, code])
    expect(await refused({ phone: '613', email: 'ada@', name: ' ' })).toEqual([
      ['name', 'required'],
      ['phone', 'invalid_phone'],
      ['email', 'invalid_email'],
    ])
    expect(await refused({ weddingDate: '2027-02-30' })).toEqual([['weddingDate', expect.any(String)]])
  })

  it('of two users who save, the second is refused and keeps the text', async () => {
    const path = { leadId: await ask() }
    const { headers } = await answer('getLeadData', { as: mara, path })
    const ifMatch = { 'if-match': String(headers['etag']) }
    await ok('replaceLeadData', { as: jonas, path, body: details, headers: ifMatch })
    const second = await refusal('replaceLeadData', { as: mara, path, body: { ...details, guestCount: 90 }, headers: ifMatch })
    expect(second).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await ok('getLeadData', { as: mara, path })).data.guestCount).toBe(120)
  })

  it('LEAD-27 of a couple that hides its contact data show and change none', async () => {
    const path = { leadId: await ask({ contactPreference: 'anonymized' }) }
    expect((await ok('getLeadData', { as: mara, path })).data).toMatchObject({ phone: null, email: null })
    const refused = await refusal('replaceLeadData', { as: mara, path, body: { ...details, phone: reachable.phone } })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'phone', code: 'not_allowed' }] })
  })

  it('LEAD-41 of a couple that was not shown have no contact data and cannot be changed', async () => {
    const felix = await signIn('felix')
    const leadId = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!.id
    expect((await ok('getLeadData', { as: felix, path: { leadId } })).data).toMatchObject({ phone: null, email: null })
    const refused = await refusal('replaceLeadData', { as: felix, path: { leadId }, body: details })
    expect(refused).toMatchObject({ status: 402, code: 'upgrade_required', params: { kind: 'leads' } })
  })

  it('LEAD-35 accept an available kind of celebration, and are refused to others', async () => {
    const path = { leadId: await ask() }
    expect(await refusal('replaceLeadData', { as: mara, path, body: { ...details, ceremonyType: 'nonsense' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'ceremonyType', code: 'not_allowed' }],
    })
    expect(await refusal('replaceLeadData', { as: noura, path, body: details })).toMatchObject({ status: 404 })
    expect(await refusal('getLeadData', { as: noura, path })).toMatchObject({ status: 404 })
  })
})
