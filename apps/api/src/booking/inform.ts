import type { IntakeProvider } from '../intake/intake.queries.ts'
import { notifyUsers } from '../intake/notify-users.ts'
import { receiveMessage } from '../intake/receive.ts'
import { insertLeadInteraction } from '../leads/lead-interactions.queries.ts'
import type { LeadRow } from '../leads/leads.queries.ts'
import type { PublicContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import { addDelivery } from '../platform/jobs/deliveries.queries.ts'
import { sentence, userLocale, type Locale } from '../platform/messages/sentence.ts'
import { dayAndTime, formatInstant } from '../platform/messages/format-instant.ts'
import { calendarFile, type Viewing } from './calendar-file.ts'

/** The time of a viewing as a text, in the time zone of its provider. */
export const formatViewingTime = (at: string, timeZone: string, locale: Locale): string =>
  formatInstant(at, locale, { ...dayAndTime, timeZone })

// A mail about a viewing that is a day late may be too late.
const attemptsMax = 8

/** Sends the couple a mail with the calendar file of its viewing; a couple whose address was erased gets none. */
export async function mailCouple(
  db: Db,
  provider: IntakeProvider,
  lead: Pick<LeadRow, 'id' | 'couple_name' | 'email'>,
  viewing: Viewing & { locale: Locale },
  about: 'viewing_booked' | 'viewing_moved' | 'viewing_cancelled' | 'viewing_called_off' | 'viewing_reminder',
): Promise<void> {
  if (lead.email === null) return
  const { locale, title, page, at } = viewing
  const time = formatViewingTime(viewing.startAt, provider.time_zone, locale)
  const values = { couple: lead.couple_name, provider: provider.name, title, time, link: page }
  const delivery = { customer_id: provider.customer_id, sender: provider.name, lead_message_id: null, lead_id: lead.id, created_at: at }
  const subject = sentence(locale, `mail.${about}.subject`, values)
  const body = sentence(locale, `mail.${about}.body`, values)
  const file = await calendarFile(provider, viewing)
  await addDelivery(db, { ...delivery, channel: 'email', recipient: lead.email, locale, subject, body, calendar_file: file }, attemptsMax)
}

/** The language in which an account reads what the product writes to all of its users. */
export const accountLocale = ({ country_code }: Pick<IntakeProvider, 'country_code'>) => userLocale(null, country_code)

/** What a couple does with a viewing is an interaction without an author. */
export async function addInteraction(
  db: Db,
  { customerId, leadId }: { customerId: number; leadId: number },
  note: string,
  at: string,
): Promise<void> {
  const interaction = { type: 'viewing', result: null, author_id: null, call_id: null } as const
  await insertLeadInteraction(db, { customer_id: customerId, lead_id: leadId, ...interaction, note, at })
}

/** A viewing that its couple has moved or cancelled: a message of the couple, an interaction, and a notice to the users. */
export async function reportChange(
  { origin, log }: Pick<PublicContext, 'origin' | 'log'>,
  db: Db,
  provider: IntakeProvider,
  lead: LeadRow,
  viewing: Viewing,
  about: 'booking_moved' | 'booking_cancelled',
): Promise<void> {
  const valuesOf = (locale: Locale) => ({ title: viewing.title, time: formatViewingTime(viewing.startAt, provider.time_zone, locale) })
  const locale = accountLocale(provider)
  const body = sentence(locale, about === 'booking_moved' ? 'booking.moved' : 'booking.cancelled', valuesOf(locale))
  const received = await receiveMessage(db, provider, lead, { channel: 'email', subject: null, body }, viewing.at)
  await addInteraction(db, { customerId: provider.customer_id, leadId: lead.id }, body, viewing.at)
  const { customer_id: customerId, country_code: countryCode } = provider
  const notice = { customerId, countryCode, ...received, at: viewing.at, about: { sentence: about, values: valuesOf } }
  if (!lead.is_spam_reported) await notifyUsers(db, notice, origin, log)
}
