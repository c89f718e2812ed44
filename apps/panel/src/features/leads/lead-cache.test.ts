import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { createQueryClient } from '@vendor-panel/sdk/query'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { describe, expect, it } from 'vitest'
import { applyLeadEvent, catchUp, findListedLead, leadListQuery, leadQuery, leadStatsQuery, patchLead } from './lead-cache.ts'
import { leadOf, pageOf } from './lead-fixtures.ts'
import type { LeadFilters } from './leads-url.ts'

const unreachable = { refuses: { status: 0, code: 'network' } } as const
const first = leadOf({ id: 1, unreadMessageCount: 0 })
const second = leadOf({ id: 2 })

/** A page that has loaded its list and its counts, and then loses the server. */
async function loaded(filters: LeadFilters = {}) {
  const answers = { listLeads: pageOf([first, second]) }
  let isCut = false
  const api = fakeApi({
    listLeads: () => (isCut ? unreachable : answers.listLeads),
    getLead: unreachable,
    getLeadStats: (input) => (isCut ? unreachable : fakeApi().getLeadStats(input)),
  })
  const client = createQueryClient(api)
  await client.infiniteQuery(leadListQuery(filters))
  await client.query(leadStatsQuery())
  isCut = true
  const rows = () => client.getQueryData(leadListQuery(filters).queryKey)!.pages.flatMap((page) => page.data)
  const pending = () => client.getQueryData(leadStatsQuery().queryKey)!.data.infoRequests.pending
  return { client, rows, pending }
}

const arrival: LeadEvent = {
  kind: 'lead',
  leadId: 9,
  messageId: null,
  coupleName: 'Ada & Max',
  providerName: 'Rosewood Garden',
  at: '2026-11-17T14:42:00.000Z',
}

describe('a realtime event', () => {
  it('LEAD-42 LEAD-43 shows a new couple on top and counts it, though every read fails', async () => {
    const { client, rows, pending } = await loaded()
    const before = pending()
    applyLeadEvent(client, arrival)
    expect(rows().map(({ couple }) => couple.name)).toEqual(['Ada & Max', first.couple.name, second.couple.name])
    expect(pending()).toBe(before + 1)
  })

  it('LEAD-42 shows the same couple once, however often it is told', async () => {
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
    { providerIds: [3] },
  ])('LEAD-45 leaves a list alone that is narrowed to %o', async (filters) => {
    const { client, rows } = await loaded(filters)
    applyLeadEvent(client, arrival)
    expect(rows()).toHaveLength(2)
  })

  it('LEAD-17 LEAD-42 counts a message on its couple and leaves every other row as it was', async () => {
    const { client, rows } = await loaded()
    const untouched = rows()[1]
    applyLeadEvent(client, { ...arrival, kind: 'message', leadId: 1, messageId: 5 })
    expect(rows()[0]?.unreadMessageCount).toBe(1)
    // The same object, so that its row is not drawn again.
    expect(rows()[1]).toBe(untouched)
  })
})

describe('what happened before the feed began to tell', () => {
  const afterReading = '2999-01-01T00:00:00.000Z'
  const missed = {
    kind: 'lead',
    leadId: 9,
    messageId: null,
    coupleName: 'Ida & Leo',
    providerName: 'Rosewood Garden',
    at: afterReading,
  } as const

  it('REAL-04 a couple who came meanwhile is shown, one who is listed or older than the list is not added', async () => {
    const { client, rows, pending } = await loaded()
    const before = pending()
    catchUp(client, [missed, { ...missed, leadId: 1 }, { ...missed, leadId: 8, at: '2000-01-01T00:00:00.000Z' }])
    expect(rows().map(({ id }) => id)).toEqual([9, 1, 2])
    expect(pending()).toBe(before + 1)
  })

  it('REAL-04 a message that came meanwhile is counted, one that the list knew is not', async () => {
    const { client, rows } = await loaded()
    catchUp(client, [
      { ...missed, kind: 'message', leadId: 1, messageId: 5 },
      { ...missed, kind: 'message', leadId: 2, messageId: 4, at: second.lastActivityAt },
    ])
    expect(rows().map(({ unreadMessageCount }) => unreadMessageCount)).toEqual([1, second.unreadMessageCount])
  })
})

describe('one couple in the cache', () => {
  it('LEAD-46 a change reaches the list and the open couple alike', async () => {
    const { client, rows } = await loaded()
    client.setQueryData(leadQuery(1).queryKey, { data: first })
    patchLead(client, 1, (lead) => ({ ...lead, readStatus: 'read' }))
    expect(rows()[0]?.readStatus).toBe('read')
    expect(client.getQueryData(leadQuery(1).queryKey)?.data.readStatus).toBe('read')
  })

  it('ROUTE-22 a listed couple is there before it is read', async () => {
    const { client } = await loaded()
    expect(findListedLead(client, 2)).toBe(second)
    expect(findListedLead(client, 77)).toBeUndefined()
  })
})
