import { availabilityDaysMax, coupleDay, formatMoney, localDate, localeTag, type Locale, type TemplateValues } from '@vendor-panel/domain'
import { availabilityHandlers } from '../calendar/availability.handlers.ts'
import type { LeadRow } from '../leads/leads.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import { sentence } from '../platform/messages/sentence.ts'
import { formatDay } from '../platform/messages/format-instant.ts'

/** What the variables of templates and quick replies become for a couple, in the language of the request (TMPL-05). */
export async function templateValues(context: VendorContext, lead: LeadRow): Promise<Required<TemplateValues>> {
  const { locale, user } = context
  const day = await answeredDay(context, lead)
  return {
    couple_name: lead.couple_name,
    wedding_date: lead.wedding_date && formatDay(lead.wedding_date, locale),
    guest_count: lead.guest_count === null ? null : new Intl.NumberFormat(localeTag(locale)).format(lead.guest_count),
    provider_name: lead.provider_name,
    my_name: user.name,
    // No page of the product shows a price list to couples.
    price_list_link: null,
    price_from: day?.from ? formatMoney(day.from.amount, day.from.currency, locale) : null,
    date_status: day && sentence(locale, day.isFree ? 'template.dateFree' : 'template.dateTaken'),
    free_dates: day && listText(day.freeDates, locale),
  }
}

/** Half of the days of one question, in whole weeks: as many before the day as after it. */
const daysAround = Math.floor((availabilityDaysMax - 1) / 2 / 7) * 7

/** What calendar and price lists answer for the day of the couple; null without a day to come, and for what the user may not read. */
async function answeredDay(context: VendorContext, { wedding_date: date, guest_count: guests, provider_id, provider_time_zone }: LeadRow) {
  const today = localDate(context.now(), provider_time_zone)
  if (date === null || Temporal.PlainDate.compare(date, today) < 0) return null
  const before = Temporal.PlainDate.from(date).subtract({ days: daysAround })
  const from = Temporal.PlainDate.compare(before, today) < 0 ? today : before
  const to = Temporal.PlainDate.from(date).add({ days: daysAround })
  const query = { from: from.toString(), to: to.toString(), providerIds: [provider_id], ...(guests !== null && { guests }) }
  const { body } = await availabilityHandlers.listAvailability(context, { path: {}, query, body: {} })
  return coupleDay(date, body.data)
}

/** Dates near a day whose year is named. */
const nearDay = { day: 'numeric', month: 'long' } as const

const listText = (dates: readonly string[], locale: Locale): string | null =>
  dates.length === 0 ? null : new Intl.ListFormat(localeTag(locale)).format(dates.map((date) => formatDay(date, locale, nearDay)))
