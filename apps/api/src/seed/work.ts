/** What the people of an account keep beside their couples: tags, texts for answers, views, and a calendar. */
import { localDate, wholeDays } from '@vendor-panel/domain'
import type { Insertable } from 'kysely'
import type { CalendarEventsTable } from '../calendar/calendar.tables.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { SeedCustomer, SeedProvider } from './lead-rows.ts'
import type { Random } from './random.ts'
import { workWords, type WorkWords } from './work-words.ts'
import { instantText } from '../platform/clock.ts'

export async function addWork(db: Db, random: Random, customer: SeedCustomer, now: Temporal.Instant): Promise<void> {
  const words = workWords[customer.voice.locale.slice(0, 2) as 'en' | 'tr' | 'ar'] ?? workWords.en
  const [first] = customer.providers.flatMap(({ authors }) => authors)
  if (!first) return
  await addTags(db, random, customer.id, words)
  for (const [place, reply] of words.replies.entries()) {
    const kept = { author_id: first.id, created_at: instantText(now.subtract({ hours: 24 * (40 - place) })) }
    await db
      .insertInto('quick_replies')
      .values({ customer_id: customer.id, ...reply, ...kept })
      .execute()
  }
  for (const [place, { name, filters }] of words.views.entries()) {
    const view = { author_id: first.id, screen: 'leads', name, filters: JSON.stringify(filters), is_shared: place === 0 } as const
    const createdAt = instantText(now.subtract({ hours: 24 * (30 - place) }))
    await db
      .insertInto('saved_views')
      .values({ customer_id: customer.id, ...view, created_at: createdAt })
      .execute()
  }
  const events: Insertable<CalendarEventsTable>[] = []
  for (const provider of customer.providers) events.push(...(await calendarOf(db, random, customer.id, provider, words, now)))
  if (events.length > 0) await db.insertInto('calendar_events').values(events).execute()
}

async function addTags(db: Db, random: Random, customerId: number, { tags }: WorkWords): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('shown_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const tag of tags) {
    const ids = leads.filter(() => random.chance(0.06)).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable('leads')
      .set((of) => ({ tags: of.fn<string[]>('array_append', ['tags', of.val(tag)]) }))
      .where('customer_id', '=', customerId)
      .where('id', 'in', ids)
      .execute()
  }
}

/** Weddings that were agreed on, visits of the next days, and days on which nothing takes place. */
async function calendarOf(
  db: Db,
  random: Random,
  customerId: number,
  provider: SeedProvider,
  words: WorkWords,
  now: Temporal.Instant,
): Promise<Insertable<CalendarEventsTable>[]> {
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
      const time = Temporal.PlainTime.from({ hour: random.between(10, 17) })
      const start = today.add({ days: 1 + place * 2 }).toZonedDateTime({ timeZone: provider.timeZone, plainTime: time })
      const span = { start_at: instantText(start.toInstant()), end_at: instantText(start.add({ hours: 1 }).toInstant()), all_day: false }
      return { ...of, ...span, type: 'appointment' as const, title: words.viewing.replace('{couple}', couple_name), lead_id: id }
    })
  const closed = words.closed.map((title, place) => {
    const day = today.add({ days: random.between(3, 9) + 14 * place })
    return { ...of, ...dayOf(day), type: 'blocked' as const, title, lead_id: null }
  })
  return [...weddings, ...visits, ...closed]
}
