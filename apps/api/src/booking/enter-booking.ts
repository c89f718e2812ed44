import { createCalendarEventBounds } from '@vendor-panel/domain/bounds'
import { insertCalendarEvent } from '../calendar/calendar.queries.ts'
import type { IntakeProvider } from '../intake/intake.queries.ts'
import { notifyUsers } from '../intake/notify-users.ts'
import { receiveLead, receiveMessage } from '../intake/receive.ts'
import { findLead, insertLeadHistory, type LeadRow } from '../leads/leads.queries.ts'
import { instantText } from '../platform/clock.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import { requireFound } from '../platform/contract/refusal.ts'
import type { Db } from '../platform/db/kysely.ts'
import { sentence, type Locale } from '../platform/messages/sentence.ts'
import type { BookingLinkRow } from './booking-links.queries.ts'
import { findLeadByEmail } from './bookings.queries.ts'
import { accountLocale, addInteraction, formatViewingTime } from './inform.ts'

/** What a couple says when it books. */
export interface BookingCouple {
  name: string
  email: string
  phone: string | null
  guestCount: number | null
  weddingDate: string | null
  message: string | null
}

const titleCharsMax = createCalendarEventBounds.title.maxLength

/**
 * Makes a booked viewing an appointment in the calendar, and an interaction and an entry in the history of the couple with this e-mail
 * address, or of a new one (LEAD-36), and notifies the users.
 */
export async function enterBooking(
  { now, origin, log }: Pick<PublicContext, 'now' | 'origin' | 'log'>,
  db: Db,
  provider: IntakeProvider,
  link: BookingLinkRow,
  couple: BookingCouple,
  time: { start_at: string; end_at: string },
): Promise<{ lead: LeadRow; calendarEventId: number }> {
  const at = instantText(now())
  const { customer_id, id: provider_id, country_code: countryCode } = provider
  const valuesOf = (locale: Locale) => ({ title: link.title, time: formatViewingTime(time.start_at, provider.time_zone, locale) })
  const locale = accountLocale(provider)
  const note = sentence(locale, 'booking.made', valuesOf(locale))
  const message = [note, couple.message].filter(Boolean).join('\n\n')
  const { lead, messageId } = await receive(db, provider, couple, message, at)
  const title = Array.from(`${link.title} · ${lead.couple_name}`).slice(0, titleCharsMax).join('')
  const event = { type: 'appointment', title, space_id: link.space_id, all_day: false, place: null, note: null, remind_at: null } as const
  const { id: calendarEventId } = await insertCalendarEvent(db, { customer_id, provider_id, lead_id: lead.id, ...event, ...time })
  await addInteraction(db, { customerId: customer_id, leadId: lead.id }, note, at)
  await insertLeadHistory(db, { customer_id, lead_id: lead.id, type: 'appointment', at, actor_id: null, detail: link.title })
  const about = { sentence: 'booking_made', values: valuesOf } as const
  if (!lead.is_spam_reported) await notifyUsers(db, { customerId: customer_id, countryCode, lead, messageId, at, about }, origin, log)
  return { lead, calendarEventId }
}

/** A message of the couple that has written with this address before; only what the vendor does not know yet is added to it. */
async function receive(
  db: Db,
  provider: IntakeProvider,
  couple: BookingCouple,
  message: string,
  at: string,
): Promise<{ lead: LeadRow; messageId: number | null }> {
  const all = { customerId: provider.customer_id, providerIds: 'all' } as const
  const id = await findLeadByEmail(db, provider.customer_id, provider.id, couple.email)
  if (id === undefined) {
    const about = {
      name: couple.name,
      message,
      wedding_date: couple.weddingDate,
      is_wedding: true,
      phone: couple.phone,
      email: couple.email,
    }
    const rest = { contact_preference: 'none', budget_per_person: null, guest_count: couple.guestCount, source: 'booking_link' } as const
    return { lead: await receiveLead(db, provider, { ...about, ...rest }, at), messageId: null }
  }
  const known = requireFound(await findLead(db, all, id, 'lock'))
  const about = {
    phone: known.phone ?? couple.phone,
    guest_count: known.guest_count ?? couple.guestCount,
    wedding_date: known.wedding_date ?? couple.weddingDate,
  }
  return receiveMessage(db, provider, known, { channel: 'email', subject: null, body: message, about }, at)
}
