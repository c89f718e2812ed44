import type { components } from '@vendor-panel/contract'
import { daysIn, rangeBefore, type DateRange } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { findCategoryDays, type CategoryDayRow } from './category-days.queries.ts'
import { countOwnReviews, findCategoryReviews } from './category-reviews.queries.ts'
import { tenths } from './measure-category-reviews.ts'
import { openStatistics, stepsUntil, type Period } from './open-statistics.ts'
import { averageOf, providerResponses, roundedMinutes } from './response-facts.ts'
import { rangeText, seriesOf, type DayRow, type Series } from './series.ts'
import { findCategoryResponses } from './statistics.queries.ts'
import { countLeadDays, findFirstVisitDay, findVisitDays } from './visit-stats.queries.ts'

type Stats = components['schemas']['RivalStats']

const names = ['visits', 'leads'] as const
type Name = (typeof names)[number]
const none = { visits: 0, leads: 0 }

export const rivalStatsHandlers: Handlers<'getRivalStats'> = {
  async getRivalStats(context, { path, query }) {
    const { db, user, now } = context
    const { customerId, countryCode, timeZone } = user
    const { provider, period } = await openStatistics(context, 'rivals', path.providerId, query)
    const responses = await providerResponses(db, user, provider, now())
    const { meanMinutes } = averageOf(responses, now())
    const responseMinutes = meanMinutes === null ? null : roundedMinutes(meanMinutes)
    const [response] = await findCategoryResponses(db, countryCode, [provider.category_id])
    const written = await countOwnReviews(db, customerId, provider.id)
    const ownFacts = { responseMinutes, reviews: written.reviews, stars: written.stars === null ? null : tenths(written.stars) }
    const reviewed = await findCategoryReviews(db, countryCode, provider.category_id)
    const { range, days } = period
    if (!days) {
      const empty = { category: null, providers: null, series: [], comparison: null }
      return { status: 200, body: { data: { range, own: { ...none, ...ownFacts }, ...empty } } }
    }
    const [start, end] = [days.before.start.toString(), days.current.end.toString()]
    const categoryDays = await findCategoryDays(db, countryCode, provider.category_id, start, end)
    const { steps, current } = comparedPeriod(period, days.current, daysOf(categoryDays, days.current))
    const before = rangeBefore(current)
    const asked = { customerId, providerId: provider.id, timeZone, start: before.start.toString(), end: current.end.toString() }
    const rows: DayRow<Name>[] = [
      ...(await findVisitDays(db, asked)).map(({ day, visits }) => ({ day, visits, leads: 0 })),
      ...(await countLeadDays(db, asked)).map(({ day, leads }) => ({ day, visits: 0, leads })),
    ]
    const first = await findFirstVisitDay(db, customerId, provider.id)
    const own = seriesOf({ steps }, current, names, rows)
    const category = meansOf({ steps }, current, categoryDays)
    const ownBefore = seriesOf({ steps }, before, names, rows)
    const categoryBefore = meansOf({ steps }, before, categoryDays)
    const comparison: Stats['comparison'] = {
      range: rangeText(before),
      own: ownBefore.totals,
      category: categoryBefore && rounded(categoryBefore.totals),
      series: stepsWith(ownBefore, categoryBefore),
    }
    const data: Stats = {
      range,
      own: { ...own.totals, ...ownFacts },
      category: category && {
        ...rounded(category.totals),
        responseMinutes: response?.mean_minutes ?? null,
        reviews: reviewed?.mean_reviews ?? null,
        stars: reviewed?.mean_stars ?? null,
      },
      providers: category ? Math.min(...daysOf(categoryDays, current).map(({ providers }) => providers)) : null,
      series: stepsWith(own, category),
      comparison: first !== null && first <= asked.start ? comparison : null,
    }
    return { status: 200, body: { data } }
  },
}

type Steps = Pick<Period, 'steps'>

/** The days that are compared: up to the last one that is measured, so that both sides have the same; all if one of them is not measured. */
function comparedPeriod({ steps }: Steps, current: DateRange, measured: readonly CategoryDayRow[]): Steps & { current: DateRange } {
  const lastDay = measured.at(-1)?.day
  if (lastDay === undefined) return { steps, current }
  const range = { start: current.start, end: Temporal.PlainDate.from(lastDay) }
  if (daysIn(range) !== measured.length) return { steps, current }
  return { steps: stepsUntil(steps, range, range.end), current: range }
}

/** The means of these days; none unless each of them is measured, because a part of them would be another question about the same providers. */
function meansOf(steps: Steps, range: DateRange, categoryDays: readonly CategoryDayRow[]): Series<Name> | null {
  const measured = daysOf(categoryDays, range)
  return daysIn(range) === measured.length ? seriesOf(steps, range, names, measured.map(meanOf)) : null
}

const stepsWith = (own: Series<Name>, category: Series<Name> | null): Stats['series'] =>
  own.series.map(({ date, visits, leads }, index) => {
    const step = category?.series[index]
    return { date, own: { visits, leads }, category: step ? rounded(step) : null }
  })

function daysOf(rows: readonly CategoryDayRow[], range: DateRange): CategoryDayRow[] {
  const { start, end } = rangeText(range)
  return rows.filter(({ day }) => day >= start && day <= end)
}

const meanOf = ({ day, providers, visits, leads }: CategoryDayRow): DayRow<Name> => ({
  day,
  visits: visits / providers,
  leads: leads / providers,
})

const rounded = ({ visits, leads }: Record<Name, number>) => ({ visits: tenths(visits), leads: tenths(leads) })
