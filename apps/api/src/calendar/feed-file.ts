import { localDate } from '@vendor-panel/domain'
import type { ProviderRow } from '../providers/providers.queries.ts'
import type { CalendarEventRow } from './calendar.queries.ts'

interface Feed {
  customerId: number
  createdAt: string
  origin: string
  providers: readonly Pick<ProviderRow, 'id' | 'name' | 'time_zone'>[]
}

/**
 * An iCalendar file (RFC 5545). It has title, time, place and reminder; notes and everything about couples stay in the panel. Times are in
 * UTC, whole days are dates, so that no reader has to know the zone.
 */
export async function feedFile({ customerId, createdAt, origin, providers }: Feed, events: readonly CalendarEventRow[]): Promise<string> {
  // Loaded with the first feed.
  const { default: ical, ICalAlarmType } = await import('ical-generator')
  const names = new Map(providers.map(({ id, name, time_zone }) => [id, { name, timeZone: time_zone }]))
  const calendar = ical({
    prodId: { company: 'Vendor panel', product: 'Calendar', language: 'EN' },
    name: providers.map(({ name }) => name).join(', '),
    ttl: 3600,
  })
  for (const row of events) {
    const provider = names.get(row.provider_id)
    if (!provider) continue
    const event = calendar.createEvent({
      id: `event-${customerId}-${row.id}@${new URL(origin).hostname}`,
      sequence: row.version - 1,
      // Without a time of change, that of the feed: the file is the same while its events are.
      stamp: new Date(createdAt),
      summary: row.title,
      location: row.place ?? provider.name,
      ...(row.all_day ? wholeDays(row, provider.timeZone) : { start: new Date(row.start_at), end: new Date(row.end_at) }),
    })
    if (row.remind_at !== null) {
      const seconds = (Date.parse(row.start_at) - Date.parse(row.remind_at)) / 1000
      event.createAlarm({ type: ICalAlarmType.display, trigger: seconds, description: row.title })
    }
  }
  return calendar.toString()
}

/** The days of an event in the zone of its provider; the end is exclusive. */
function wholeDays({ start_at, end_at }: CalendarEventRow, timeZone: string) {
  const dayAt = (text: string) => new Date(`${localDate(Temporal.Instant.from(text), timeZone).toString()}T00:00:00Z`)
  return { allDay: true, start: dayAt(start_at), end: dayAt(end_at) }
}
