import { calendarEventProblems, calendarRange, eventSpan, fieldProblem, present } from '@vendor-panel/domain'
import type { components } from '@vendor-panel/contract'
import { audit } from '../platform/audit/audit.ts'
import { undoable } from '../platform/audit/undo.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import { problemRefusal, refuseProblems } from '../platform/contract/rule-refusals.ts'
import { written } from '../platform/contract/written.ts'
import { findLead, insertLeadHistory } from '../leads/leads.queries.ts'
import { openProvider } from '../providers/provider-access.ts'
import type { ProviderRow } from '../providers/providers.queries.ts'
import {
  deleteCalendarEvent,
  findCalendarEvents,
  insertCalendarEvent,
  lockCalendarEvent,
  updateCalendarEvent,
  type CalendarEventRow,
} from './calendar.queries.ts'
import { instantText } from '../platform/clock.ts'

type Schemas = components['schemas']

export const calendarHandlers: Handlers<'listCalendarEvents' | 'createCalendarEvent' | 'updateCalendarEvent' | 'deleteCalendarEvent'> = {
  async listCalendarEvents(context, { path, query }) {
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'read')
    const asked = calendarRange(query.from, query.to, provider.time_zone)
    if (!asked.ok) throw problemRefusal(asked.problem)
    const span = { from: instantText(asked.range.start), before: instantText(asked.range.end) }
    const rows = await findCalendarEvents(context.db, context.user.customerId, provider.id, span)
    return { status: 200, body: { data: rows.map(toEvent) } }
  },

  async createCalendarEvent(context, { path, body }) {
    const { db, user, now } = context
    const provider = await openProvider(context, path.providerId, 'calendarEvents', 'write')
    const event = await ruled(context, provider, { allDay: false, leadId: null, place: null, note: null, remindAt: null, ...body })
    const id = await insertCalendarEvent(db, { customer_id: user.customerId, provider_id: provider.id, ...event })
    if (event.lead_id !== null && event.type === 'appointment') {
      const at = instantText(now())
      // LEAD-36
      const entry = { customer_id: user.customerId, lead_id: event.lead_id, type: 'appointment', at, actor_id: user.id } as const
      await insertLeadHistory(db, { ...entry, detail: event.title })
    }
    await audit(context, { action: 'created', entity: 'calendar_event', entityId: id })
    return { status: 201, body: { data: toEvent({ id, provider_id: provider.id, ...event }) } }
  },

  async updateCalendarEvent(context, { path, body }) {
    const { provider, event } = await findEvent(context, path)
    const changed = { ...event, ...(await ruled(context, provider, { ...toEvent(event), ...body })) }
    await updateCalendarEvent(context.db, context.user.customerId, changed)
    await audit(context, { action: 'updated', entity: 'calendar_event', entityId: event.id })
    return { status: 200, body: { data: toEvent(changed) } }
  },

  async deleteCalendarEvent(context, { path }) {
    const { event } = await findEvent(context, path)
    const of = { entity: 'calendar_event', entityId: event.id } as const
    const headers = await undoable(context, of, { table: 'calendar_events', ids: [event.id] })
    await deleteCalendarEvent(context.db, context.user.customerId, event.id)
    return { status: 204, headers }
  },
}

async function findEvent(
  context: VendorContext,
  path: { providerId: number; calendarEventId: number },
): Promise<{ provider: ProviderRow; event: CalendarEventRow }> {
  const provider = await openProvider(context, path.providerId, 'calendarEvents', 'write')
  const event = requireFound(await lockCalendarEvent(context.db, context.user.customerId, provider.id, path.calendarEventId))
  return { provider, event }
}

/** A complete event by the rules: in order, widened to whole days if it is an all-day event, about a couple of this provider (CAL-02). */
async function ruled(
  { db, user }: VendorContext,
  provider: ProviderRow,
  event: Omit<Schemas['CalendarEvent'], 'id' | 'providerId'>,
): Promise<Omit<CalendarEventRow, 'id' | 'provider_id'>> {
  const asked = { start: Temporal.Instant.from(event.startAt), end: Temporal.Instant.from(event.endAt), allDay: event.allDay }
  const remindAt = event.remindAt === null ? null : Temporal.Instant.from(event.remindAt)
  const lead = event.leadId === null ? undefined : await findLead(db, user, event.leadId)
  const isOther = event.leadId !== null && lead?.provider_id !== provider.id
  const problems = calendarEventProblems({ ...asked, remindAt }, provider.time_zone)
  refuseProblems(present([...problems, isOther && fieldProblem('leadId', 'not_allowed')]))
  const span = eventSpan(asked, provider.time_zone)
  return {
    lead_id: event.leadId,
    type: event.type,
    title: written('title', event.title),
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
