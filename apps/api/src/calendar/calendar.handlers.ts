import { calendarEventProblems, calendarRange, eventSpan, fieldProblem, present, type TimeSpan } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { keepForUndo, undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireVersion, versionHeaders } from '../platform/contract/record-version.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal, refuseProblems } from '../platform/contract/rule-refusals.ts'
import { requiredText } from '../platform/contract/required-text.ts'
import { findSpace } from '../catalogs/customer-spaces.queries.ts'
import { findLead, insertLeadHistory } from '../leads/leads.queries.ts'
import { openProvider, pagePermissions, readableProviders, type Access } from '../providers/provider-access.ts'
import type { ProviderRow } from '../providers/providers.queries.ts'
import {
  deleteCalendarEvent,
  findCalendarEvent,
  findCalendarEvents,
  insertCalendarEvent,
  updateCalendarEvent,
  type CalendarEventRow,
} from './calendar.queries.ts'
import { addReminder, addViewingChange } from './event-jobs.ts'
import { instantText } from '../platform/clock.ts'

type Schemas = components['schemas']

export const calendarHandlers: Handlers<
  | 'listCalendarEvents'
  | 'listAllCalendarEvents'
  | 'createCalendarEvent'
  | 'getCalendarEvent'
  | 'updateCalendarEvent'
  | 'deleteCalendarEvent'
> = {
  async listCalendarEvents(context, { path, query }) {
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'read')
    const permissions = await pagePermissions(context, provider.id)
    return { status: 200, body: await calendarOf(context, [{ ...provider, access: permissions.calendarEvents }], query) }
  },

  async listAllCalendarEvents(context, { query }) {
    const readable = await readableProviders(context, 'calendarEvents')
    const { providerIds } = query
    const providers = providerIds ? readable.filter(({ id }) => providerIds.includes(id)) : readable
    return { status: 200, body: await calendarOf(context, providers, query) }
  },

  async createCalendarEvent(context, { path, body }) {
    const { db, user } = context
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'write')
    const event = await ruled(context, provider, {
      allDay: false,
      spaceId: null,
      leadId: null,
      place: null,
      note: null,
      remindAt: null,
      ...body,
    })
    const row = await insertCalendarEvent(db, { customer_id: user.customerId, provider_id: provider.id, ...event })
    await addToHistory(context, row)
    await addReminder(reminding(context), row)
    await audit(context, { action: 'created', entity: 'calendar_event', entityId: row.id })
    return { status: 201, headers: versionHeaders(row.version), body: { data: toEvent(row) } }
  },

  async getCalendarEvent(context, { path }) {
    const { event } = await findEvent(context, path, 'read')
    return { status: 200, headers: versionHeaders(event.version), body: { data: toEvent(event) } }
  },

  async updateCalendarEvent(context, { path, body }) {
    const { db, user } = context
    const { provider, event } = await findEvent(context, path, 'lock')
    requireVersion(context, event.version)
    const changes = await ruled(context, provider, { ...toEvent(event), ...body })
    const rows = { table: 'calendar_events', ids: [event.id], columns: Object.keys(changes), isVersioned: true } as const
    const undo = await keepForUndo(context, { entity: 'calendar_event', entityId: event.id }, rows)
    const changed = await updateCalendarEvent(db, user.customerId, event.id, changes)
    if (changed.lead_id !== event.lead_id) await addToHistory(context, changed)
    if (changed.remind_at !== event.remind_at) await addReminder(reminding(context), changed)
    if (changed.start_at !== event.start_at || changed.end_at !== event.end_at) await addViewingChange(context, changed)
    await audit(context, { action: 'updated', entity: 'calendar_event', entityId: event.id })
    return { status: 200, headers: { ...versionHeaders(changed.version), ...undo }, body: { data: toEvent(changed) } }
  },

  async deleteCalendarEvent(context, { path }) {
    const { event } = await findEvent(context, path, 'lock')
    const of = { entity: 'calendar_event', entityId: event.id } as const
    const headers = await undoable(context, of, { table: 'calendar_events', ids: [event.id] })
    await deleteCalendarEvent(context.db, context.user.customerId, event.id)
    await addViewingChange(context, event)
    return { status: 204, headers }
  },
}

/** An appointment with a couple is in its history (LEAD-36). */
async function addToHistory({ db, user, now }: VendorContext, { lead_id, type, title }: CalendarEventRow): Promise<void> {
  if (lead_id === null || type !== 'appointment') return
  const entry = { customer_id: user.customerId, lead_id, type, at: instantText(now()), actor_id: user.id, detail: title }
  await insertLeadHistory(db, entry)
}

const reminding = ({ db, user, origin, now }: VendorContext) => ({ db, customerId: user.customerId, origin, now: now() })

type CalendarProvider = ProviderRow & { access: Access }

/** The events of these providers in the requested days, which each counts in its own time zone (CAL-01). */
async function calendarOf({ db, user }: VendorContext, providers: readonly CalendarProvider[], { from, to }: { from: string; to: string }) {
  const ranges = new Map<number, TimeSpan>()
  for (const { id, time_zone } of providers) ranges.set(id, requestedRange(from, to, time_zone))
  const all = widest([requestedRange(from, to, user.timeZone), ...ranges.values()])
  const rows = await findCalendarEvents(db, user.customerId, [...ranges.keys()], all)
  const isWithin = ({ provider_id, start_at, end_at }: CalendarEventRow) => {
    const range = ranges.get(provider_id)
    return range !== undefined && end_at > instantText(range.start) && start_at < instantText(range.end)
  }
  return {
    data: rows.filter(isWithin).map(toEvent),
    meta: {
      providers: providers.map(({ id, name, time_zone, access }) => ({ id, name, timeZone: time_zone, canWrite: access === 'write' })),
    },
  }
}

function requestedRange(from: string, to: string, timeZone: string): TimeSpan {
  const asked = calendarRange(from, to, timeZone)
  if (!asked.ok) throw problemRefusal(asked.problem)
  return asked.range
}

function widest(spans: readonly TimeSpan[]): TimeSpan {
  const starts = spans.map(({ start }) => start).toSorted(Temporal.Instant.compare)
  const ends = spans.map(({ end }) => end).toSorted(Temporal.Instant.compare)
  const [start, end] = [starts.at(0), ends.at(-1)]
  if (!start || !end) throw new Error('A span of no spans')
  return { start, end }
}

async function findEvent(
  context: VendorContext,
  path: { providerId: number; calendarEventId: number },
  lock: 'read' | 'lock',
): Promise<{ provider: ProviderRow; event: CalendarEventRow }> {
  const provider = await openProvider(context, path.providerId, 'calendarEvents', lock === 'lock' ? 'write' : 'read')
  const event = requireFound(await findCalendarEvent(context.db, context.user.customerId, provider.id, path.calendarEventId, lock))
  return { provider, event }
}

/** A complete event by the rules: in order, widened to whole days if it is an all-day event, about a couple of this provider (CAL-02). */
async function ruled(
  { db, user }: VendorContext,
  provider: ProviderRow,
  event: Omit<Schemas['CalendarEvent'], 'id' | 'providerId'>,
): Promise<Omit<CalendarEventRow, 'id' | 'provider_id' | 'version'>> {
  const asked = { start: Temporal.Instant.from(event.startAt), end: Temporal.Instant.from(event.endAt), allDay: event.allDay }
  const remindAt = event.remindAt === null ? null : Temporal.Instant.from(event.remindAt)
  const lead = event.leadId === null ? undefined : await findLead(db, user, event.leadId)
  const isOther = event.leadId !== null && lead?.provider_id !== provider.id
  const space = event.spaceId === null ? undefined : await findSpace(db, user.customerId, event.spaceId, 'read')
  const isOtherSpace = event.spaceId !== null && space?.provider_id !== provider.id
  const problems = calendarEventProblems({ ...asked, remindAt }, provider.time_zone)
  refuseProblems(
    present([...problems, isOther && fieldProblem('leadId', 'not_allowed'), isOtherSpace && fieldProblem('spaceId', 'not_allowed')]),
  )
  const span = eventSpan(asked, provider.time_zone)
  return {
    space_id: event.spaceId,
    lead_id: event.leadId,
    type: event.type,
    title: requiredText('title', event.title),
    start_at: instantText(span.start),
    end_at: instantText(span.end),
    all_day: event.allDay,
    place: event.place?.trim() || null,
    note: event.note?.trim() || null,
    remind_at: remindAt && instantText(remindAt),
  }
}

function toEvent(row: CalendarEventRow): Schemas['CalendarEvent'] {
  return {
    id: row.id,
    providerId: row.provider_id,
    spaceId: row.space_id,
    leadId: row.lead_id,
    title: row.title,
    type: row.type,
    startAt: row.start_at,
    endAt: row.end_at,
    allDay: row.all_day,
    place: row.place,
    note: row.note,
    remindAt: row.remind_at,
  }
}
