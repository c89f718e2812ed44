import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { queryOf, recordCache } from '../../shared/record-cache.ts'
import type { Lead, ListedLead } from './lead-row.ts'
import { leadQuery } from './lead-queries.ts'
import type { LeadFilters } from './leads-url.ts'

const leads = recordCache<ListedLead>({ getLead: true, listLeads: true, searchCouple: true })

// The row of an event lacks the fields that events must not contain.
const isWhole = (lead: ListedLead): lead is Lead => 'version' in lead

/** A couple as some read returned it: enough to show it at once while it is read again. */
export const findListedLead = (client: QueryClient, leadId: number): Lead | undefined =>
  leads.all(client).find((lead): lead is Lead => lead.id === leadId && isWhole(lead))

/** Changes one couple wherever the cache has it complete. */
export const patchLead = (client: QueryClient, leadId: number, change: (lead: Lead) => Lead): void =>
  leads.patch(client, leadId, (lead) => (isWhole(lead) ? change(lead) : lead))

/** Writes the couple to all of its copies in the cache. */
export const putLead = (client: QueryClient, lead: Lead): void => leads.patch(client, lead.id, () => lead)

type Row = NonNullable<LeadEvent['row']>
type LeadQuery = LeadFilters & { page?: number; limit?: number; cursor?: string; fromLeadId?: number }

/** Whether a list or a count includes a couple. A filter on a field that the row of an event lacks is decided by the next read. */
function takesRow(row: Row, { page: _page, limit: _limit, cursor: _cursor, createdAtStart: _start, ...filters }: LeadQuery): boolean {
  const { displayStates, readStatus, isAnswered, providerIds, sort = 'newest', ...unknown } = filters
  return (
    (displayStates?.includes(row.displayState) ?? true) &&
    (readStatus ?? row.readStatus) === row.readStatus &&
    (isAnswered ?? row.firstResponseAt !== null) === (row.firstResponseAt !== null) &&
    (providerIds?.includes(row.provider.id) ?? true) &&
    sort === 'newest' &&
    Object.values(unknown).every((value) => value === undefined)
  )
}

/** Adds a new couple at the top of its lists, and counts it once. */
function addNewLead(client: QueryClient, leadId: number, row: Row): void {
  const isCounted = leads.all(client, 'listLeads').some(({ id }) => id === leadId)
  leads.prepend(client, 'listLeads', { ...row, id: leadId }, (query) => takesRow(row, query))
  if (isCounted) return
  for (const [key] of client.getQueriesData({ queryKey: ['getLeadStats'] })) {
    if (!takesRow(row, queryOf('getLeadStats', key))) continue
    client.setQueryData<Answer<'getLeadStats'>>(
      key,
      (answer) => answer && { data: { ...answer.data, infoRequests: withLead(answer.data.infoRequests, row) } },
    )
  }
}

function withLead(counts: Answer<'getLeadStats'>['data']['infoRequests'], row: Row): typeof counts {
  return {
    pending: counts.pending + (row.readStatus === 'unread' ? 1 : 0),
    total: counts.total + 1,
    unanswered: counts.unanswered + (row.firstResponseAt === null ? 1 : 0),
    byDisplayState: counts.byDisplayState.map((one) => (one.displayState === row.displayState ? { ...one, count: one.count + 1 } : one)),
  }
}

/** What a couple no longer has after its erasure, besides its name (LEAD-27). */
const erasedFields = { phone: null, email: null, message: null, preview: null, tags: [], contactPreference: 'anonymized' } as const

/** Applies an event to a cached couple; a message event without a row only increases the count. */
function withEvent(lead: ListedLead, { kind, at, row }: LeadEvent): ListedLead {
  if (row) return { ...lead, ...row, couple: { ...lead.couple, ...row.couple }, ...(kind === 'erased' && erasedFields) }
  return kind === 'message' ? { ...lead, unreadMessageCount: lead.unreadMessageCount + 1, lastActivityAt: at } : lead
}

/** Reads one couple and writes it to all of its copies: one request for lists of any length. */
export async function refreshLead(client: QueryClient, leadId: number): Promise<void> {
  const { data } = await client.query({ ...leadQuery(leadId), staleTime: 0 })
  putLead(client, data)
}

/**
 * Applies an event before any read, so that a couple appears also while reads fail (LEAD-42, LEAD-43);
 * then refetches what the event made stale.
 */
export function applyLeadEvent(client: QueryClient, event: LeadEvent): void {
  const { leadId, kind, row } = event
  if (kind === 'lead' && row) addNewLead(client, leadId, row)
  else leads.patch(client, leadId, (lead) => withEvent(lead, event))
  if (kind === 'erased') return removeErased(client, leadId)
  // The couple may have entered or left a filtered list: that is refetched when it is next shown, not while the user reads it.
  // An event without a row has no data of a new couple: the lists on the screen are refetched.
  void client.invalidateQueries({ queryKey: ['listLeads'], refetchType: kind === 'lead' && !row ? 'active' : 'none' })
  void client.invalidateQueries({ queryKey: ['getLeadStats'] })
  for (const name of ['listLeadMessages', 'listLeadHistory', 'listLeadOffers', 'listLeadCalls', 'listLeadInteractions'])
    void client.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => leadIdOf(queryKey[1]) === leadId })
  refreshLead(client, leadId).catch(() => {
    // The data of the event stays on the screen; the next read corrects it.
  })
}

/** Removes what was read about an erased couple and is not on the screen, and refetches the rest: any list may contain it. */
function removeErased(client: QueryClient, leadId: number): void {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => leadIdOf(queryKey[1]) === leadId })
  void client.invalidateQueries()
}

/**
 * Events between reading the list and connecting the feed, found by the server's timestamps.
 * They existed when the feed started, so they are applied without a toast (REAL-04).
 */
export function catchUp(client: QueryClient, events: readonly LeadEvent[]): void {
  const listed = leads.all(client, 'listLeads')
  const readUntil = listed.map(({ createdAt }) => createdAt).reduce((one, other) => (one > other ? one : other), '')
  if (readUntil === '') return
  for (const event of events.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const lead = listed.find(({ id }) => id === event.leadId)
    if (isUnread(event, lead, readUntil)) applyLeadEvent(client, event)
  }
}

/** Whether the list was read before an event. */
function isUnread({ kind, at, coupleName }: LeadEvent, lead: ListedLead | undefined, readUntil: string): boolean {
  if (kind === 'lead') return !lead && at > readUntil
  if (!lead) return false
  // An erasure is not an activity of the couple; it replaces the name.
  return kind === 'erased' ? lead.couple.name !== coupleName : at > lead.lastActivityAt
}

const leadIdOf = (input: unknown) => (input as { path?: { leadId?: number } } | undefined)?.path?.leadId
