import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { infinite, query } from '@vendor-panel/sdk/query'
import type { Lead } from './lead-row.ts'
import type { LeadFilters } from './leads-url.ts'

type LeadPages = InfiniteData<Answer<'listLeads'>, string | null>

/** The read of one narrowed list: the same key and address for the page, for what asks ahead, and for what patches. */
export const leadListQuery = (filters: LeadFilters) => infinite('listLeads', { query: filters })
export const leadQuery = (leadId: number) => query('getLead', { path: { leadId } })
/** Counts know the range and the providers of the list, nothing else. */
export const leadStatsQuery = ({ createdAtStart, createdAtEnd, providerIds }: LeadFilters = {}) =>
  query('getLeadStats', {
    query: { ...(createdAtStart && { createdAtStart }), ...(createdAtEnd && { createdAtEnd }), ...(providerIds && { providerIds }) },
  })

const isPages = (data: unknown): data is LeadPages => typeof data === 'object' && data !== null && 'pages' in data
const loadedLists = (client: QueryClient) =>
  client.getQueriesData({ queryKey: ['listLeads'] }).flatMap(([key, data]) => (isPages(data) ? [{ key, data }] : []))

/** A couple as some loaded list has it: enough to show it at once while it is read anew. */
export function findListedLead(client: QueryClient, leadId: number): Lead | undefined {
  for (const { data } of loadedLists(client)) {
    for (const page of data.pages) {
      const lead = page.data.find(({ id }) => id === leadId)
      if (lead) return lead
    }
  }
  return undefined
}

/** Changes one couple wherever it is held. All other rows keep their identity, so that they are not drawn again. */
export function patchLead(client: QueryClient, leadId: number, change: (lead: Lead) => Lead): void {
  client.setQueryData(leadQuery(leadId).queryKey, (answer) => answer && { data: change(answer.data) })
  for (const { key, data } of loadedLists(client)) {
    if (!data.pages.some((page) => page.data.some(({ id }) => id === leadId))) continue
    const pages = data.pages.map((page) =>
      page.data.some(({ id }) => id === leadId)
        ? { ...page, data: page.data.map((lead) => (lead.id === leadId ? change(lead) : lead)) }
        : page,
    )
    client.setQueryData(key, { ...data, pages })
  }
}

/** Writes the couple over all that is held of it. */
export const putLead = (client: QueryClient, lead: Lead): void => patchLead(client, lead.id, () => lead)

/** What a list can show of a couple of whom only the event is known; reading the list fills in the rest. */
function leadOfEvent({ leadId, coupleName, providerName, at }: LeadEvent): Lead {
  return {
    id: leadId,
    extensionNumber: '',
    leadDetails: { name: coupleName },
    couple: { name: coupleName, weddingDate: null, organizationDate: null },
    provider: { id: 0, name: providerName, category: { id: 0, name: '' }, city: '' },
    status: 'new',
    processState: null,
    displayState: 'new',
    unreadMessageCount: 0,
    itemCount: 0,
    isPrepaid: false,
    firstLeadType: null,
    isWedding: true,
    isShown: true,
    phone: null,
    email: null,
    budgetPerPerson: null,
    currency: 'CAD',
    guestCount: null,
    message: null,
    source: null,
    tags: [],
    readStatus: 'unread',
    createdAt: at,
    lastActivityAt: at,
    preview: null,
    rejectReasonId: null,
    contactPreference: 'none',
    lastCallResult: null,
    dueAt: null,
    firstResponseAt: null,
    isSpamReported: false,
    version: 1,
  }
}

/** Whether a couple of whom nothing but its newness is known belongs on top of a list. */
function takesNewLead(filters: LeadFilters): boolean {
  const { displayStates, readStatus, isAnswered, providerIds, q, sort, createdAtEnd } = filters
  return (
    (displayStates?.includes('new') ?? true) &&
    readStatus !== 'read' &&
    isAnswered !== true &&
    !providerIds &&
    !q &&
    !createdAtEnd &&
    (sort === undefined || sort === 'newest')
  )
}

function addNewLead(client: QueryClient, event: LeadEvent): void {
  if (findListedLead(client, event.leadId)) return
  for (const { key, data } of loadedLists(client)) {
    const [first, ...rest] = data.pages
    const { query: filters = {} } = key[1] as { query?: LeadFilters }
    if (!first || !takesNewLead(filters)) continue
    const page = { data: [leadOfEvent(event), ...first.data], meta: { ...first.meta, total: first.meta.total + 1 } }
    client.setQueryData(key, { ...data, pages: [page, ...rest] })
  }
  client.setQueryData(leadStatsQuery().queryKey, (answer) => {
    if (!answer) return answer
    const { infoRequests } = answer.data
    const byDisplayState = infoRequests.byDisplayState.map((row) => (row.displayState === 'new' ? { ...row, count: row.count + 1 } : row))
    const { pending, total, unanswered } = infoRequests
    return {
      data: { ...answer.data, infoRequests: { pending: pending + 1, total: total + 1, unanswered: unanswered + 1, byDisplayState } },
    }
  })
}

/** Reads one couple anew and writes it over all that is held of it: one request, however long the loaded lists are. */
export async function refreshLead(client: QueryClient, leadId: number): Promise<void> {
  const { data } = await client.query({ ...leadQuery(leadId), staleTime: 0 })
  putLead(client, data)
}

/**
 * Shows what the socket told before any read has answered, so that a couple appears also while reads fail (LEAD-42, LEAD-43);
 * then reads again what the event made old.
 */
export function applyLeadEvent(client: QueryClient, event: LeadEvent): void {
  const { leadId, kind, at } = event
  if (kind === 'lead') addNewLead(client, event)
  else patchLead(client, leadId, (lead) => ({ ...lead, unreadMessageCount: lead.unreadMessageCount + 1, lastActivityAt: at }))
  // The couple may have entered or left a narrowed list: it is read again when it is next shown, not under the reader's eyes.
  void client.invalidateQueries({ queryKey: ['listLeads'], refetchType: 'none' })
  void client.invalidateQueries({ queryKey: ['getLeadStats'] })
  for (const name of ['listLeadMessages', 'listLeadHistory'])
    void client.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => leadIdOf(queryKey[1]) === leadId })
  refreshLead(client, leadId).catch(() => {
    // What the event told stays on the screen; the next read mends it.
  })
}

/**
 * What happened after the list was read and before the feed began to tell, found by comparing the server's own times.
 * It was there at the start of the feed, so it is shown without a toast (REAL-04).
 */
export function catchUp(client: QueryClient, events: readonly LeadEvent[]): void {
  const listed = loadedLists(client).flatMap(({ data }) => data.pages.flatMap((page) => page.data))
  const readUntil = listed.map(({ createdAt }) => createdAt).reduce((one, other) => (one > other ? one : other), '')
  if (readUntil === '') return
  for (const event of events) {
    const lead = listed.find(({ id }) => id === event.leadId)
    const isUnread = event.kind === 'lead' ? !lead && event.at > readUntil : lead !== undefined && event.at > lead.lastActivityAt
    if (isUnread) applyLeadEvent(client, event)
  }
}

const leadIdOf = (input: unknown) => (input as { path?: { leadId?: number } } | undefined)?.path?.leadId
