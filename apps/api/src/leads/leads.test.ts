import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

const { ok, newLead, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const felix = await signIn('felix')
const noura = await signIn('noura')

type Query = Record<string, unknown>
const list = async (query: Query = {}, as = mara) => ok('listLeads', { as, query })
const ids = async (query: Query = {}, as = mara) => (await list(query, as)).data.map((lead) => lead.id)
const anyLead = async (as = mara, query: Query = {}) => {
  const [lead] = (await list({ limit: 1, ...query }, as)).data
  if (!lead) throw new Error('The seed has no such lead')
  return lead
}
const ask = (more: object = {}) => newLead(1, { name: 'Zoë Quist & Bo Larsen', email: 'zoe@example.com', phone: '+16135550177', ...more })

describe('listLeads', () => {
  it('LEAD-08 LEAD-09 returns six months without dates, and earlier couples with dates', async () => {
    const { id } = await anyLead()
    await db.updateTable('leads').set({ created_at: '2026-05-23T12:00:00.000Z' }).where('id', '=', id).execute()
    expect(await ids({ sort: 'oldest', limit: 1 })).not.toContain(id)
    expect(await ids({ sort: 'oldest', limit: 100, createdAtStart: '2026-05-01' })).toContain(id)
  })

  it("LEAD-09 counts days in the account's time zone", async () => {
    const id = await ask()
    // 23:30 in Toronto, the next day in UTC
    await db.updateTable('leads').set({ created_at: '2026-11-11T04:30:00.000Z' }).where('id', '=', id).execute()
    expect(await ids({ createdAtStart: '2026-11-10', createdAtEnd: '2026-11-10', limit: 100 })).toContain(id)
    expect(await ids({ createdAtStart: '2026-11-11', createdAtEnd: '2026-11-11', limit: 100 })).not.toContain(id)
  })

  it('LEAD-52 a user sees the couples of linked providers only, an account manager all', async () => {
    const seen = new Set((await list({ limit: 100 }, jonas)).data.map((lead) => lead.provider.id))
    expect(seen).toEqual(new Set([2]))
    expect(await ids({ providerIds: 1 }, jonas)).toEqual([])
    const all = new Set((await list({ limit: 100 })).data.map((lead) => lead.provider.id))
    expect(all).toEqual(new Set([1, 2, 3]))
  })

  it('another account’s providers return nothing', async () => {
    const own = await anyLead(noura)
    expect(await ids({ providerIds: own.provider.id })).toEqual([])
  })

  it.each([
    { displayStates: 'deal,offered' },
    { readStatus: 'unread' },
    { readStatus: 'read' },
    { isAnswered: true },
    { isAnswered: false },
    { providerIds: '1,3' },
  ])('filters by %j, and counts the filtered couples', async (filter) => {
    const { data, meta } = await list({ ...filter, limit: 100 })
    expect(data.length).toBeGreaterThan(0)
    const fits = (lead: (typeof data)[number]) =>
      (!('displayStates' in filter) || ['deal', 'offered'].includes(lead.displayState)) &&
      (!('readStatus' in filter) || lead.readStatus === filter.readStatus) &&
      (!('isAnswered' in filter) || (lead.firstResponseAt !== null) === filter.isAnswered) &&
      (!('providerIds' in filter) || [1, 3].includes(lead.provider.id))
    expect(data.filter((lead) => !fits(lead))).toEqual([])
    const everything = (await list({ limit: 1 })).meta.total
    expect(meta.total).toBeGreaterThan(0)
    expect(meta.total).toBeLessThan(everything)
  })

  it('searches part of the name without case and accents, and the extension number', async () => {
    const id = await ask({ name: 'Şule Özgün & Jürgen Ñandú' })
    const { extensionNumber } = (await ok('getLead', { as: mara, path: { leadId: id } })).data
    for (const q of ['SULE', 'özgun', 'nandu', extensionNumber]) expect(await ids({ q })).toContain(id)
    expect(await ids({ q: '%' })).toEqual([])
    expect(await ids({ q: '_' })).toEqual([])
  })

  it.each([
    ['newest', (lead: { createdAt: string }) => lead.createdAt, -1],
    ['oldest', (lead: { createdAt: string }) => lead.createdAt, 1],
    ['weddingDate', (lead: { couple: { weddingDate: string | null } }) => lead.couple.weddingDate ?? '9999', 1],
    ['due', (lead: { dueAt: string | null }) => lead.dueAt ?? '9999', 1],
  ] as const)('sorts by %s', async (sort, key, sign) => {
    const keys = (await list({ sort, limit: 100 })).data.map((lead) => key(lead))
    const sorted = keys.toSorted((one, other) => (one < other ? -sign : one > other ? sign : 0))
    expect(keys).toEqual(sorted)
  })

  it.each(['newest', 'oldest', 'due', 'weddingDate'])('WORK-08 pages of %s by cursor have no gaps and no repetition', async (sort) => {
    const whole: number[] = []
    let cursor: string | null = ''
    let total = 0
    while (cursor !== null) {
      const { data, meta } = await list({ sort, limit: 90, ...(cursor && { cursor }) })
      whole.push(...data.map((lead) => lead.id))
      cursor = meta.nextCursor
      total = meta.total
    }
    expect(new Set(whole).size).toBe(whole.length)
    expect(whole.length).toBe(total)
  })

  it('a couple that arrives between two pages shifts no row', async () => {
    const first = await list({ limit: 5 })
    const second = await ids({ limit: 5, cursor: first.meta.nextCursor })
    await ask()
    expect(await ids({ limit: 5, cursor: first.meta.nextCursor })).toEqual(second)
  })

  it('a page beyond the last is empty and has the total', async () => {
    const { data, meta } = await list({ page: 1000 })
    expect(data).toEqual([])
    expect(meta).toMatchObject({ page: 1000, total: (await list({ limit: 1 })).meta.total, nextCursor: null })
  })

  it.each(['newest', 'oldest', 'due', 'weddingDate'])(
    'ROUTE-22 starts in the order %s at any couple, and counts the whole list',
    async (sort) => {
      const whole = await ids({ sort, limit: 100 })
      const at = whole.length - 6
      const first = await list({ sort, limit: 4, fromLeadId: whole[at] })
      expect(first.data.map((lead) => lead.id)).toEqual(whole.slice(at, at + 4))
      expect(first.meta.total).toBe((await list({ sort, limit: 1 })).meta.total)
      expect(await ids({ sort, limit: 2, cursor: first.meta.nextCursor, fromLeadId: whole[at] })).toEqual(whole.slice(at + 4))
      expect(await ids({ sort, limit: 2, page: 3, fromLeadId: whole[at] })).toEqual(whole.slice(at + 4))
    },
  )

  it('starts at the next couple where the filters exclude this one, and finds the start among the results of a search', async () => {
    const [fromLeadId, unread] = [await ask({ name: 'Ada & Alan' }), await ask({ name: 'Ada & Wilfrieda' })].toReversed()
    await ok('viewLead', { as: mara, path: { leadId: fromLeadId! } })
    expect((await ids({ fromLeadId, readStatus: 'unread' }))[0]).toBe(unread)
    expect(await ids({ fromLeadId, q: 'ada &' })).toEqual([fromLeadId, unread])
    const { data, meta } = await list({ fromLeadId: unread, q: 'wilfrieda' })
    expect([data, meta.total]).toEqual([[], 1])
  })

  it('refuses a start at a couple of a provider that the user does not see', async () => {
    const fromLeadId = await ask()
    const { id } = await anyLead(noura)
    for (const [as, start] of [
      [jonas, fromLeadId],
      [mara, id],
    ] as const)
      expect(await refusal('listLeads', { as, query: { fromLeadId: start } })).toMatchObject({
        status: 422,
        errors: [{ path: 'fromLeadId' }],
      })
  })

  it('refuses a cursor of another order, and an invalid one', async () => {
    const { nextCursor } = (await list({ limit: 1 })).meta
    for (const query of [
      { cursor: nextCursor, sort: 'oldest' },
      { cursor: 'nonsense' },
      { cursor: Buffer.from('newest|2026-13-40|7').toString('base64url') },
    ])
      expect(await refusal('listLeads', { as: mara, query })).toMatchObject({ status: 422, code: 'invalid', errors: [{ path: 'cursor' }] })
  })

  it('refuses unknown parameters', async () => {
    for (const query of [{ displayStates: 'gone' }, { limit: 101 }, { page: 0 }, { createdAtStart: 'yesterday' }, { sort: 'name' }])
      expect(await refusal('listLeads', { as: mara, query })).toMatchObject({ status: 422, code: 'invalid' })
    expect(await refusal('listLeads')).toMatchObject({ status: 401 })
  })
})

describe('getLead', () => {
  it('LEAD-02 LEAD-03 LEAD-04 shows the couple', async () => {
    const id = await ask({ weddingDate: '2027-06-12', guestCount: 80, budgetPerPerson: 110 })
    const { data } = await ok('getLead', { as: mara, path: { leadId: id } })
    expect(data).toMatchObject({
      id,
      couple: { name: 'Zoë Quist & Bo Larsen', weddingDate: '2027-06-12' },
      provider: { id: 1, name: 'Rosewood Garden', category: { name: 'Wedding venues' } },
      status: 'new',
      displayState: 'new',
      readStatus: 'unread',
      phone: '+16135550177',
      email: 'zoe@example.com',
      budgetPerPerson: 110,
      currency: 'CAD',
      guestCount: 80,
      message: 'Hello',
      preview: { text: 'Hello', direction: 'in' },
      // RESP-03: Tuesday 09:00 in Toronto, three counted hours later
      dueAt: '2026-11-24T17:00:00.000Z',
    })
  })

  it('LEAD-41 reading does not mark as read, count or use the allowance', async () => {
    const id = await ask()
    const before = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await ok('getLead', { as: mara, path: { leadId: id } })
    await ok('listLeadMessages', { as: mara, path: { leadId: id } })
    await ok('listLeadHistory', { as: mara, path: { leadId: id } })
    expect(await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).toEqual(before)
  })

  it('LEAD-27 hides the contact data of anonymized couples', async () => {
    const id = await ask({ contactPreference: 'anonymized' })
    expect((await ok('getLead', { as: mara, path: { leadId: id } })).data).toMatchObject({ phone: null, email: null, message: 'Hello' })
  })

  it('LEAD-52 another account’s lead, one of a provider that is not linked, and an unknown one get the same answer', async () => {
    const foreign = await anyLead(noura)
    const unlinked = await anyLead(mara, { providerIds: 1 })
    const unknown = await refusal('getLead', { as: jonas, path: { leadId: 987_654_321 } })
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' })
    for (const leadId of [foreign.id, unlinked.id]) {
      const { headers: _one, ...refused } = await refusal('getLead', { as: jonas, path: { leadId } })
      const { headers: _other, ...expected } = unknown
      expect(refused).toEqual(expected)
    }
    expect(await refusal('getLead', { as: mara, path: { leadId: foreign.id } })).toMatchObject({ status: 404 })
    expect(await refusal('getLead', { path: { leadId: foreign.id } })).toMatchObject({ status: 401 })
    expect(await refusal('getLead', { as: mara, path: { leadId: 'x' } })).toMatchObject({ status: 422 })
  })
})

describe('getLeadStats', () => {
  it('LEAD-10 LEAD-56 AMB-56 counts unread couples as pending, and each display state once', async () => {
    const { infoRequests, allowance } = (await ok('getLeadStats', { as: mara })).data
    expect(infoRequests.pending).toBe((await list({ readStatus: 'unread', limit: 1 })).meta.total)
    expect(infoRequests.total).toBe((await list({ limit: 1 })).meta.total)
    expect(infoRequests.byDisplayState.reduce((sum, { count }) => sum + count, 0)).toBe(infoRequests.total)
    for (const { displayState, count } of infoRequests.byDisplayState)
      expect(count).toBe((await list({ displayStates: displayState, limit: 1 })).meta.total)
    expect(infoRequests.unanswered).toBe((await list({ sort: 'due', limit: 100 })).data.filter((lead) => lead.dueAt !== null).length)
    expect(allowance).toBeNull()
  })

  it('LEAD-45 LEAD-56 counts the couples of the list with the same filters', async () => {
    const { couple } = (await list({ limit: 1, readStatus: 'unread' })).data[0]!
    for (const filters of [{ readStatus: 'unread' }, { q: couple.name.slice(0, 3) }, { readStatus: 'unread', q: couple.name }] as const) {
      const { infoRequests } = (await ok('getLeadStats', { as: mara, query: filters })).data
      expect(infoRequests.total).toBe((await list({ ...filters, limit: 1 })).meta.total)
      for (const { displayState, count } of infoRequests.byDisplayState)
        expect(count).toBe((await list({ ...filters, displayStates: displayState, limit: 1 })).meta.total)
    }
  })

  it('LEAD-52 counts only what the user may see', async () => {
    const own = (await ok('getLeadStats', { as: jonas })).data.infoRequests.total
    expect(own).toBe((await list({ limit: 1 }, jonas)).meta.total)
    expect(own).toBeLessThan((await ok('getLeadStats', { as: mara })).data.infoRequests.total)
  })

  it('refuses calls without a session and invalid dates', async () => {
    expect(await refusal('getLeadStats')).toMatchObject({ status: 401 })
    expect(await refusal('getLeadStats', { as: mara, query: { createdAtEnd: '2026-02-31' } })).toMatchObject({ status: 422 })
  })
})

describe('searchCouple', () => {
  it('SHELL-27 LEAD-09 finds couples of all time by a part of the name', async () => {
    const id = await ask({ name: 'Ömür Çağlayan & İlker Işık' })
    await db.updateTable('leads').set({ created_at: '2021-03-01T12:00:00.000Z' }).where('id', '=', id).execute()
    for (const coupleName of ['caglayan', 'ISIK', 'ilker isik'])
      expect((await ok('searchCouple', { as: mara, query: { coupleName } })).data.map((lead) => lead.id)).toContain(id)
    expect((await ok('searchCouple', { as: jonas, query: { coupleName: 'caglayan' } })).data).toEqual([])
    expect((await ok('searchCouple', { as: noura, query: { coupleName: 'caglayan' } })).data).toEqual([])
  })

  it('SHELL-27 matches as the search of the list does', async () => {
    const id = await ask({ name: 'Zoë Ångström-Łuc & İpek O’Neill' })
    const { extensionNumber } = (await ok('getLead', { as: mara, path: { leadId: id } })).data
    const texts = [
      'zoe angstrom',
      'LUC & ipek',
      "o'neill",
      'İPEK',
      '  Zoë  ',
      'zoe ipek',
      extensionNumber,
      extensionNumber.slice(0, 3),
      '%',
      '_',
      '´',
    ]
    for (const text of texts) {
      const found = (await ok('searchCouple', { as: mara, query: { coupleName: text } })).data.map((lead) => lead.id)
      const listed = (await list({ q: text, limit: 25, createdAtStart: '2000-01-01' })).data.map((lead) => lead.id)
      expect({ text, found }).toEqual({ text, found: listed })
    }
  })

  it('finds Arabic names in any spelling', async () => {
    const [lead] = (await list({ limit: 1 }, noura)).data
    const first = lead!.couple.name.split(' ', 1)[0]!.replaceAll(/[\u064B-\u0652]/g, '')
    expect((await ok('searchCouple', { as: noura, query: { coupleName: first } })).data.length).toBeGreaterThan(0)
  })

  it('returns at most 25, and refuses an empty name', async () => {
    expect((await ok('searchCouple', { as: mara, query: { coupleName: 'a' } })).data).toHaveLength(25)
    expect(await refusal('searchCouple', { as: mara })).toMatchObject({ status: 422, errors: [{ path: 'coupleName' }] })
    expect(await refusal('searchCouple', { query: { coupleName: 'a' } })).toMatchObject({ status: 401 })
  })
})

describe('viewLead', () => {
  it('LEAD-21 LEAD-46 marks as read and changes new to pending, once', async () => {
    const id = await ask()
    const pending = (await ok('getLeadStats', { as: mara })).data.infoRequests.pending
    const shown = (await ok('viewLead', { as: mara, path: { leadId: id } })).data
    expect(shown).toMatchObject({ status: 'pending', readStatus: 'read', version: 2 })
    expect((await ok('getLeadStats', { as: mara })).data.infoRequests.pending).toBe(pending - 1)
    expect((await ok('viewLead', { as: mara, path: { leadId: id } })).data).toEqual(shown)
    const history = (await ok('listLeadHistory', { as: mara, path: { leadId: id } })).data
    expect(history.filter((entry) => entry.type === 'lead')).toHaveLength(1)
  })

  it("refuses calls without a session, and other vendors' couples", async () => {
    const foreign = await anyLead(noura)
    expect(await refusal('viewLead', { as: mara, path: { leadId: foreign.id } })).toMatchObject({ status: 404 })
    expect(await refusal('viewLead', { path: { leadId: foreign.id } })).toMatchObject({ status: 401 })
  })

  it('LEAD-40 LEAD-41 a limited package shows three couples a month; again is free; the fourth is refused', async () => {
    const unseen = (await list({ displayStates: 'new', limit: 10 }, felix)).data
    expect(unseen.length).toBeGreaterThan(3)
    for (const lead of unseen) expect(lead).toMatchObject({ isShown: false, phone: null, email: null, message: null, preview: null })
    const [one, two, three, four] = unseen.map((lead) => ({ leadId: lead.id }))
    for (const path of [one!, two!, three!]) {
      const { data } = await ok('viewLead', { as: felix, path })
      expect(data.isShown).toBe(true)
      expect(data.message).not.toBeNull()
    }
    await ok('viewLead', { as: felix, path: one! })
    expect((await ok('getLeadStats', { as: felix })).data.allowance).toEqual({ used: 3, limit: 3, resetsOn: '2026-12-01' })
    expect(await refusal('viewLead', { as: felix, path: four! })).toMatchObject({
      status: 402,
      code: 'upgrade_required',
      params: { kind: 'leads' },
    })
    expect((await ok('getLead', { as: felix, path: four! })).data).toMatchObject({ isShown: false, readStatus: 'unread' })
    expect((await ok('listLeadMessages', { as: felix, path: four! })).data).toEqual([])
    const message = { subject: 'Hello', body: 'Are you there?' }
    expect(await refusal('createLeadMessage', { as: felix, path: four!, body: message })).toMatchObject({ status: 402 })
    expect(await refusal('createLeadSms', { as: felix, path: four!, body: { body: 'Hello' } })).toMatchObject({ status: 402 })
    clock.advance({ hours: 24 * 8 })
    const later = await signIn('felix')
    expect((await ok('viewLead', { as: later, path: four! })).data.isShown).toBe(true)
  })

  it('LEAD-41 simultaneous calls cannot exceed the allowance', async () => {
    clock.advance({ hours: 24 * 31 })
    const as = await signIn('felix')
    const owner = await db.selectFrom('customers').select('id').where('lead_limit', '=', 3).executeTakeFirstOrThrow()
    await db.updateTable('leads').set({ shown_at: null }).where('customer_id', '=', owner.id).execute()
    const leads = (await list({ limit: 6, createdAtStart: '2026-01-01' }, as)).data
    const tries = await Promise.allSettled(leads.map((lead) => ok('viewLead', { as, path: { leadId: lead.id } })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
