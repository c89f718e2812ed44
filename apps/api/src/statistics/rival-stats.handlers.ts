import type { components } from '@vendor-panel/contract'
import { daysIn, type DateRange } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { findCategoryDays, type CategoryDayRow } from './category-days.queries.ts'
import { countOwnReviews, findCategoryReviews } from './category-reviews.queries.ts'
import { tenths } from './measure-category-reviews.ts'
import { openStatistics, stepsUntil, type Period } from './open-statistics.ts'
import { averageOf, providerResponses, roundedMinutes } from './response-facts.ts'
import { rangeText, seriesOf, type DayRow } from './series.ts'
import { findCategoryResponses } from './statistics.queries.ts'
import { countLeadDays, findVisitDays } from './visit-stats.queries.ts'

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
    if (!days) return { status: 200, body: { data: { range, own: { ...none, ...ownFacts }, category: null, providers: null, series: [] } } }
    const all = rangeText(days.current)
    const measured = await findCategoryDays(db, countryCode, provider.category_id, all.start, all.end)
    const compared = comparedPeriod(period, days.current, measured)
    const asked = { customerId, providerId: provider.id, timeZone, ...rangeText(compared.current) }
    const rows: DayRow<Name>[] = [
      ...(await findVisitDays(db, asked)).map(({ day, visits }) => ({ day, visits, leads: 0 })),
      ...(await countLeadDays(db, asked)).map(({ day, leads }) => ({ day, visits: 0, leads })),
    ]
    const own = seriesOf(compared, compared.current, names, rows)
    const category = compared.isCompared ? seriesOf(compared, compared.current, names, measured.map(meanOf)) : null
    const data: Stats = {
      range,
      own: { ...own.totals, ...ownFacts },
      category: category && {
        ...rounded(category.totals),
        responseMinutes: response?.mean_minutes ?? null,
        reviews: reviewed?.mean_reviews ?? null,
        stars: reviewed?.mean_stars ?? null,
      },
      providers: category ? Math.min(...measured.map(({ providers }) => providers)) : null,
      series: own.series.map(({ date, visits, leads }, index) => {
        const step = category?.series[index]
        return { date, own: { visits, leads }, category: step ? rounded(step) : null }
      }),
    }
    return { status: 200, body: { data } }
  },
}

/**
 * The days that are compared: up to the last one that is measured, so that both sides have the same. If the category is not measured on each
 * of them there is no comparison, because a part of the days would be another question about the same providers.
 */
function comparedPeriod(
  period: Period,
  current: DateRange,
  measured: readonly CategoryDayRow[],
): Pick<Period, 'steps'> & { current: DateRange; isCompared: boolean } {
  const lastDay = measured.at(-1)?.day
  if (lastDay === undefined) return { ...period, current, isCompared: false }
  const range = { start: current.start, end: Temporal.PlainDate.from(lastDay) }
  if (daysIn(range) !== measured.length) return { ...period, current, isCompared: false }
  return { steps: stepsUntil(period.steps, range, range.end), current: range, isCompared: true }
}

const meanOf = ({ day, providers, visits, leads }: CategoryDayRow): DayRow<Name> => ({
  day,
  visits: visits / providers,
  leads: leads / providers,
})

const rounded = ({ visits, leads }: Record<Name, number>) => ({ visits: tenths(visits), leads: tenths(leads) })
