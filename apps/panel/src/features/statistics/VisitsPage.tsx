import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { StatTile, StatTiles } from '@vendor-panel/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartSection } from './ChartSection.tsx'
import { daysOf } from './days-of.ts'
import { StatisticsAnswer } from './StatisticsAnswer.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'
import type { StatisticsQuery } from './statistics-url.ts'
import * as styles from './statistics.css.ts'
import { useComparedSeries } from './use-compared-series.ts'
import { useSteps } from './use-steps.ts'
import { useTrend } from './use-trend.ts'

/** How often the page of a provider is visited, and how many couples ask (ROUTE-40, STAT-06). */
export const VisitsPage = () => <StatisticsPage page="visits">{(selection) => <Visits selection={selection} />}</StatisticsPage>

function Visits({ selection }: { selection: StatisticsQuery }) {
  const read = useQuery({ ...query('getVisitStats', { query: selection }), placeholderData: keepPreviousData })
  return <StatisticsAnswer read={read}>{({ data }) => <VisitFigures stats={data} />}</StatisticsAnswer>
}

const figures = ['visits', 'visitors', 'phoneViews', 'leads'] as const

function VisitFigures({ stats: { range, series, totals, comparison } }: { stats: Answer<'getVisitStats'>['data'] }) {
  const intl = useIntl()
  const steps = useSteps(range.groupBy, series)
  const trend = useTrend(daysOf(comparison?.range))
  const before = comparison?.totals
  const sentence = [
    intl.formatMessage({ id: 'statistics.visits.sentence' }, { count: totals.visits }),
    trend.sentence(totals.visits, before?.visits),
    totals.visitors > 0 &&
      intl.formatMessage(
        { id: 'statistics.visits.rate' },
        { rate: intl.formatNumber(Math.min(1, totals.leads / totals.visitors), { style: 'percent', maximumFractionDigits: 1 }) },
      ),
  ]
  const compared = useComparedSeries()
  const shown = useMemo(() => {
    const of = (name: 'visits' | 'leads') =>
      compared(intl.formatMessage({ id: `statistics.visits.${name}` }), series, comparison?.series, name)
    return { visits: of('visits'), leads: of('leads') }
  }, [intl, compared, series, comparison])
  return (
    <>
      <p className={styles.sentence} role="status">
        {sentence.filter(Boolean).join(' ')}
      </p>
      <StatTiles label={intl.formatMessage({ id: 'statistics.totals' })}>
        {figures.map((name) => (
          <StatTile
            key={name}
            label={intl.formatMessage({ id: `statistics.visits.${name}` })}
            value={intl.formatNumber(totals[name])}
            {...trend.tile(totals[name], before?.[name])}
          />
        ))}
      </StatTiles>
      <ChartSection title={intl.formatMessage({ id: 'statistics.visits.visits' })} steps={steps} series={shown.visits} />
      <ChartSection
        title={intl.formatMessage({ id: 'statistics.visits.leads' })}
        summary={trend.sentence(totals.leads, before?.leads)}
        kind={steps.length > 62 ? 'line' : 'bar'}
        steps={steps}
        series={shown.leads}
      />
    </>
  )
}
