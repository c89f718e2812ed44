import { leadTransition } from '@vendor-panel/domain'
import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

const { ok, newLead, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const ask = () => newLead(1, { email: reachable.email })
const act = async (leadId: number, body: object, as = mara) => (await ok('createLeadAction', { as, path: { leadId }, body })).data
const refuse = (leadId: number, body: object, as = mara) => refusal('createLeadAction', { as, path: { leadId }, body })
const history = async (leadId: number) => (await ok('listLeadHistory', { as: mara, path: { leadId } })).data

describe('createLeadAction', () => {
  it.each([
    [{ type: 'offer', note: 'Garden, 95 a person' }, 'offer_made', 'offered', 'offer', 'Garden, 95 a person'],
    [{ type: 'deal', amount: 11_400, organizationDate: '2027-06-14' }, 'deal', 'deal', 'deal', null],
    [{ type: 'reject', rejectReasonId: 'date_taken' }, 'rejected', 'reject', 'reject', null],
    [{ type: 'reject' }, 'rejected', 'reject', 'reject', null],
    [{ type: 'not-a-wedding' }, 'not_wedding', 'reject', 'not_wedding', null],
    [{ type: 'other-provider', name: 'Lakeside Hall' }, 'dealt_with_other', 'reject', 'other_provider', 'Lakeside Hall'],
  ] as const)('LEAD-21 %j changes the status and is in the history', async (body, status, displayState, type, detail) => {
    const id = await ask()
    expect(await act(id, body)).toMatchObject({ status, displayState, version: 2 })
    expect((await history(id))[0]).toMatchObject({ type, detail, actor: { name: 'Mara Lindqvist' } })
  })

  describe('LEAD-21 can be undone:', () => {
    /** Performs the action, and returns its undo token. */
    const undoable = async (leadId: number, body: object) =>
      String((await answer('createLeadAction', { as: mara, path: { leadId }, body })).headers['undo-token'])
    const state = async (leadId: number) => {
      const { status, displayState, isSpamReported, dueAt, rejectReasonId } = (await ok('getLead', { as: mara, path: { leadId } })).data
      return { status, displayState, isSpamReported, dueAt, rejectReasonId }
    }

    it.each([
      { type: 'offer' },
      { type: 'deal', amount: 11_400, organizationDate: '2027-06-14' },
      { type: 'reject', rejectReasonId: 'date_taken' },
      { type: 'not-a-wedding' },
      { type: 'other-provider', name: 'Lakeside Hall' },
      { type: 'report-spam', reasonId: 'advertising' },
    ])('$type is undone to the exact previous state, once, and the undo is recorded', async (body) => {
      const id = await ask()
      const before = await state(id)
      const undoToken = await undoable(id, body)
      await ok('undoChange', { as: mara, path: { undoToken } })
      expect(await state(id)).toEqual(before)
      expect((await history(id))[0]).toMatchObject({ type: 'undo', actor: { name: 'Mara Lindqvist' } })
      expect(await refusal('undoChange', { as: mara, path: { undoToken } })).toMatchObject({ status: 404 })
    })

    it('reopening, which restores the reason', async () => {
      const id = await ask()
      await act(id, { type: 'reject', rejectReasonId: 'too_expensive' })
      const before = await state(id)
      await ok('undoChange', { as: mara, path: { undoToken: await undoable(id, { type: 'reopen' }) } })
      expect(await state(id)).toEqual(before)
    })

    it('not after a later change', async () => {
      const id = await ask()
      const undoToken = await undoable(id, { type: 'offer' })
      await act(id, { type: 'deal' })
      expect(await refusal('undoChange', { as: mara, path: { undoToken } })).toMatchObject({ status: 409, code: 'undo_impossible' })
      expect(await state(id)).toMatchObject({ status: 'deal' })
    })

    it('a couple that was answered in the meantime stays in contact', async () => {
      const id = await ask()
      const undoToken = await undoable(id, { type: 'offer' })
      await ok('createLeadMessage', { as: mara, path: { leadId: id }, body: { subject: 'Your wedding', body: 'Gladly.' } })
      await ok('undoChange', { as: mara, path: { undoToken } })
      expect(await state(id)).toMatchObject({ status: 'in_contact', displayState: 'negotiating', dueAt: null })
    })

    it('not by another customer, and not if nothing changed', async () => {
      const id = await ask()
      const undoToken = await undoable(id, { type: 'offer' })
      expect(await refusal('undoChange', { as: noura, path: { undoToken } })).toMatchObject({ status: 404 })
      expect(await undoable(id, { type: 'offer' })).toBe('undefined')
    })
  })

  it('LEAD-33 a spam report takes precedence over every state, and reopening lifts it', async () => {
    const id = await ask()
    expect(await act(id, { type: 'report-spam', reasonId: 'advertising' })).toMatchObject({
      isSpamReported: true,
      displayState: 'spam_reported',
      dueAt: null,
    })
    expect(await refuse(id, { type: 'offer' })).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(await act(id, { type: 'reopen' })).toMatchObject({
      isSpamReported: false,
      displayState: 'new',
      dueAt: '2026-11-24T17:00:00.000Z',
    })
  })

  it('LEAD-37 stores the day of a deal, LEAD-34 the reason of a rejection until it is reopened', async () => {
    const id = await ask()
    expect((await act(id, { type: 'deal', organizationDate: '2027-06-14' })).couple.organizationDate).toBe('2027-06-14')
    expect(await act(id, { type: 'reopen' })).toMatchObject({ status: 'in_contact' })
    expect(await act(id, { type: 'reject', rejectReasonId: 'too_expensive' })).toMatchObject({ rejectReasonId: 'too_expensive' })
    expect(await act(id, { type: 'reopen' })).toMatchObject({ rejectReasonId: null })
  })

  it('LEAD-21 refuses transitions that are not in the table, and changes nothing', async () => {
    const id = await ask()
    expect(await refuse(id, { type: 'reopen' })).toMatchObject({ status: 409, code: 'illegal_transition' })
    await act(id, { type: 'deal' })
    const before = await history(id)
    expect(await refuse(id, { type: 'reject' })).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(await history(id)).toEqual(before)
  })

  it('refuses a stale version', async () => {
    const id = await ask()
    await act(id, { type: 'offer', version: 1 })
    expect(await refuse(id, { type: 'deal', version: 1 })).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await act(id, { type: 'deal', version: 2 })).toMatchObject({ version: 3 })
  })

  it('with two simultaneous actions on one version, one is refused', async () => {
    const id = await ask()
    const tries = await Promise.allSettled([act(id, { type: 'offer', version: 1 }), act(id, { type: 'reject', version: 1 })])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('accepts only reasons of the configuration lists', async () => {
    const id = await ask()
    expect(await refuse(id, { type: 'reject', rejectReasonId: 'because' })).toMatchObject({
      status: 422,
      errors: [{ path: 'rejectReasonId' }],
    })
    expect(await refuse(id, { type: 'report-spam', reasonId: 'because' })).toMatchObject({ status: 422, errors: [{ path: 'reasonId' }] })
    expect(await refuse(id, { type: 'marry' })).toMatchObject({ status: 422 })
    expect(await refuse(id, { type: 'offer', amount: 4 })).toMatchObject({ status: 422 })
  })

  it('is performed once per key', async () => {
    const id = await ask()
    const call = { as: mara, path: { leadId: id }, body: { type: 'offer' }, headers: { 'idempotency-key': 'offer-once' } }
    expect(await ok('createLeadAction', call)).toEqual(await ok('createLeadAction', call))
    expect((await history(id)).filter((entry) => entry.type === 'offer')).toHaveLength(1)
    expect(await refusal('createLeadAction', { ...call, body: { type: 'deal' } })).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it("LEAD-52 refuses calls without a session, and other vendors' couples", async () => {
    const id = await ask()
    expect(await refuse(id, { type: 'offer' }, jonas)).toMatchObject({ status: 404 })
    expect(await refuse(id, { type: 'offer' }, noura)).toMatchObject({ status: 404 })
    expect(await refuse(id, { type: 'offer' }, {})).toMatchObject({ status: 401 })
  })
})

describe('stored values for lists', () => {
  it('LEAD-16 RESP-03 display state and due time follow the rules, for every lead', async () => {
    const { storedState } = await import('./lead-state.ts')
    const leads = await db
      .selectFrom('leads')
      .innerJoin('providers', (join) =>
        join.onRef('providers.customer_id', '=', 'leads.customer_id').onRef('providers.id', '=', 'leads.provider_id'),
      )
      .innerJoin('customers', 'customers.id', 'leads.customer_id')
      .selectAll('leads')
      .select(['providers.time_zone', 'customers.country_code'])
      .execute()
    expect(leads.length).toBeGreaterThan(500)
    for (const lead of leads) {
      const stored = { display_state: lead.display_state, due_at: lead.due_at, response_minutes: lead.response_minutes }
      expect(stored, `lead ${lead.id}`).toEqual(storedState(lead, lead.country_code, lead.time_zone))
    }
  })

  it('a lead needs an answer until the first one, whatever else happens', async () => {
    const id = await ask()
    expect(leadTransition({ status: 'new', isSpamReported: false }, 'offer').ok).toBe(true)
    expect((await act(id, { type: 'offer' })).dueAt).not.toBeNull()
    expect((await act(id, { type: 'deal' })).dueAt).toBeNull()
    clock.advance({ minutes: 5 })
    expect((await act(id, { type: 'reopen' })).dueAt).toBe('2026-11-24T17:00:00.000Z')
  })
})
