import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anyone, couple, openWorld, reachable } from '../../test/world.ts'
import { missingTelephony, type SwitchboardRoute, type Telephony } from '../platform/telephony/telephony.ts'

const world = await openWorld()
const { ok, newLead, refusal, signIn, clock, db } = world
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const providerId = 2
const ask = async (more: object = {}) => {
  const leadId = await newLead(providerId, { phone: reachable.phone, ...more })
  clock.advance({ minutes: 10 })
  return leadId
}
const lead = async (leadId: number) => (await ok('getLead', { as: mara, path: { leadId } })).data
const calls = async (leadId: number, as = mara) => (await ok('listLeadCalls', { as, path: { leadId } })).data
const history = async (leadId: number) => (await ok('listLeadHistory', { as: mara, path: { leadId } })).data.map(({ type }) => type)
const number = (await ok('getRedirectNumber', { as: mara, path: { providerId } })).data.number!
let keys = 0
/** What the switchboard reports about a couple. */
const reportOf = async (leadId: number, more: object) => ({
  callId: `sw-${++keys}`,
  direction: 'out',
  number,
  extensionNumber: (await lead(leadId)).extensionNumber,
  at: clock.now().toString(),
  ...more,
})
const report = async (leadId: number, more: object) => {
  const body = await reportOf(leadId, more)
  await ok('createIntakeCallEvent', { as: couple, body })
  return body
}
const feedKindsOf = async (leadId: number) =>
  (await db.selectFrom('feed_events').select('kind').where('lead_id', '=', leadId).where('kind', '!=', 'lead').orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

describe('getRedirectNumber', () => {
  it('COMM-02 returns the number of the provider, or null while none is assigned', async () => {
    const read = async (as = mara) => (await ok('getRedirectNumber', { as, path: { providerId } })).data
    expect(await read()).toEqual({ number: expect.stringMatching(/^\+\d{11,}$/), isActive: true })
    const row = await db.selectFrom('redirect_numbers').selectAll().where('provider_id', '=', providerId).executeTakeFirstOrThrow()
    await db.deleteFrom('redirect_numbers').where('provider_id', '=', providerId).execute()
    expect(await read(jonas)).toEqual({ number: null, isActive: false })
    await db.insertInto('redirect_numbers').values(row).execute()
    expect(await refusal('getRedirectNumber', { as: noura, path: { providerId } })).toMatchObject({ status: 404 })
  })
})

describe('createLeadCall', () => {
  it('COMM-01 returns the number and the code to dial', async () => {
    const leadId = await ask()
    const { extensionNumber } = await lead(leadId)
    expect((await ok('createLeadCall', { as: jonas, path: { leadId } })).data).toEqual({ number, code: extensionNumber })
  })

  it('COMM-03 is refused if the carrier does not connect, or the provider has no active number', async () => {
    const failed = { status: 409, code: 'call_failed', message: 'Phone call failed, please try again.' }
    const path = { leadId: await ask({ phone: '+16135550000' }) }
    expect(await refusal('createLeadCall', { as: mara, path })).toMatchObject(failed)
    const reached = { leadId: await ask() }
    const off = db.updateTable('redirect_numbers').where('provider_id', '=', providerId)
    await off.set({ is_active: false }).execute()
    expect(await refusal('createLeadCall', { as: mara, path: reached })).toMatchObject(failed)
    await off.set({ is_active: true }).execute()
    expect(await missingTelephony.connect({ number, code: '100001', couplePhone: reachable.phone, reference: 'r' })).toBe('failed')
  })

  it('calls the carrier outside of every transaction, with one reference for a request that is sent again', async () => {
    const routes: SwitchboardRoute[] = []
    const first = randomUUID()
    let isDown = true
    const telephony: Telephony = {
      async connect(route) {
        routes.push(route)
        const held = await db
          .selectFrom(
            sql<{ pid: number }>`(select pid from pg_stat_activity where datname = current_database() and state like 'idle in tran%')`.as(
              'held',
            ),
          )
          .selectAll()
          .execute()
        expect(held).toEqual([])
        // As if the process had ended after the carrier connected the call.
        if (isDown) throw new Error('killed')
        return 'connected'
      },
    }
    const inner = await world.anotherApp({ telephony })
    const leadId = await ask()
    const audits = async () =>
      (await db.selectFrom('audit_entries').select('id').where('entity', '=', 'lead_call').where('entity_id', '=', leadId).execute()).length
    const send = async (key: string) =>
      (await inner.inject({ method: 'POST', url: `/api/leads/${leadId}/calls`, headers: { ...mara, 'idempotency-key': key } })).statusCode
    expect(await send(first)).toBe(500)
    expect([routes.length, await audits()]).toEqual([1, 0])
    isDown = false
    expect(await send(first)).toBe(201)
    expect(await send(first)).toBe(201)
    expect([routes.length, await audits()]).toEqual([2, 1])
    expect(await send(randomUUID())).toBe(201)
    const references = routes.map(({ reference }) => reference)
    expect(references[1]).toBe(references[0])
    expect(references[2]).not.toBe(references[0])
  })

  it('LEAD-27 is refused for couples without a number, and for those who do not want calls', async () => {
    for (const more of [{ phone: null }, { contactPreference: 'email_only' }, { contactPreference: 'anonymized' }]) {
      const path = { leadId: await ask(more) }
      expect(await refusal('createLeadCall', { as: mara, path })).toMatchObject({ status: 422, code: 'channel_closed' })
    }
  })

  it('LEAD-41 is refused on a limited package until the couple was shown, and recordings are hidden', async () => {
    const felix = await signIn('felix')
    const { id: leadId, provider, extensionNumber } = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    expect(await refusal('createLeadCall', { as: felix, path: { leadId } })).toMatchObject({ status: 402, code: 'upgrade_required' })
    const own = (await ok('getRedirectNumber', { as: felix, path: { providerId: provider.id } })).data.number
    const recordingUrl = 'https://switchboard.example/recordings/1'
    const body = { callId: 'felix-1', event: 'ended', direction: 'in', number: own, extensionNumber, recordingUrl, durationSeconds: 60 }
    await ok('createIntakeCallEvent', { as: couple, body: { ...body, at: clock.now().toString() } })
    expect((await calls(leadId, felix))[0]).toMatchObject({ durationSeconds: 60, recordingUrl: null })
    await ok('viewLead', { as: felix, path: { leadId } })
    expect((await calls(leadId, felix))[0]).toMatchObject({ recordingUrl })
  })

  it('of others is not found', async () => {
    const path = { leadId: await ask() }
    expect(await refusal('createLeadCall', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('listLeadCalls', { as: noura, path })).toMatchObject({ status: 404 })
  })
})

describe('createIntakeCallEvent', () => {
  it('COMM-06 lists a call while it lasts and after it ended, with its duration', async () => {
    const leadId = await ask()
    const started = await report(leadId, { event: 'started' })
    const startedAt = clock.now().toString({ smallestUnit: 'millisecond' })
    const { extensionNumber: code } = started
    const call = { direction: 'out', number, code, startedAt, recordingUrl: null }
    expect(await calls(leadId)).toMatchObject([{ ...call, status: 'ongoing', durationSeconds: null, result: null }])
    clock.advance({ minutes: 3 })
    await report(leadId, { event: 'ended', callId: started.callId, durationSeconds: 150 })
    expect(await calls(leadId)).toMatchObject([{ ...call, status: 'ended', durationSeconds: 150, result: null }])
    expect(await history(leadId)).toEqual(['call', 'info_request'])
    expect(await feedKindsOf(leadId)).toEqual(expect.arrayContaining(['call']))
  })

  it('COMM-04 a couple that did not reach the vendor leaves a missed call', async () => {
    const leadId = await ask()
    await report(leadId, { event: 'missed', direction: 'in' })
    expect(await calls(leadId)).toMatchObject([{ direction: 'in', status: 'missed', durationSeconds: 0, result: null }])
    expect(new Set(await feedKindsOf(leadId))).toEqual(new Set(['missed_call']))
    expect(await lead(leadId)).toMatchObject({ lastCallResult: null, status: 'new' })
  })

  it.each([
    ['missed', 'no_answer', 'not_reached'],
    ['unreachable', 'line_closed', 'unreachable'],
  ])('LEAD-23 a call to the couple that was %s has the result %s', async (event, result, displayState) => {
    const leadId = await ask()
    await report(leadId, { event })
    expect(await calls(leadId)).toMatchObject([{ status: event, result }])
    expect(await lead(leadId)).toMatchObject({ lastCallResult: result, displayState, firstResponseAt: null })
  })

  it('RESP-04 a call of the couple that was answered is a talk', async () => {
    const leadId = await ask()
    await report(leadId, { event: 'ended', direction: 'in', durationSeconds: 90 })
    const at = clock.now().subtract({ seconds: 90 }).toString({ smallestUnit: 'millisecond' })
    expect(await lead(leadId)).toMatchObject({ status: 'in_contact', lastCallResult: 'talked', firstResponseAt: at })
  })

  it('takes events once, and in any order', async () => {
    const leadId = await ask()
    const ended = await report(leadId, { event: 'ended', durationSeconds: 30 })
    await report(leadId, { event: 'started', callId: ended.callId })
    await report(leadId, { event: 'missed', callId: ended.callId })
    expect(await calls(leadId)).toMatchObject([{ status: 'ended', durationSeconds: 30 }])
    expect(await history(leadId)).toEqual(['call', 'info_request'])
  })

  it('keeps the status of a couple reported as spam, without notifying', async () => {
    const leadId = await ask()
    await ok('createLeadAction', { as: mara, path: { leadId }, body: { type: 'report-spam', reasonId: 'advertising' } })
    await report(leadId, { event: 'ended', result: 'talked' })
    expect(await lead(leadId)).toMatchObject({ displayState: 'spam_reported', lastCallResult: 'talked' })
    expect(await feedKindsOf(leadId)).toEqual([])
  })

  it('refuses a call without a service key, an unknown number and code, and an invalid report', async () => {
    const leadId = await ask()
    const body = await reportOf(leadId, { event: 'started' })
    for (const as of [anyone, mara]) expect(await refusal('createIntakeCallEvent', { as, body })).toMatchObject({ status: 401 })
    for (const wrong of [{ number: '+16139990000' }, { extensionNumber: '1' }])
      expect(await refusal('createIntakeCallEvent', { as: couple, body: { ...body, ...wrong } })).toMatchObject({ status: 404 })
    for (const wrong of [{ event: 'ringing' }, { direction: 'up' }, { durationSeconds: -1 }, { number: '613' }])
      expect(await refusal('createIntakeCallEvent', { as: couple, body: { ...body, ...wrong } })).toMatchObject({ status: 422 })
  })
})

describe('the result of a call', () => {
  it('COMM-07 is entered afterwards, and only for a call with this couple', async () => {
    const leadId = await ask()
    await report(leadId, { event: 'ended', durationSeconds: 20 })
    const [call] = await calls(leadId)
    const body = { type: 'call', result: 'busy', callId: call!.id }
    await ok('createLeadInteraction', { as: jonas, path: { leadId }, body })
    expect(await calls(leadId)).toMatchObject([{ id: call!.id, result: 'busy' }])
    expect(await lead(leadId)).toMatchObject({ displayState: 'busy' })
    // The report has added the call to the history; its result adds no second entry.
    expect(await history(leadId)).toEqual(['call', 'info_request'])
    const other = await refusal('createLeadInteraction', { as: mara, path: { leadId: await ask() }, body })
    expect(other).toMatchObject({ status: 422, errors: [{ path: 'callId', code: 'not_allowed' }] })
  })

  it('LEAD-23 is that of the newest call, whether it was entered or reported, in any order', async () => {
    const leadId = await ask()
    const shown = async () => (await lead(leadId)).lastCallResult
    const enter = (result: string, at: string, callId?: number) =>
      ok('createLeadInteraction', { as: mara, path: { leadId }, body: { type: 'call', result, at, ...(callId && { callId }) } })
    const [early, middle, late] = [9, 6, 3].map((minutes) => clock.now().subtract({ minutes }).toString())
    await report(leadId, { event: 'missed', at: middle })
    expect(await shown()).toBe('no_answer')
    await enter('busy', early!)
    expect(await shown()).toBe('no_answer')
    await enter('busy', late!)
    expect(await shown()).toBe('busy')
    await report(leadId, { event: 'unreachable', at: middle })
    expect(await shown()).toBe('busy')
    await report(leadId, { event: 'unreachable' })
    expect(await shown()).toBe('line_closed')
    const [newest] = await calls(leadId)
    await enter('waiting', clock.now().toString(), newest!.id)
    expect(await shown()).toBe('waiting')
  })
})
