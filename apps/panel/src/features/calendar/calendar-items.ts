import { overlappingIds, wallClock, wallSpan, type TimeSpan } from '@vendor-panel/domain'
import type { CalendarItem } from '@vendor-panel/ui'
import type { IntlShape } from 'react-intl'
import { eventLooks, type CalendarEvent, type CalendarProvider, type EventType } from './event-types.ts'

export const spanOf = ({ startAt, endAt }: CalendarEvent): TimeSpan => ({
  start: Temporal.Instant.from(startAt),
  end: Temporal.Instant.from(endAt),
})

/**
 * The events as the calendar shows them, each in the zone of its provider (CAL-03). Overlaps count among all events of a provider, also
 * those that the filter hides.
 */
export function toItems(
  events: readonly CalendarEvent[],
  providers: readonly CalendarProvider[],
  type: EventType | undefined,
  intl: IntlShape,
): CalendarItem[] {
  const timed = events.map((event) => ({ event, id: event.id, providerId: event.providerId, spaceId: event.spaceId, ...spanOf(event) }))
  const overlapping = overlappingIds(timed)
  const spans = timed.toSorted((one, other) => Temporal.Instant.compare(one.end, other.end))
  const [first, last] = [timed[0], spans.at(-1)]
  if (!first || !last) return []
  const all = { start: first.start, end: last.end }
  const ofProvider = new Map(providers.map((provider) => [provider.id, { provider, clock: wallClock(provider.timeZone, all) }] as const))
  return timed.flatMap(({ event, start, end }) => {
    const known = ofProvider.get(event.providerId)
    if (!known || (type !== undefined && event.type !== type)) return []
    const { label, tone, icon } = eventLooks[event.type]
    const note = [providers.length > 1 && known.provider.name, event.place].filter(Boolean).join(' · ')
    return [
      {
        id: event.id,
        title: event.title,
        ...wallSpan({ start, end, allDay: event.allDay }, known.clock),
        tone,
        icon,
        kind: intl.formatMessage({ id: label }),
        note: note === '' ? undefined : note,
        isOverlapping: overlapping.has(event.id),
        isReadOnly: !known.provider.canWrite,
      },
    ]
  })
}
