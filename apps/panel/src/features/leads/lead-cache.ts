import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import type { LeadEvent } from '@vendor-panel/sdk/realtime'
import { query } from '@vendor-panel/sdk/query'
import { askedOf, recordCache } from '../../shared/record-cache.ts'
import type { Lead, ListedLead } from './lead-row.ts'
import { statsFilters, type LeadFilters } from './leads-url.ts'

const leads = recordCache<ListedLead>({ getLead: true, listLeads: true, searchCouple: true })

export const leadQuery = (leadId: number) => query('getLead', { path: { leadId } })
export const leadStatsQuery = (filters: LeadFilters = {}) => query('getLeadStats', { query: statsFilters(filters) })

// A row that came with an event lacks what no event may carry.
const isWhole = (lead: ListedLead): lead is Lead => 'version' in lead

/** A couple as some read has it: enough to show it at once while it is read again. */
export const findListedLead = (client: QueryClient, leadId: number): Lead | undefined =>
  leads.all(client).find((lead): lead is Lead => lead.id === leadId && isWhole(lead))

/** Changes one couple wherever it is held whole. */
export const patchLead = (client: QueryClient, leadId: number, change: (lead: Lead) => Lead): void =>
  leads.patch(client, leadId, (lead) => (isWhole(lead) ? change(lead) : lead))

/** Writes the couple over all that is held of it. */
export const putLead = (client: QueryClient, lead: Lead): void => leads.patch(client, lead.id, () => lead)

type Row = NonNullable<LeadEvent['row']>
type Asked = LeadFilters & { page?: number; limit?: number; cursor?: string }

/** Whether a list or a count takes a couple. What a filter asks and the row of an event does not say is left to the next read. */
function takesRow(row: Row, { page: _page, limit: _limit, cursor: _cursor, createdAtStart: _start, ...filters }: Asked): boolean {
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

/** Shows a new couple at the head of the lists it belongs to, and counts it once. */
function addNewLead(client: QueryClient, leadId: number, row: Row): void {
  const isCounted = leads.all(client, 'listLeads').some(({ id }) => id === leadId)
  leads.prepend(client, 'listLeads', { ...row, id: leadId }, (asked) => takesRow(row, asked))
  if (isCounted) return
  for (const [key] of client.getQueriesData({ queryKey: ['getLeadStats'] })) {
    if (!takesRow(row, askedOf('getLeadStats', key))) continue
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

/** What an event says of a couple that is held already; an event without a row says of a message only that there is one more. */
function withEvent(lead: ListedLead, { kind, at, row }: LeadEvent): ListedLead {
  if (row) return { ...lead, ...row, couple: { ...lead.couple, ...row.couple } }
  return kind === 'message' ? { ...lead, unreadMessageCount: lead.unreadMessageCount + 1, lastActivityAt: at } : lead
}

/** Reads one couple again and writes it over all that is held of it: one request, however long the loaded lists are. */
export async function refreshLead(client: QueryClient, leadId: number): Promise<void> {
  const { data } = await client.query({ ...leadQuery(leadId), staleTime: 0 })
  putLead(client, data)
}

/**
 * Shows what an event says before any read has answered, so that a couple appears also while reads fail (LEAD-42, LEAD-43);
 * then reads again what the event made old.
 */
export function applyLeadEvent(client: QueryClient, event: LeadEvent): void {
  const { leadId, kind, row } = event
  if (kind === 'lead' && row) addNewLead(client, leadId, row)
  else leads.patch(client, leadId, (lead) => withEvent(lead, event))
  // The couple may have entered or left a narrowed list: it is read again when it is next shown, not under the reader's eyes.
  // An event without a row shows nothing of a new couple: the lists on the screen are read again.
  void client.invalidateQueries({ queryKey: ['listLeads'], refetchType: kind === 'lead' && !row ? 'active' : 'none' })
  void client.invalidateQueries({ queryKey: ['getLeadStats'] })
  for (const name of ['listLeadMessages', 'listLeadHistory'])
    void client.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => leadIdOf(queryKey[1]) === leadId })
  refreshLead(client, leadId).catch(() => {
    // What the event said stays on the screen; the next read corrects it.
  })
}

/**
 * What happened after the list was read and before the feed began, found by comparing the server's own times.
 * It was there at the start of the feed, so it is shown without a toast (REAL-04).
 */
export function catchUp(client: QueryClient, events: readonly LeadEvent[]): void {
  const listed = leads.all(client, 'listLeads')
  const readUntil = listed.map(({ createdAt }) => createdAt).reduce((one, other) => (one > other ? one : other), '')
  if (readUntil === '') return
  for (const event of events.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const lead = listed.find(({ id }) => id === event.leadId)
    const isUnread = event.kind === 'lead' ? !lead && event.at > readUntil : lead !== undefined && event.at > lead.lastActivityAt
    if (isUnread) applyLeadEvent(client, event)
  }
}

const leadIdOf = (input: unknown) => (input as { path?: { leadId?: number } } | undefined)?.path?.leadId
