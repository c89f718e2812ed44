import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { createQueryClient, infinite, query } from '@vendor-panel/sdk/query'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { applyLeadEvent, catchUp, findListedLead, patchLead } from './lead-cache.ts'
import { leadQuery, leadStatsQuery } from './lead-queries.ts'
import { leadOf, pageOf } from './lead-fixtures.ts'
import type { Lead } from './lead-row.ts'
import type { LeadFilters } from './leads-url.ts'

const leadListQuery = (filters: LeadFilters) => infinite('listLeads', { query: filters })
const unreachable = { refuses: { status: 0, code: 'network' } } as const
const first = leadOf({ id: 1, unreadMessageCount: 0 })
const second = leadOf({ id: 2 })

/** A page that has loaded its list and its counts, and then loses the server. */
async function loaded(filters: LeadFilters = {}) {
  const couples = [first, second]
  let isCut = false
  const api = fakeApi({
    listLeads: ({ query }) => (isCut ? unreachable : pageOf([...couples], query?.limit)),
    getLead: unreachable,
    getLeadStats: (input) => (isCut ? unreachable : fakeApi().getLeadStats(input)),
  })
  const client = createQueryClient(api)
  await client.infiniteQuery(leadListQuery(filters))
  await client.query(newestQuery)
  await client.query(leadStatsQuery())
  isCut = true
  const rows = () => client.getQueryData(leadListQuery(filters).queryKey)!.pages.flatMap((page) => page.data)
  const pending = () => client.getQueryData(leadStatsQuery().queryKey)!.data.infoRequests.pending
  const newest = () => client.getQueryData(newestQuery.queryKey)!
  const reconnect = (...arrived: Lead[]) => {
    isCut = false
    couples.unshift(...arrived)
  }
  return { client, rows, pending, newest, reconnect }
}

const at = '2026-11-17T14:42:00.000Z'
const row: NonNullable<LeadEvent['row']> = {
  couple: { name: 'Ada & Max', weddingDate: '2027-06-14' },
  provider: { id: 3, name: 'Rosewood Garden', category: { id: 1, name: 'Wedding venues' }, city: 'Ottawa' },
  status: 'new',
  processState: null,
  displayState: 'new',
  unreadMessageCount: 0,
  itemCount: 0,
  isPrepaid: false,
  firstLeadType: null,
  isWedding: true,
  currency: 'TRY',
  guestCount: 80,
  readStatus: 'unread',
  createdAt: at,
  lastActivityAt: at,
  dueAt: null,
  firstResponseAt: null,
}
const arrival: LeadEvent = { kind: 'lead', leadId: 9, messageId: null, coupleName: 'Ada & Max', providerName: 'Rosewood Garden', at, row }
const newestQuery = query('listLeads', { query: { limit: 2 } })

describe('a realtime event', () => {
  it('LEAD-43 REAL-03 adds a new couple at the top and counts it, while every read fails', async () => {
    const { client, rows, pending } = await loaded()
    const before = pending()
    applyLeadEvent(client, arrival)
    expect(rows().map(({ couple }) => couple.name)).toEqual(['Ada & Max', first.couple.name, second.couple.name])
    expect(pending()).toBe(before + 1)
  })

  it('adds the data of its row and no other', async () => {
    const { client, rows } = await loaded()
    applyLeadEvent(client, arrival)
    expect(rows()[0]).toEqual({ ...row, id: 9 })
    // Not enough to show the couple alone: its page waits for a read.
    expect(findListedLead(client, 9)).toBeUndefined()
  })

  it('adds a new couple at the top of the newest couples, whose number stays the same', async () => {
    const { client, newest } = await loaded()
    const { total } = newest().meta
    applyLeadEvent(client, arrival)
    expect(newest().data.map(({ id }) => id)).toEqual([9, 1])
    expect(newest().meta.total).toBe(total + 1)
  })

  it('LEAD-17 a message updates every list with its couple, including the status', async () => {
    const { client, rows, newest } = await loaded()
    const changed = { ...row, couple: first.couple, displayState: 'negotiating', status: 'in_contact', unreadMessageCount: 4 } as const
    applyLeadEvent(client, { ...arrival, kind: 'message', leadId: 1, messageId: 5, row: changed })
    for (const lead of [rows()[0], newest().data[0]])
      expect(lead).toMatchObject({ id: 1, displayState: 'negotiating', unreadMessageCount: 4, phone: first.phone })
  })

  it('without a row, from an earlier server, refetches the lists on the screen', async () => {
    const { client, rows, reconnect } = await loaded()
    const stop = new InfiniteQueryObserver(client, leadListQuery({})).subscribe(() => {})
    reconnect(leadOf({ id: 9 }))
    const { row: _, ...earlier } = arrival
    applyLeadEvent(client, earlier)
    expect(rows()).toHaveLength(2)
    await expect.poll(() => rows().map(({ id }) => id)).toEqual([9, 1, 2])
    stop()
  })

  it('adds the same couple once, for any number of events', async () => {
    const { client, rows, pending } = await loaded()
    applyLeadEvent(client, arrival)
    const once = pending()
    applyLeadEvent(client, arrival)
    expect(rows()).toHaveLength(3)
    expect(pending()).toBe(once)
  })

  it.each<LeadFilters>([
    { displayStates: ['deal'] },
    { readStatus: 'read' },
    { isAnswered: true },
    { q: 'Tom' },
    { sort: 'oldest' },
    { createdAtEnd: '2026-01-01' },
    { providerIds: [4] },
    { tags: ['garden'] },
    { due: 'today' },
  ])('does not change a list filtered by %o', async (filters) => {
    const { client, rows } = await loaded(filters)
    applyLeadEvent(client, arrival)
    expect(rows()).toHaveLength(2)
  })

  it.each<LeadFilters>([{ displayStates: ['new', 'deal'] }, { readStatus: 'unread' }, { isAnswered: false }, { providerIds: [3, 4] }])(
    'adds a new couple at the top of a list filtered by %o',
    async (filters) => {
      const { client, rows } = await loaded(filters)
      applyLeadEvent(client, arrival)
      expect(rows()[0]?.id).toBe(9)
    },
  )

  it('LEAD-17 counts a message on its couple and leaves every other row unchanged', async () => {
    const { client, rows } = await loaded()
    const untouched = rows()[1]
    const { row: _, ...earlier } = arrival
    applyLeadEvent(client, { ...earlier, kind: 'message', leadId: 1, messageId: 5 })
    expect(rows()[0]?.unreadMessageCount).toBe(1)
    // The same object, so that its row does not render again.
    expect(rows()[1]).toBe(untouched)
  })
})

describe('the erasure of a couple', () => {
  const erased = {
    ...arrival,
    kind: 'erased',
    leadId: 1,
    coupleName: 'V-1',
    row: { ...row, couple: { name: 'V-1', weddingDate: null } },
  } as const

  it('LEAD-27 removes the data of the couple from every list at once, while every read fails', async () => {
    const { client, rows, newest } = await loaded()
    client.setQueryData(leadQuery(1).queryKey, { data: first })
    applyLeadEvent(client, erased)
    const hidden = { id: 1, phone: null, email: null, message: null, preview: null, tags: [], contactPreference: 'anonymized' }
    for (const lead of [rows()[0], newest().data[0]]) expect(lead).toMatchObject({ ...hidden, couple: { name: 'V-1' } })
    expect(rows()[1]).toBe(second)
    // Its messages and notes may be in the cache, too; the couple is read again when it is opened.
    expect(client.getQueryData(leadQuery(1).queryKey)).toBeUndefined()
  })

  it('reads again what is on the screen', async () => {
    const { client, rows, reconnect } = await loaded()
    const stop = new InfiniteQueryObserver(client, leadListQuery({})).subscribe(() => {})
    reconnect(leadOf({ id: 9 }))
    applyLeadEvent(client, erased)
    await expect.poll(() => rows().map(({ id }) => id)).toEqual([9, 1, 2])
    stop()
  })

  it('is applied once if it happened before the feed was connected', async () => {
    const { client, rows } = await loaded()
    catchUp(client, [{ ...erased, coupleName: first.couple.name }])
    expect(rows()[0]).toBe(first)
    catchUp(client, [erased])
    expect(rows()[0]?.couple.name).toBe('V-1')
  })
})

describe('events before the feed was connected', () => {
  const afterReading = '2999-01-01T00:00:00.000Z'
  const missed = {
    kind: 'lead',
    leadId: 9,
    messageId: null,
    coupleName: 'Ida & Leo',
    providerName: 'Rosewood Garden',
    at: afterReading,
    row: { ...row, createdAt: afterReading, lastActivityAt: afterReading },
  } satisfies LeadEvent

  it('a couple that arrived in the meantime is added; one that is listed, or older than the list, is not', async () => {
    const { client, rows, pending } = await loaded()
    const before = pending()
    catchUp(client, [missed, { ...missed, leadId: 1 }, { ...missed, leadId: 8, at: '2000-01-01T00:00:00.000Z' }])
    expect(rows().map(({ id }) => id)).toEqual([9, 1, 2])
    expect(pending()).toBe(before + 1)
  })

  it('a message that arrived in the meantime is counted, one that the list already contains is not', async () => {
    const { client, rows } = await loaded()
    catchUp(client, [
      { ...missed, kind: 'message', leadId: 1, messageId: 5, row: { ...missed.row, unreadMessageCount: 1 } },
      { ...missed, kind: 'message', leadId: 2, messageId: 4, at: second.lastActivityAt },
    ])
    expect(rows().map(({ unreadMessageCount }) => unreadMessageCount)).toEqual([1, second.unreadMessageCount])
  })
})

describe('one couple in the cache', () => {
  it('a change updates the list and the open couple', async () => {
    const { client, rows, newest } = await loaded()
    client.setQueryData(leadQuery(1).queryKey, { data: first })
    patchLead(client, 1, (lead) => ({ ...lead, readStatus: 'read' }))
    for (const lead of [rows()[0], newest().data[0]]) expect(lead?.readStatus).toBe('read')
    expect(client.getQueryData(leadQuery(1).queryKey)?.data.readStatus).toBe('read')
  })

  it('a listed couple is shown before it is read', async () => {
    const { client } = await loaded()
    expect(findListedLead(client, 2)).toEqual(second)
    expect(findListedLead(client, 77)).toBeUndefined()
  })
})
