import { localDate, wholeDays } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import type { CalendarEventsTable } from './calendar.tables.ts'

/** Titles of visits, with `{couple}` filled in, and of blocked days. */
const titles = {
  en: { viewing: 'Viewing with {couple}', closed: ['Closed for repairs', 'Photo shoot'] },
  tr: { viewing: '{couple} ile görüşme', closed: ['Bakım nedeniyle kapalı', 'Fotoğraf çekimi'] },
  ar: { viewing: 'لقاء مع {couple}', closed: ['مغلق للصيانة', 'جلسة تصوير'] },
}

export const calendarSeed: Seed = {
  after: ['leads'],
  async account(context) {
    const events: Insertable<CalendarEventsTable>[] = []
    for (const provider of context.customer.providers) events.push(...(await calendarOf(context, provider)))
    if (events.length > 0) await context.db.insertInto('calendar_events').values(events).execute()
  },
}

/** Booked weddings, visits of the next days, and blocked days. */
async function calendarOf(
  { db, now, account, customer: { id: customerId }, random }: SeedContext,
  provider: SeedProvider,
): Promise<Insertable<CalendarEventsTable>[]> {
  const words = inLanguage(account.voice.locale, titles)
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
    .map(({ id, couple_name }, place) => {
      const time = Temporal.PlainTime.from({ hour: chance.between(10, 17) })
      const start = today.add({ days: 1 + place * 2 }).toZonedDateTime({ timeZone: provider.timeZone, plainTime: time })
      const span = { start_at: instantText(start.toInstant()), end_at: instantText(start.add({ hours: 1 }).toInstant()), all_day: false }
      return { ...of, ...span, type: 'appointment' as const, title: words.viewing.replace('{couple}', couple_name), lead_id: id }
    })
  const closed = words.closed.map((title, place) => {
    const day = today.add({ days: chance.between(3, 9) + 14 * place })
    return { ...of, ...dayOf(day), type: 'blocked' as const, title, lead_id: null }
  })
  return [...weddings, ...visits, ...closed]
}
