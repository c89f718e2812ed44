import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { StatTile, StatTiles, Text } from '@vendor-panel/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { durationText } from '../../shared/duration-text.ts'
import { ChartSection } from './ChartSection.tsx'
import { StatisticsAnswer } from './StatisticsAnswer.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'
import type { StatisticsQuery } from './statistics-url.ts'
import * as styles from './statistics.css.ts'
import { useSteps } from './use-steps.ts'

type Stats = Answer<'getRivalStats'>['data']

/** The own figures next to the average of the category, in which no provider can be recognized (ROUTE-40, STAT-03, STAT-06). */
export const RivalsPage = () => <StatisticsPage page="rivals">{(asked) => <Rivals asked={asked} />}</StatisticsPage>

function Rivals({ asked: { providerId, ...days } }: { asked: StatisticsQuery }) {
  const read = useQuery({ ...query('getRivalStats', { path: { providerId }, query: days }), placeholderData: keepPreviousData })
  return <StatisticsAnswer read={read}>{({ data }) => <RivalFigures stats={data} />}</StatisticsAnswer>
}

const figures = ['visits', 'leads'] as const
/** Of all days. */
const facts = ['reviews', 'stars'] as const

function RivalFigures({ stats }: { stats: Stats }) {
  const intl = useIntl()
  const { range, series, own, category } = stats
  const steps = useSteps(range.groupBy, series)
  const shown = useMemo(
    () =>
      figures.map((name) => {
        const title = intl.formatMessage({ id: `statistics.visits.${name}` })
        const average = { id: 'category', label: intl.formatMessage({ id: 'statistics.rivals.average' }), isMuted: true }
        return {
          name,
          title,
          series: [
            { id: 'own', label: intl.formatMessage({ id: 'statistics.rivals.own' }), values: series.map((step) => step.own[name]) },
            ...(category ? [{ ...average, values: series.map((step) => step.category?.[name] ?? null) }] : []),
          ],
        }
      }),
    [intl, series, category],
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
    if (category[name] === 0) return []
    const change = (own[name] - category[name]) / category[name]
    const percent = intl.formatNumber(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 })
    const way = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'more' : 'less'
    return [intl.formatMessage({ id: `statistics.rivals.${name}.${way}` }, { percent, count: providers })]
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
