import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { StatTile, StatTiles, Text } from '@vendor-panel/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { Breakdown } from './Breakdown.tsx'
import { ChartSection } from './ChartSection.tsx'
import { daysOf } from './days-of.ts'
import { StatisticsAnswer } from './StatisticsAnswer.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'
import type { StatisticsQuery } from './statistics-url.ts'
import * as styles from './statistics.css.ts'
import { useComparedSeries } from './use-compared-series.ts'
import { useSteps } from './use-steps.ts'
import { useTrend } from './use-trend.ts'

type Stats = Answer<'getAdStats'>['data']

/** How advertising drew couples: views, clicks and requests, and the return on the package (ROUTE-41, STAT-12, STAT-13). */
export const MagnetPage = () => <StatisticsPage page="magnet">{(selection) => <Magnet selection={selection} />}</StatisticsPage>

function Magnet({ selection }: { selection: StatisticsQuery }) {
  const read = useQuery({ ...query('getAdStats', { query: selection }), placeholderData: keepPreviousData })
  return <StatisticsAnswer read={read}>{({ data }) => <MagnetFigures stats={data} />}</StatisticsAnswer>
}

const figures = ['impressions', 'clicks', 'leads'] as const

function MagnetFigures({ stats }: { stats: Stats }) {
  const intl = useIntl()
  const { range, series, totals, comparison } = stats
  const steps = useSteps(range.groupBy, series)
  const trend = useTrend(daysOf(comparison?.range))
  const compared = useComparedSeries()
  const shown = useMemo(
    () =>
      figures.map((name) => {
        const title = intl.formatMessage({ id: `statistics.magnet.${name}` })
        return { name, title, series: compared(title, series, comparison?.series, name) }
      }),
    [intl, compared, series, comparison],
  )
  const sentence = [
    intl.formatMessage({ id: 'statistics.magnet.sentence' }, { views: totals.impressions, clicks: totals.clicks, leads: totals.leads }),
    trend.sentence(totals.impressions, comparison?.totals.impressions),
  ]
  return (
    <>
      <p className={styles.sentence} role="status">
        {sentence.filter(Boolean).join(' ')}
      </p>
      <StatTiles label={intl.formatMessage({ id: 'statistics.totals' })}>
        {shown.map(({ name, title }) => (
          <StatTile
            key={name}
            label={title}
            value={intl.formatNumber(totals[name])}
            {...trend.tile(totals[name], comparison?.totals[name])}
          />
        ))}
        <Return stats={stats} />
      </StatTiles>
      <Placements stats={stats} />
      {shown.map(({ name, title, series: values }) => (
        <ChartSection
          key={name}
          title={title}
          summary={name === 'impressions' ? undefined : trend.sentence(totals[name], comparison?.totals[name])}
          kind={name === 'leads' && steps.length <= 62 ? 'bar' : 'line'}
          steps={steps}
          series={values}
        />
      ))}
      <Text tone="muted" size="sm" isProse>
        {intl.formatMessage({ id: 'statistics.magnet.explained' })}
      </Text>
    </>
  )
}

/** Where the clicks and the requests came from. */
function Placements({ stats: { placements, comparison } }: { stats: Stats }) {
  const intl = useIntl()
  return (['clicks', 'leads'] as const).map((figure) => (
    <Breakdown
      key={figure}
      title={intl.formatMessage({ id: `statistics.magnet.${figure}ByPlacement` })}
      header={intl.formatMessage({ id: 'statistics.magnet.placement' })}
      label={intl.formatMessage({ id: `statistics.magnet.${figure}` })}
      parts={placements.map((one) => ({ id: one.name, label: one.name, now: one[figure], before: one[`${figure}Before`] }))}
      isCompared={comparison !== null}
    />
  ))
}

/** The return on the package, or from how many couples on it is shown (STAT-12). */
function Return({ stats: { roi, roiMinLeadCount } }: { stats: Stats }) {
  const intl = useIntl()
  const format = useFormat()
  const label = intl.formatMessage({ id: 'statistics.magnet.return' })
  if (!roi)
    return (
      <StatTile label={label} value="–" note={intl.formatMessage({ id: 'statistics.magnet.returnFrom' }, { count: roiMinLeadCount })} />
    )
  const money = (amount: number) => format.money(amount, roi.currency)
  const value =
    roi.cost > 0
      ? intl.formatMessage(
          { id: 'statistics.magnet.times' },
          { factor: intl.formatNumber(roi.revenue / roi.cost, { maximumFractionDigits: 1 }) },
        )
      : money(roi.revenue)
  const note = intl.formatMessage(
    { id: 'statistics.magnet.returnOf' },
    { deals: roi.deals, revenue: money(roi.revenue), cost: money(roi.cost) },
  )
  return <StatTile label={label} value={value} note={note} />
}
