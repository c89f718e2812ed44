import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, newLead, answer, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

// Rosewood Mill is the provider Jonas is linked to; the Garden is not.
const ask = (providerId = 2) => newLead(providerId)
const update = async (leadId: number, body: object, as = mara) => (await ok('updateLead', { as, path: { leadId }, body })).data
const found = async (query: Record<string, unknown>) =>
  (await ok('listLeads', { as: mara, query: { limit: 100, ...query } })).data.map(({ id }) => id)

describe("the vendor's own data of a couple", () => {
  it('LEAD-14 LEAD-46 is changed alone or together, without other effects', async () => {
    const leadId = await ask()
    const before = (await ok('getLead', { as: mara, path: { leadId } })).data
    const after = await update(leadId, { processState: 'visit_planned', readStatus: 'read', tags: ['garden', 'VIP'] }, jonas)
    expect(after).toEqual({ ...before, processState: 'visit_planned', readStatus: 'read', tags: ['garden', 'VIP'] })
    expect(await update(leadId, { readStatus: 'unread' })).toEqual({ ...after, readStatus: 'unread' })
    expect(await update(leadId, { processState: null, tags: [] })).toEqual(before)
  })

  it('CONF-15 accepts an available process state, and tags with text', async () => {
    const leadId = await ask()
    expect(await refusal('updateLead', { as: mara, path: { leadId }, body: { processState: 'nonsense' } })).toMatchObject({
      status: 422,
      errors: [{ path: 'processState', code: 'not_allowed' }],
    })
    for (const body of [{}, { tags: [''] }, { tags: [' x'] }, { tags: ['a', 'a'] }, { tags: Array(21).fill('x') }, { status: 'deal' }])
      expect(await refusal('updateLead', { as: mara, path: { leadId }, body })).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('LEAD-52 of others is not found', async () => {
    const body = { readStatus: 'read' }
    for (const [as, leadId] of [
      [noura, await ask()],
      [jonas, await ask(1)],
      [mara, 999_999],
    ] as const)
      expect(await refusal('updateLead', { as, path: { leadId }, body })).toMatchObject({ status: 404 })
    expect(await refusal('updateLead', { path: { leadId: 1 }, body })).toMatchObject({ status: 401 })
  })
})

describe('LEAD-45 WORK-06 the list is filtered', () => {
  it('by tags and by sources, any of them', async () => {
    const [one, other, third] = [await ask(), await ask(), await ask()]
    await update(one, { tags: ['lake', 'snow'] })
    await update(other, { tags: ['snow'] })
    await db.updateTable('leads').set({ source: 'fair' }).where('id', '=', third).execute()
    expect(new Set(await found({ tags: 'snow' }))).toEqual(new Set([one, other]))
    expect(await found({ tags: 'lake,unknown' })).toEqual([one])
    expect(await found({ sources: 'fair' })).toEqual([third])
    expect(await found({ tags: 'Lake' })).toEqual([])
  })

  it("by when an answer is due, in the account's time zone", async () => {
    const leadId = await ask()
    const dueAt = (moment: string | null) => db.updateTable('leads').set({ due_at: moment }).where('id', '=', leadId).execute()
    const midnight = clock.now().toZonedDateTimeISO('America/Toronto').startOfDay().add({ days: 1 }).toInstant()
    const is = async () => {
      const all = await Promise.all((['overdue', 'today', 'later', 'none'] as const).map((due) => found({ due, q: 'Ada' })))
      return (['overdue', 'today', 'later', 'none'] as const).filter((_due, index) => all[index]!.includes(leadId))
    }
    const moments = [clock.now().subtract({ seconds: 1 }), clock.now(), midnight.subtract({ seconds: 1 }), midnight]
    const seen = []
    for (const moment of [...moments.map(String), null]) {
      await dueAt(moment)
      seen.push(await is())
    }
    expect(seen).toEqual([['overdue'], ['today'], ['today'], ['later'], ['none']])
  })

  it("by the existing values: tags and sources with their counts, of the user's providers", async () => {
    const [mill, garden] = [await ask(2), await ask(1)]
    await update(mill, { tags: ['only here', 'both'] })
    await update(garden, { tags: ['both'] })
    const { tags, sources } = (await ok('getLeadFacets', { as: mara })).data
    expect(tags).toEqual(
      expect.arrayContaining([
        { tag: 'both', count: 2 },
        { tag: 'only here', count: 1 },
      ]),
    )
    expect(sources.map(({ count }) => count)).toEqual(sources.map(({ count }) => count).toSorted((one, other) => other - one))
    expect((await ok('getLeadFacets', { as: jonas })).data.tags).toEqual(
      expect.arrayContaining([
        { tag: 'both', count: 1 },
        { tag: 'only here', count: 1 },
      ]),
    )
    expect((await ok('getLeadFacets', { as: noura })).data.tags.map(({ tag }) => tag)).not.toContain('both')
    expect((await ok('getLeadFacets', { as: mara, query: { providerIds: 1 } })).data.tags).toContainEqual({ tag: 'both', count: 1 })
    expect(await refusal('getLeadFacets', { as: mara, query: { createdAtStart: 'soon' } })).toMatchObject({ status: 422 })
  })
})

describe('WORK-07 several couples at once', () => {
  it('are marked as read or unread, and those of others are reported', async () => {
    const [one, garden] = [await ask(), await ask(1)]
    const result = (await ok('updateLeads', { as: jonas, body: { leadIds: [garden, one, 999_999], readStatus: 'read' } })).data
    expect(result.changed).toMatchObject([{ id: one, readStatus: 'read' }])
    expect(result.refused).toEqual([
      { leadId: garden, code: 'not_found' },
      { leadId: 999_999, code: 'not_found' },
    ])
    expect((await ok('getLead', { as: mara, path: { leadId: garden } })).data.readStatus).toBe('unread')
  })

  it('LEAD-21 change their status if allowed, and the others are reported with the reason', async () => {
    const [open, closed] = [await ask(), await ask()]
    await ok('createLeadAction', { as: mara, path: { leadId: closed }, body: { type: 'deal' } })
    const action = { type: 'reject', rejectReasonId: 'date_taken', note: 'Sold out' }
    const { data } = await ok('createLeadActions', { as: mara, body: { leadIds: [closed, open], action } })
    expect(data).toMatchObject({ changed: [{ id: open, status: 'rejected' }], refused: [{ leadId: closed, code: 'illegal_transition' }] })
    const [newest] = (await ok('listLeadActions', { as: mara, path: { leadId: open } })).data
    expect(newest).toMatchObject({ type: 'reject', note: 'Sold out', actor: { name: 'Mara Lindqvist' } })
    expect((await ok('getLead', { as: mara, path: { leadId: closed } })).data.status).toBe('deal')
  })

  it('are changed once per key', async () => {
    const call = {
      as: mara,
      body: { leadIds: [await ask()], action: { type: 'offer' } },
      headers: { 'idempotency-key': 'bulk-once-1' },
    }
    expect(await ok('createLeadActions', call)).toEqual(await ok('createLeadActions', call))
  })

  it('are listed in the call, at most a hundred, with an available reason', async () => {
    const leadIds = [await ask()]
    for (const body of [
      { leadIds: [], readStatus: 'read' },
      { leadIds: [1, 1], readStatus: 'read' },
      { leadIds },
      { leadIds: Array.from({ length: 101 }, (_, index) => index + 1), readStatus: 'read' },
    ])
      expect(await refusal('updateLeads', { as: mara, body })).toMatchObject({ status: 422 })
    const action = { type: 'report-spam', reasonId: 'nonsense' }
    expect(await refusal('createLeadActions', { as: mara, body: { leadIds, action } })).toMatchObject({
      status: 422,
      errors: [{ path: 'action.reasonId', code: 'not_allowed' }],
    })
    expect(await refusal('updateLeads', { body: { leadIds, readStatus: 'read' } })).toMatchObject({ status: 401 })
    expect(await refusal('createLeadActions', { body: { leadIds, action } })).toMatchObject({ status: 401 })
  })
})

describe('LEAD-56 the actions of a couple', () => {
  it('are listed newest first, page by page, without other entries', async () => {
    const path = { leadId: await ask() }
    for (const type of ['reject', 'reopen', 'offer']) {
      clock.advance({ minutes: 1 })
      await ok('createLeadAction', { as: jonas, path, body: { type } })
    }
    await ok('createLeadNote', { as: mara, path, body: { body: 'A note' } })
    const { data, meta } = await ok('listLeadActions', { as: mara, path, query: { limit: 2 } })
    expect(data.map(({ type }) => type)).toEqual(['offer', 'reopen'])
    expect(meta).toEqual({ page: 1, limit: 2, total: 3 })
    expect((await ok('listLeadActions', { as: mara, path, query: { limit: 2, page: 2 } })).data).toMatchObject([
      { type: 'reject', note: null, actor: { name: 'Jonas Okafor' } },
    ])
    expect(await refusal('listLeadActions', { as: noura, path })).toMatchObject({ status: 404 })
  })
})

describe('WORK-02 a change of several couples', () => {
  const undo = async (headers: Record<string, unknown>) =>
    ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
  const read = async (leadId: number) => (await ok('getLead', { as: mara, path: { leadId } })).data

  it('adds and removes a tag, keeps the others, and is undone as a whole', async () => {
    const [one, other] = [await newLead(2), await newLead(2)]
    await ok('updateLead', { as: mara, path: { leadId: one }, body: { tags: ['garden'] } })
    const added = await answer('updateLeads', { as: mara, body: { leadIds: [one, other], addTag: 'lake' } })
    expect([(await read(one)).tags, (await read(other)).tags]).toEqual([['garden', 'lake'], ['lake']])
    await ok('updateLeads', { as: mara, body: { leadIds: [one], addTag: 'lake', readStatus: 'read' } })
    expect(await read(one)).toMatchObject({ tags: ['garden', 'lake'], readStatus: 'read' })
    const removed = await answer('updateLeads', { as: mara, body: { leadIds: [one], removeTag: 'garden' } })
    expect((await read(one)).tags).toEqual(['lake'])
    await undo(removed.headers)
    await undo(added.headers)
    expect([(await read(one)).tags, (await read(other)).tags]).toEqual([['garden'], []])
  })

  it('is not undone over a later change, and changes nothing else', async () => {
    const [one, other] = [await newLead(2), await newLead(2)]
    await update(one, { readStatus: 'read' })
    const tagged = await answer('updateLeads', { as: mara, body: { leadIds: [one], addTag: 'lake' } })
    await ok('createIntakeMessage', { as: couple, path: { leadId: one }, body: { channel: 'sms', body: 'Hello' } })
    await undo(tagged.headers)
    expect(await read(one)).toMatchObject({ readStatus: 'unread', tags: [] })

    const both = await answer('updateLeads', { as: mara, body: { leadIds: [one, other], addTag: 'lake' } })
    await update(one, { tags: ['lake', 'his'] }, jonas)
    const undoToken = String(both.headers['undo-token'])
    expect(await refusal('undoChange', { as: mara, path: { undoToken } })).toMatchObject({ status: 409, code: 'undo_impossible' })
    expect([(await read(one)).tags, (await read(other)).tags]).toEqual([['lake', 'his'], ['lake']])

    await update(other, { readStatus: 'read' })
    const unread = await answer('updateLeads', { as: mara, body: { leadIds: [other], readStatus: 'unread' } })
    await ok('createIntakeMessage', { as: couple, path: { leadId: other }, body: { channel: 'sms', body: 'Hello' } })
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(unread.headers['undo-token']) } })).toMatchObject({
      status: 409,
    })
    expect((await read(other)).readStatus).toBe('unread')
  })

  it('is undone where a couple is again as it was, and never for a refused couple or one that it left unchanged', async () => {
    const [full, same, one] = [await newLead(2), await newLead(2), await newLead(2)]
    await update(full, { tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) })
    await update(same, { tags: ['lake'] })
    const tagged = await answer('updateLeads', { as: mara, body: { leadIds: [full, same, one], addTag: 'lake' } })
    for (const leadId of [full, same, one]) await update(leadId, { tags: [] })
    await undo(tagged.headers)
    for (const leadId of [full, same, one]) expect((await read(leadId)).tags).toEqual([])
    const nothing = await answer('updateLeads', { as: mara, body: { leadIds: [one], removeTag: 'lake' } })
    expect(nothing.headers).not.toHaveProperty('undo-token')
  })

  it('reports a couple that would have too many tags', async () => {
    const leadId = await newLead(2)
    await ok('updateLead', { as: mara, path: { leadId }, body: { tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) } })
    const { data } = await ok('updateLeads', { as: mara, body: { leadIds: [leadId], addTag: 'one more' } })
    expect(data).toEqual({ changed: [], refused: [{ leadId, code: 'limit_reached' }] })
    expect(await refusal('updateLeads', { as: mara, body: { leadIds: [leadId] } })).toMatchObject({ status: 422 })
    expect(await refusal('updateLeads', { as: mara, body: { leadIds: [leadId], addTag: ' ' } })).toMatchObject({ status: 422 })
  })

  it('restores the read status, and each status with its history', async () => {
    const [one, other, refused] = [await newLead(2), await newLead(2), await newLead(2)]
    await ok('createLeadAction', { as: mara, path: { leadId: refused }, body: { type: 'not-a-wedding' } })
    const marked = await answer('updateLeads', { as: mara, body: { leadIds: [one, other], readStatus: 'read' } })
    await undo(marked.headers)
    expect((await read(one)).readStatus).toBe('unread')
    const { bytes, headers } = await answer('createLeadActions', {
      as: mara,
      body: { leadIds: [one, other, refused], action: { type: 'reject' } },
    })
    expect(JSON.parse(bytes.toString()).data.refused).toEqual([{ leadId: refused, code: 'illegal_transition' }])
    expect(await read(one)).toMatchObject({ status: 'rejected', displayState: 'reject', dueAt: null })
    await undo(headers)
    expect(await read(one)).toMatchObject({ status: 'new', displayState: 'new', dueAt: expect.any(String) })
    const history = (await ok('listLeadHistory', { as: mara, path: { leadId: other } })).data
    expect(history.map(({ type }) => type)).toContain('undo')
    expect((await read(refused)).status).toBe('not_wedding')
  })

  it('has no Undo if nothing was changed', async () => {
    const nothing = await answer('createLeadActions', { as: mara, body: { leadIds: [999_999], action: { type: 'reject' } } })
    expect(nothing.headers).not.toHaveProperty('undo-token')
  })
})
