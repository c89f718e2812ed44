import { countryConfig, localDate, wholeDays } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { instantText } from '../platform/clock.ts'
import { hashOf } from '../platform/session/token.ts'
import { demoFeedToken } from '../seed/demo-link.ts'
import { partsOf } from '../seed/parts-of.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { insertCalendarFeed } from './calendar-feeds.queries.ts'
import type { CalendarEventsTable } from './calendar.tables.ts'

type Event = Insertable<CalendarEventsTable>

/** Titles of visits, with `{couple}` filled in, and of blocked days. */
const titles = {
  en: { viewing: 'Viewing with {couple}', closed: ['Closed for repairs', 'Photo shoot'] },
  tr: { viewing: '{couple} ile görüşme', closed: ['Bakım nedeniyle kapalı', 'Fotoğraf çekimi'] },
  ar: { viewing: 'لقاء مع {couple}', closed: ['مغلق للصيانة', 'جلسة تصوير'] },
}

export const calendarSeed: Seed = {
  after: ['leads', 'catalogs'],
  async account(context) {
    const events: Event[] = []
    for (const provider of context.customer.providers) {
      const known = await calendarOf(context, provider)
      events.push(...known, ...(await yearOf(context, provider, known)))
    }
    const { db, now, customer } = context
    for (const part of partsOf(events)) await db.insertInto('calendar_events').values(part).execute()
    const [provider] = customer.providers
    const [author] = provider?.authors ?? []
    if (!provider || !author) return
    const made = { by: author.id, at: instantText(now), tokenHash: hashOf(demoFeedToken(provider.id)) }
    await insertCalendarFeed(db, { customerId: customer.id, providerIds: [provider.id], kinds: ['appointment'] }, made)
  },
}

/** Booked weddings, visits of the next days, and blocked days. */
async function calendarOf(
  { db, now, account, customer: { id: customerId }, random }: SeedContext,
  provider: SeedProvider,
): Promise<Event[]> {
  const texts = inLanguage(account.voice.locale, titles)
  const chance = random('work')
  const today = localDate(now, provider.timeZone)
  const of = { customer_id: customerId, provider_id: provider.id, place: null, note: null, remind_at: null }
  const dayOf = (date: Temporal.PlainDate) => {
    const start = date.toZonedDateTime(provider.timeZone).toInstant()
    const span = wholeDays({ start, end: start }, provider.timeZone)
    return { start_at: instantText(span.start), end_at: instantText(span.end), all_day: true }
  }
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'couple_name', 'status', 'wedding_date', 'process_state'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', provider.id)
    .orderBy('id')
    .execute()
  const weddings = leads.flatMap(({ id, couple_name, status, wedding_date }) =>
    status === 'deal' && wedding_date
      ? [{ ...of, ...dayOf(Temporal.PlainDate.from(wedding_date)), type: 'wedding' as const, title: couple_name, lead_id: id }]
      : [],
  )
  const visits = leads
    .filter(({ status, process_state }) => process_state === 'visit_planned' && (status === 'in_contact' || status === 'offer_made'))
    .map(({ id, couple_name }, index) => {
      const time = Temporal.PlainTime.from({ hour: chance.between(10, 17) })
      const start = today.add({ days: 1 + index * 2 }).toZonedDateTime({ timeZone: provider.timeZone, plainTime: time })
      const span = { start_at: instantText(start.toInstant()), end_at: instantText(start.add({ hours: 1 }).toInstant()), all_day: false }
      return { ...of, ...span, type: 'appointment' as const, title: texts.viewing.replace('{couple}', couple_name), lead_id: id }
    })
  const closed = texts.closed.map((title, index) => {
    const day = today.add({ days: chance.between(3, 9) + 14 * index })
    return { ...of, ...dayOf(day), type: 'blocked' as const, title, lead_id: null }
  })
  return [...weddings, ...visits, ...closed]
}

const [daysBefore, daysAfter] = [60, 365]
/** The months in which most couples marry. */
const seasonMonths = [5, 6, 7, 8, 9]

/** A year of weddings at weekends, visits on working days and a closed week, with a few events that overlap. */
async function yearOf(
  { db, now, account, customer: { id: customerId }, random }: SeedContext,
  provider: SeedProvider,
  known: readonly Event[],
) {
  const texts = inLanguage(account.voice.locale, titles)
  const chance = random('calendar')
  const { weekend } = countryConfig(account.countryCode)
  const spaces = await db
    .selectFrom('customer_spaces')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', provider.id)
    .orderBy('id')
    .execute()
  const today = localDate(now, provider.timeZone)
  const closedFrom = today.add({ days: chance.between(80, 120) })
  const taken = new Set(known.filter(({ type }) => type !== 'appointment').map(({ start_at }) => start_at))
  const of = { customer_id: customerId, provider_id: provider.id, lead_id: null, place: null, note: null, remind_at: null }
  const at = (date: Temporal.PlainDate, hour: number, minutes: number) => {
    const start = date.toZonedDateTime({ timeZone: provider.timeZone, plainTime: Temporal.PlainTime.from({ hour }) })
    return { start_at: instantText(start.toInstant()), end_at: instantText(start.add({ minutes }).toInstant()), all_day: false }
  }
  const whole = (date: Temporal.PlainDate) => {
    const start = date.toZonedDateTime(provider.timeZone).toInstant()
    const span = wholeDays({ start, end: start }, provider.timeZone)
    return { start_at: instantText(span.start), end_at: instantText(span.end), all_day: true }
  }
  const couple = () => account.voice.coupleOf(chance.pick(account.voice.hers)[0], chance.pick(account.voice.his)[0])
  const visit = (date: Temporal.PlainDate, hour: number): Event => ({
    ...of,
    ...at(date, hour, chance.pick([45, 60, 90])),
    type: 'appointment',
    title: texts.viewing.replace('{couple}', couple()),
  })

  const events: Event[] = []
  for (let offset = -daysBefore; offset < daysAfter; offset += 1) {
    const date = today.add({ days: offset })
    const isClosed = Temporal.PlainDate.compare(date, closedFrom) >= 0 && closedFrom.until(date).days < 7
    if (taken.has(whole(date).start_at)) continue
    if (isClosed) events.push({ ...of, ...whole(date), type: 'blocked', title: texts.closed[0]! })
    else if (weekend.some((weekday) => weekday === date.dayOfWeek)) {
      if (!chance.chance(seasonMonths.includes(date.month) ? 0.8 : 0.35)) continue
      const space = spaces.length > 1 && chance.chance(0.5) ? chance.pick(spaces) : undefined
      events.push({ ...of, ...whole(date), type: 'wedding', title: couple(), space_id: space?.id ?? null })
      // A visit on a wedding day overlaps it.
      if (chance.chance(0.08)) events.push(visit(date, 10))
    } else if (chance.chance(0.4)) {
      const hour = chance.between(10, 16)
      events.push(visit(date, hour))
      if (chance.chance(0.3)) events.push(visit(date, hour + (chance.chance(0.2) ? 0 : 2)))
    }
  }
  return events
}
