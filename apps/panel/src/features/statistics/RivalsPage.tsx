import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { StatTile, StatTiles, Text, type ChartSeries } from '@vendor-panel/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { durationText } from '../../shared/duration-text.ts'
import { changeOf } from './change-of.ts'
import { ChartSection } from './ChartSection.tsx'
import { daysOf } from './days-of.ts'
import { StatisticsAnswer } from './StatisticsAnswer.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'
import type { StatisticsQuery } from './statistics-url.ts'
import * as styles from './statistics.css.ts'
import { useSteps } from './use-steps.ts'
import { useTrend } from './use-trend.ts'

type Stats = Answer<'getRivalStats'>['data']

/** The own figures next to the average of the category, in which no provider can be recognized (ROUTE-40, STAT-03, STAT-06). */
export const RivalsPage = () => <StatisticsPage page="rivals">{(selection) => <Rivals selection={selection} />}</StatisticsPage>

function Rivals({ selection: { providerId, ...days } }: { selection: StatisticsQuery }) {
  const read = useQuery({ ...query('getRivalStats', { path: { providerId }, query: days }), placeholderData: keepPreviousData })
  return <StatisticsAnswer read={read}>{({ data }) => <RivalFigures stats={data} />}</StatisticsAnswer>
}

const figures = ['visits', 'leads'] as const
/** Of all days. */
const facts = ['reviews', 'stars'] as const

function RivalFigures({ stats }: { stats: Stats }) {
  const intl = useIntl()
  const { range, series, own, category, comparison } = stats
  const steps = useSteps(range.groupBy, series)
  const trend = useTrend(daysOf(comparison?.range))
  const shown = useMemo(
    () =>
      figures.map((name) => {
        const title = intl.formatMessage({ id: `statistics.visits.${name}` })
        const compared: ChartSeries[] = [
          { id: 'own', label: intl.formatMessage({ id: 'statistics.rivals.own' }), values: series.map((step) => step.own[name]) },
        ]
        if (comparison) {
          const label = intl.formatMessage({ id: 'statistics.rivals.before' })
          compared.push({ id: 'before', label, values: comparison.series.map((step) => step.own[name]), look: 'outlined' })
        }
        if (category) {
          const label = intl.formatMessage({ id: 'statistics.rivals.average' })
          compared.push({ id: 'category', label, values: series.map((step) => step.category?.[name] ?? null), look: 'muted' })
        }
        return { name, title, series: compared }
      }),
    [intl, series, category, comparison],
  )
  const averageNote = (value: string) => ({ note: intl.formatMessage({ id: 'statistics.rivals.averageOf' }, { value }) })
  const minutes = (value: number | null) => (value === null ? '–' : durationText(intl, value))
  return (
    <>
      <Sentence stats={stats} />
      <StatTiles label={intl.formatMessage({ id: 'statistics.totals' })}>
        {shown.map(({ name, title }) => (
          <StatTile
            key={name}
            label={title}
            value={intl.formatNumber(own[name])}
            {...(category && averageNote(intl.formatNumber(category[name])))}
          />
        ))}
        <StatTile
          label={intl.formatMessage({ id: 'statistics.rivals.response' })}
          value={minutes(own.responseMinutes)}
          {...(category && category.responseMinutes !== null && averageNote(minutes(category.responseMinutes)))}
        />
        {facts.map((name) => {
          const average = category?.[name] ?? null
          return (
            <StatTile
              key={name}
              label={intl.formatMessage({ id: `statistics.rivals.${name}` })}
              value={own[name] === null ? '–' : intl.formatNumber(own[name])}
              {...(average !== null && averageNote(intl.formatNumber(average)))}
            />
          )
        })}
      </StatTiles>
      {shown.map(({ name, title, series: values }) => (
        <ChartSection
          key={name}
          title={title}
          summary={[trend.sentence(own[name], comparison?.own[name]), trend.averageSentence(category?.[name], comparison?.category?.[name])]
            .filter(Boolean)
            .join(' ')}
          kind={name === 'leads' && steps.length <= 62 ? 'bar' : 'line'}
          steps={steps}
          series={values}
        />
      ))}
      <Text tone="muted" size="sm" isProse>
        {intl.formatMessage({ id: 'statistics.rivals.explained' })}
      </Text>
    </>
  )
}

/** How the own figures compare with the average. */
function Sentence({ stats: { own, category, providers } }: { stats: Stats }) {
  const intl = useIntl()
  if (!category || providers === null)
    return (
      <p className={styles.sentence} role="status">
        {intl.formatMessage({ id: 'statistics.rivals.none' })}
      </p>
    )
  const compared = figures.flatMap((name) => {
    const change = changeOf(own[name], category[name])
    if (!change) return []
    const percent = intl.formatNumber(change.part, { style: 'percent', maximumFractionDigits: 0 })
    return [intl.formatMessage({ id: `statistics.rivals.${name}.${change.way}` }, { percent, count: providers })]
  })
  const ahead =
    own.responseMinutes === null || category.responseMinutes === null ? 0 : Math.round(category.responseMinutes - own.responseMinutes)
  const answer =
    ahead === 0
      ? []
      : [
          intl.formatMessage(
            { id: ahead > 0 ? 'statistics.rivals.faster' : 'statistics.rivals.slower' },
            { time: durationText(intl, Math.abs(ahead)) },
          ),
        ]
  return (
    <p className={styles.sentence} role="status">
      {[...answer, ...compared].join(' ')}
    </p>
  )
}
