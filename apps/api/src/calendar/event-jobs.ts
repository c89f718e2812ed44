import { localeTag } from '@vendor-panel/domain'
import { findPageAccess } from '../providers/provider-access.queries.ts'
import { undoSeconds } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { JobTools } from '../platform/hooks.ts'
import { addJobOnce } from '../platform/jobs/add-job-at.queries.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { findReminded, findReminderUsers, type CalendarEventRow } from './calendar.queries.ts'

/** An event at the time of a change. */
export interface EventJob {
  customerId: number
  calendarEventId: number
  /** Where the links of mails lead. */
  origin: string
}

// A reminder that is late by more than a few hours is useless.
const attemptsMax = 8

/** Adds the job of a reminder; one whose time has passed sends nothing. An event that is moved back has its first reminder again. */
export async function addReminder(
  { db, customerId, origin, now }: { db: Db; customerId: number; origin: string; now: Temporal.Instant },
  { id, remind_at }: Pick<CalendarEventRow, 'id' | 'remind_at'>,
): Promise<void> {
  if (remind_at === null || remind_at < instantText(now)) return
  const payload = { customerId, calendarEventId: id, origin, at: remind_at }
  await addJobOnce(db, 'remind_event', [customerId, id, remind_at], payload, attemptsMax, Temporal.Instant.from(remind_at), now)
}

/** The job of a reminder: mails the users who may read the event, unless it was moved, or removed (CAL-01). */
export async function remindEvent(
  { inCustomer }: Pick<JobTools, 'inCustomer'>,
  { customerId, calendarEventId, origin, at }: EventJob & { at: string },
): Promise<void> {
  await inCustomer(customerId, async (db) => {
    const event = await findReminded(db, customerId, calendarEventId, at)
    if (!event) return
    for (const user of await readers(db, customerId, event.provider_id)) {
      if (user.email === null) continue
      const locale = userLocale(user.preferred_language, event.country_code)
      const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' } as const
      const options = { ...day, timeZone: event.time_zone, ...(!event.all_day && ({ hour: 'numeric', minute: '2-digit' } as const)) }
      const time = new Intl.DateTimeFormat(localeTag(locale), options).format(new Date(event.start_at))
      const link = `${origin}/providers/${event.provider_id}/calendar-events`
      const words = { name: user.name, title: event.title, time, provider: event.provider_name, link }
      const mail = { customerId, sender: event.provider_name, recipient: user.email, locale, at, leadId: event.lead_id }
      await mailUser(db, mail, 'event_reminder', words)
    }
  })
}

/** The users who manage the account, or are linked to the provider and may read its calendar (PERM-09). */
async function readers(db: Db, customerId: number, providerId: number) {
  const users = await findReminderUsers(db, customerId, providerId)
  const found = []
  for (const user of users) {
    if (!user.can_manage && user.link_id === null) continue
    const pages = user.can_manage ? [] : await findPageAccess(db, customerId, user.id, providerId)
    if (!pages.some(({ page, access }) => page === 'calendarEvents' && access === 'none')) found.push(user)
  }
  return found
}

/**
 * Adds the job that informs a couple whose viewing was moved or removed in the calendar. It runs when the last change can no longer be
 * undone, so that an undone one sends nothing. An event that no couple has booked needs none, but only the job finds that out.
 */
export async function addViewingChange({ db, user, origin, now }: VendorContext, { id }: CalendarEventRow): Promise<void> {
  const payload: EventJob = { customerId: user.customerId, calendarEventId: id, origin }
  const at = now().add({ seconds: undoSeconds + 1 })
  await addJobOnce(db, 'change_viewing', [user.customerId, id], payload, attemptsMax, at, now())
}
