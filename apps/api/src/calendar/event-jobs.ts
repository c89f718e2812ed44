import { leadReaders } from '../leads/lead-events.ts'
import { pagePermissions } from '../providers/provider-access.ts'
import { undoSeconds } from '../platform/audit/undo.ts'
import { instantText } from '../platform/clock.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Db } from '../platform/db/kysely.ts'
import type { JobTools } from '../platform/hooks.ts'
import { addJobOnce } from '../platform/jobs/add-job.queries.ts'
import { mailUser } from '../platform/mail/mail-user.ts'
import { userLocale } from '../platform/messages/sentence.ts'
import { dayAndTime, dayWithWeekday, formatInstant } from '../platform/messages/format-instant.ts'
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
    for (const user of await calendarReaders(db, customerId, event)) {
      if (user.email === null) continue
      const locale = userLocale(user.preferred_language, event.country_code)
      const parts = event.all_day ? dayWithWeekday : dayAndTime
      const time = formatInstant(event.start_at, locale, { ...parts, timeZone: event.time_zone })
      const link = `${origin}/providers/${event.provider_id}/calendar-events`
      const values = { name: user.name, title: event.title, time, provider: event.provider_name, link }
      const mail = { customerId, sender: event.provider_name, recipient: user.email, locale, at, leadId: event.lead_id }
      await mailUser(db, mail, 'event_reminder', values)
    }
  })
}

/** The users who see the provider of an event and may read its calendar (PERM-09). */
async function calendarReaders(
  db: Db,
  customerId: number,
  { provider_id: providerId, country_code: countryCode }: { provider_id: number; country_code: string },
) {
  const found = []
  for (const user of leadReaders(await findReminderUsers(db, customerId, providerId), providerId)) {
    const reader = { customerId, id: user.id, canManage: user.can_manage, countryCode }
    const { calendarEvents } = await pagePermissions({ db, user: reader }, providerId)
    if (calendarEvents !== 'none') found.push(user)
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
