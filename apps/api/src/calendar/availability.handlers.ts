import type { components } from '@vendor-panel/contract'
import {
  availabilityDaysMax,
  calendarRange,
  dayAvailability,
  fieldProblem,
  guestsFit,
  localDate,
  parseDate,
  quoteFor,
  type CalendarTime,
  type OfferedCatalog,
  type OfferedPrice,
} from '@vendor-panel/domain'
import { findCatalogOptions } from '../catalogs/catalog-items.queries.ts'
import { catalogLabel } from '../catalogs/catalog-label.ts'
import { catalogTypes } from '../catalogs/catalog-offer.ts'
import { findCatalogs, type CatalogRow } from '../catalogs/catalogs.queries.ts'
import { findSpaces, type CustomerSpaceRow } from '../catalogs/customer-spaces.queries.ts'
import type { VendorContext } from '../platform/contract/context.ts'
import type { Handlers, Input } from '../platform/contract/operation.ts'
import { problemRefusal } from '../platform/contract/rule-refusals.ts'
import { readableProviderIds, readableProviders } from '../providers/provider-access.ts'
import type { ProviderRow } from '../providers/providers.queries.ts'
import { findBookedDays, findEventsAround } from './availability.queries.ts'

type Schemas = components['schemas']
type Question = Input<'listAvailability'>['query']

export const availabilityHandlers: Handlers<'listAvailability'> = {
  async listAvailability(context, { query }) {
    const dates = requestedDates(query, localDate(context.now(), context.user.timeZone))
    const readable = await readableProviders(context, 'calendarEvents')
    const { providerIds, guests = null } = query
    const providers = providerIds ? readable.filter(({ id }) => providerIds.includes(id)) : readable
    const [first] = dates
    if (first === undefined || providers.length === 0) return { status: 200, body: { data: [] } }
    const spaces = await findSpaces(
      context.db,
      context.user.customerId,
      providers.map(({ id }) => id),
    )
    const taken = await takenTimes(context, providers, dates)
    const quotes = await quotesOf(context, providers, guests)
    const data = dates.flatMap((date) =>
      providers.flatMap((provider) => {
        const quote = quotes(provider, date)
        return spacesOf(provider, spaces).map((space) => ({
          date,
          provider: { id: provider.id, name: provider.name },
          space: space && { id: space.id, name: space.name },
          ...dayAvailability(date, space?.id ?? null, taken.get(provider.id) ?? [], provider.time_zone),
          guestsFit: space ? guestsFit(guests, capacityOf(space)) : null,
          quote,
        }))
      }),
    )
    return { status: 200, body: { data } }
  },
}

/** The days of the question, each once, in order: listed, or from the first to the last. */
function requestedDates({ dates, from, to }: Question, today: Temporal.PlainDate): string[] {
  if (dates && dates.length > 0) {
    const wrong = dates.findIndex((date) => parseDate(date) === null)
    if (wrong !== -1) throw problemRefusal(fieldProblem(`dates[${wrong}]`, 'invalid_date'))
    return [...new Set(dates)].toSorted()
  }
  const start = from ?? today.toString()
  const last = to ?? start
  const asked = calendarRange(start, last, 'UTC')
  if (!asked.ok) throw problemRefusal(asked.problem)
  const first = Temporal.PlainDate.from(start)
  const days = first.until(last).days + 1
  if (days > availabilityDaysMax) throw problemRefusal(fieldProblem('to', 'range_too_long', { max: availabilityDaysMax }))
  return Array.from({ length: days }, (_, index) => first.add({ days: index }).toString())
}

/** What is shown in a row of its own: each space, or the provider. */
function spacesOf({ id }: ProviderRow, spaces: readonly CustomerSpaceRow[]): (CustomerSpaceRow | null)[] {
  const own = spaces.filter(({ provider_id }) => provider_id === id)
  return own.length > 0 ? own : [null]
}

const capacityOf = ({ meal_min, meal_max, cocktail_min, cocktail_max }: CustomerSpaceRow) => ({
  mealMin: meal_min,
  mealMax: meal_max,
  cocktailMin: cocktail_min,
  cocktailMax: cocktail_max,
})

/** The events around the days, and the weddings of booked couples without an event, by provider. */
async function takenTimes({ db, user }: VendorContext, providers: readonly ProviderRow[], dates: readonly string[]) {
  const ids = providers.map(({ id }) => id)
  const events = await findEventsAround(db, user.customerId, ids, dates)
  const booked = await findBookedDays(db, user.customerId, ids, dates)
  const taken = new Map<number, CalendarTime[]>(ids.map((id) => [id, []]))
  for (const { provider_id, space_id, type, all_day, start_at, end_at } of events) {
    const times = { start: Temporal.Instant.from(start_at), end: Temporal.Instant.from(end_at) }
    taken.get(provider_id)?.push({ type, spaceId: space_id, allDay: all_day, ...times })
  }
  const zones = new Map(providers.map(({ id, time_zone }) => [id, time_zone]))
  for (const { providerId, date } of booked) {
    const start = Temporal.PlainDate.from(date).toZonedDateTime(zones.get(providerId) ?? 'UTC')
    const times = { start: start.toInstant(), end: start.add({ days: 1 }).toInstant() }
    taken.get(providerId)?.push({ type: 'wedding', spaceId: null, allDay: true, ...times })
  }
  return taken
}

/** The prices of a provider on a day; null without permission to read its prices. */
async function quotesOf(context: VendorContext, providers: readonly ProviderRow[], guests: number | null) {
  const { db, user, now, locale } = context
  const readable = await readableProviderIds(context, 'budget')
  const catalogTypeId = catalogTypes.wedding
  const rows = await findCatalogs(db, user.customerId, { providerIds: readable, catalogTypeId }, catalogsMax, 0)
  const options = new Map<number, Awaited<ReturnType<typeof findCatalogOptions>>[number]>()
  for (const categoryId of new Set(providers.map(({ category_id }) => category_id)))
    for (const option of await findCatalogOptions(db, catalogTypeId, categoryId)) options.set(option.id, option)
  const setting = { today: localDate(now(), user.timeZone), countryCode: user.countryCode }

  const offered = (row: CatalogRow): OfferedCatalog => ({
    expireAt: row.expire_at,
    season: row.season_start !== null && row.season_end !== null ? { startOn: row.season_start, endOn: row.season_end } : null,
    prices: row.prices.flatMap(({ catalog_item_option_id: id, week_period, price, unit, currency }): OfferedPrice[] => {
      const option = options.get(id)
      if (!option) return []
      return [
        { itemId: option.item_id, catalogItemOptionId: id, weekPeriod: week_period, price, unit, unitCode: option.unit_code, currency },
      ]
    }),
  })
  const catalogs = new Map<number, OfferedCatalog[]>()
  for (const [id, ofProvider] of Map.groupBy(rows, ({ provider_id }) => provider_id)) catalogs.set(id, ofProvider.map(offered))

  return ({ id }: ProviderRow, date: string): Schemas['AvailabilityQuote'] | null => {
    if (readable !== 'all' && !readable.includes(id)) return null
    const { prices, ...quote } = quoteFor(date, guests, catalogs.get(id) ?? [], setting)
    return {
      ...quote,
      prices: prices.map(({ catalogItemOptionId, weekPeriod, price, unit, unitCode, currency, amount }) => {
        const option = options.get(catalogItemOptionId)
        return {
          catalogItemOptionId,
          weekPeriod,
          price,
          unit,
          currency,
          amount,
          item: catalogLabel(locale, 'catalog_item', option?.item_code ?? ''),
          option: catalogLabel(locale, 'catalog_item_option', option?.code ?? ''),
          unitLabel: catalogLabel(locale, 'catalog_unit', unitCode),
        }
      }),
    }
  }
}

/** More lists than the providers of an account have. */
const catalogsMax = 1000
