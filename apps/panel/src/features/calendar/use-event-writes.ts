import { useQueryClient } from '@tanstack/react-query'
import { movedSpan } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { recordCache } from '../../shared/record-cache.ts'
import { useWrite } from '../../shared/use-write.ts'
import { spanOf } from './calendar-items.ts'
import type { CalendarEvent, CalendarProvider } from './event-types.ts'

/** The reads that show events. */
export const eventReads = ['listCalendarEvents', 'listAllCalendarEvents'] as const
const cache = recordCache<CalendarEvent>({ listCalendarEvents: true, listAllCalendarEvents: true, getCalendarEvent: true })

const instant = (at: Temporal.Instant) => at.toString({ smallestUnit: 'millisecond' })

/** Moves an event, at once on the screen; the toast offers Undo, and a refusal puts the event back (CAL-03). */
export function useMoveEvent() {
  const intl = useIntl()
  const client = useQueryClient()
  const { write } = useWrite('updateCalendarEvent', {
    refetch: eventReads,
    done: ({ data }) => intl.formatMessage({ id: 'calendar.moved' }, { title: data.title }),
  })
  return (event: CalendarEvent, { timeZone }: CalendarProvider, by: { days: number; minutes: number }) => {
    const { start, end } = movedSpan(spanOf(event), by, timeZone)
    const times = { startAt: instant(start), endAt: instant(end) }
    // The reminder keeps its distance to the start.
    const before = event.remindAt === null ? null : Temporal.Instant.from(event.remindAt).until(Temporal.Instant.from(event.startAt))
    const body = { ...times, ...(before && { remindAt: instant(start.subtract(before)) }) }
    for (const name of eventReads) void client.cancelQueries({ queryKey: [name] })
    cache.patch(client, event.id, (row) => ({ ...row, ...body }))
    void write({ path: { providerId: event.providerId, calendarEventId: event.id }, body }).catch(() => {
      // The toast shows the reason.
      cache.patch(client, event.id, () => event)
    })
  }
}

export function useDeleteEvent(title: string | undefined) {
  const intl = useIntl()
  const { write, isPending } = useWrite('deleteCalendarEvent', {
    refetch: eventReads,
    done: () => intl.formatMessage({ id: 'calendar.deleted' }, { title }),
  })
  return { remove: ({ id, providerId }: CalendarEvent) => write({ path: { providerId, calendarEventId: id } }), isPending }
}
