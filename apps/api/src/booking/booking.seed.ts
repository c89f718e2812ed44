import { localDate } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { hashOf, newBookingLinkToken, newBookingToken } from '../platform/session/token.ts'
import { inLanguage, type Seed, type SeedContext, type SeedProvider } from '../seed/seed-context.ts'
import { insertBookingLink, type BookingLinkRow } from './booking-links.queries.ts'
import { insertBooking } from './bookings.queries.ts'
import { addInteraction, formatViewingTime } from './inform.ts'
import { demoBookingToken, demoLinkToken } from '../seed/demo-link.ts'

/** `booked` is the sentence `booking.made`. */
const titles = {
  en: { viewing: 'Viewing of the venue', call: 'Video call', booked: 'Booked online: {title}, {time}' },
  tr: { viewing: 'Mekân ziyareti', call: 'Görüntülü görüşme', booked: 'Çevrimiçi randevu alındı: {title}, {time}' },
  ar: { viewing: 'زيارة المكان', call: 'مكالمة فيديو', booked: 'حجز عبر الإنترنت: {title}، {time}' },
}

const weekdays = [2, 3, 4, 5] as const

export const bookingSeed: Seed = {
  after: ['calendar'],
  /** A link for viewings of each provider, a link for calls of the first that is switched off, and viewings of the next two weeks. */
  async account(context) {
    const { customer, account } = context
    const texts = inLanguage(account.voice.locale, titles)
    const [first] = customer.providers
    for (const provider of customer.providers) {
      const link = await addLink(context, provider, {
        token: demoLinkToken(provider.id),
        title: texts.viewing,
        duration_minutes: 60,
        is_active: true,
      })
      await addViewings(context, provider, link)
    }
    if (first) await addLink(context, first, { token: newBookingLinkToken(), title: texts.call, duration_minutes: 20, is_active: false })
  },
}

function addLink(
  { db, now, customer }: SeedContext,
  provider: SeedProvider,
  about: Pick<BookingLinkRow, 'token' | 'title' | 'duration_minutes' | 'is_active'>,
): Promise<BookingLinkRow> {
  const hours = [...weekdays.map((weekday) => ({ weekday, from: '10:00', to: '17:00' })), { weekday: 6, from: '10:00', to: '13:00' }]
  const link = {
    ...about,
    customer_id: customer.id,
    provider_id: provider.id,
    space_id: null,
    hours: JSON.stringify(hours),
    min_notice_hours: 24,
    max_per_day: 2,
    buffer_before_minutes: 0,
    buffer_after_minutes: 30,
    horizon_days: 60,
    skips_wedding_days: true,
    created_at: instantText(now.subtract({ hours: 24 * 40 })),
    updated_at: null,
    deleted_at: null,
  }
  return insertBookingLink(db, link, hashOf(about.token))
}

/** Two viewings at times of the link, of couples with an e-mail address. */
async function addViewings(
  { db, now, account, customer, random }: SeedContext,
  provider: SeedProvider,
  link: BookingLinkRow,
): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'couple_name'])
    .where('customer_id', '=', customer.id)
    .where('provider_id', '=', provider.id)
    .where('status', 'in', ['new', 'pending', 'in_contact', 'offer_made'])
    .where('email', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const days = Array.from({ length: 14 }, (_, day) => localDate(now, provider.timeZone).add({ days: day + 2 }))
  const open = days.filter(({ dayOfWeek }) => weekdays.some((weekday) => weekday === dayOfWeek))
  const chance = random('booking')
  for (const [index, lead] of leads.entries()) {
    const plainTime = Temporal.PlainTime.from({ hour: chance.between(10, 15) })
    const start = open[index * 2]?.toZonedDateTime({ timeZone: provider.timeZone, plainTime })
    if (!start) continue
    const of = { customer_id: customer.id, provider_id: provider.id, lead_id: lead.id }
    const time = { start_at: instantText(start.toInstant()), end_at: instantText(start.add({ hours: 1 }).toInstant()) }
    const event = {
      type: 'appointment' as const,
      title: `${link.title} · ${lead.couple_name}`,
      all_day: false,
      place: null,
      note: null,
      remind_at: null,
    }
    const { id } = await db
      .insertInto('calendar_events')
      .values({ ...of, ...time, ...event })
      .returning('id')
      .executeTakeFirstOrThrow()
    const booking = { ...of, ...time, booking_link_id: link.id, calendar_event_id: id, locale: account.voice.locale }
    const bookedAt = instantText(now.subtract({ hours: 20 }))
    const note = inLanguage(account.voice.locale, titles)
      .booked.replace('{title}', link.title)
      .replace('{time}', formatViewingTime(time.start_at, provider.timeZone, account.voice.locale))
    await addInteraction(db, { customerId: customer.id, leadId: lead.id }, note, bookedAt)
    await insertBooking(db, { ...booking, created_at: bookedAt }, hashOf(index === 0 ? demoBookingToken(provider.id) : newBookingToken()))
  }
}
