import type { components } from '@vendor-panel/contract'
import { usePages, type Pages } from '../../shared/list/use-pages.ts'
import { mergeTimeline } from './merge-timeline.ts'

type Schemas = components['schemas']

/** One entry of the timeline, with the record it shows. */
export type TimelineEntry = { key: string; at: string } & (
  | { kind: 'interaction'; record: Schemas['Interaction'] }
  | { kind: 'call'; record: Schemas['CallRecord'] }
  | { kind: 'sms'; record: Schemas['SmsLog'] }
  | { kind: 'action'; record: Schemas['LeadAction'] }
  | { kind: 'note'; record: Schemas['LeadNote'] }
)

/** What the timeline can be limited to. `contact` is calls, WhatsApp chats and viewings. */
export const timelineFilters = ['all', 'contact', 'sms', 'action', 'note'] as const
export type TimelineFilter = (typeof timelineFilters)[number]

type Timeline = Omit<Pages<TimelineEntry>, 'total' | 'isStale'> & { total: undefined }

/** Everything with a couple, newest first: interactions, calls, SMS, changes of status and notes (LEAD-05, LEAD-49, LEAD-56). */
export function useTimeline(leadId: number, filter: TimelineFilter): Timeline {
  const path = { leadId }
  const interactions = usePages('listLeadInteractions', { path })
  const calls = usePages('listLeadCalls', { path })
  const sms = usePages('listSmsLogs', { query: { leadId } })
  const actions = usePages('listLeadActions', { path })
  const notes = usePages('listLeadNotes', { path })
  // A call whose result was entered is shown by its interaction.
  const recorded = new Set(interactions.rows.map(({ callId }) => callId))
  const unrecorded = calls.rows.filter(({ id }) => !recorded.has(id))
  const sources: { of: TimelineFilter; list: Pages<unknown>; entries: TimelineEntry[] }[] = [
    { of: 'contact', list: interactions, entries: interactions.rows.map((record) => ({ ...keyOf('interaction', record), record })) },
    {
      of: 'contact',
      list: calls,
      entries: unrecorded.map((record) => ({ ...keyOf('call', { ...record, at: record.startedAt }), record })),
    },
    { of: 'sms', list: sms, entries: sms.rows.map((record) => ({ ...keyOf('sms', record), record })) },
    { of: 'action', list: actions, entries: actions.rows.map((record) => ({ ...keyOf('action', record), record })) },
    { of: 'note', list: notes, entries: notes.rows.map((record) => ({ ...keyOf('note', { ...record, at: record.createdAt }), record })) },
  ]
  const chosen = sources.filter(({ of }) => filter === 'all' || of === filter)
  const lists = chosen.map(({ list }) => list)
  return {
    rows: mergeTimeline(chosen.map(({ entries, list }) => ({ entries, hasMore: list.hasMore }))),
    total: undefined,
    isLoading: lists.some(({ isLoading }) => isLoading),
    isFailed: lists.some(({ isFailed }) => isFailed),
    hasMore: lists.some(({ hasMore }) => hasMore),
    isMoreLoading: lists.some(({ isMoreLoading }) => isMoreLoading),
    isMoreFailed: lists.some(({ isMoreFailed }) => isMoreFailed),
    showMore: () => lists.filter(({ hasMore }) => hasMore).forEach(({ showMore }) => showMore()),
    retry: () => lists.forEach(({ retry }) => retry()),
  }
}

const keyOf = <Kind extends string>(kind: Kind, { id, at }: { id: number; at: string }) => ({ kind, key: `${kind}-${id}`, at })
