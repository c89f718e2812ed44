import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { StatTile, StatTiles } from '@vendor-panel/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { panelFlags } from '../../shared/panel-flags.ts'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { useSourceLabel } from '../../shared/use-source-label.ts'
import { useUser } from '../../shared/user.ts'
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

type Stats = Answer<'getWeddingStats'>['data']

/** Couples who asked, deals and weddings of a provider (ROUTE-40, STAT-07). */
export const WeddingsPage = () => <StatisticsPage page="weddings">{(selection) => <Weddings selection={selection} />}</StatisticsPage>

function Weddings({ selection }: { selection: StatisticsQuery }) {
  const read = useQuery({ ...query('getWeddingStats', { query: selection }), placeholderData: keepPreviousData })
  return <StatisticsAnswer read={read}>{({ data }) => <WeddingFigures stats={data} />}</StatisticsAnswer>
}

const figures = ['leads', 'deals', 'weddings'] as const

function WeddingFigures({ stats }: { stats: Stats }) {
  const intl = useIntl()
  const { range, series, totals, comparison } = stats
  const { customer } = useUser()
  const steps = useSteps(range.groupBy, series)
  const trend = useTrend(daysOf(comparison?.range))
  const compared = useComparedSeries()
  const labels = useMemo(
    () => ({
      leads: intl.formatMessage({ id: 'statistics.visits.leads' }),
      deals: intl.formatMessage({ id: 'statistics.weddings.deals' }),
      weddings: intl.formatMessage({ id: 'statistics.weddings.weddings' }),
    }),
    [intl],
  )
  const shown = useMemo(
    () => Object.fromEntries(figures.map((name) => [name, compared(labels[name], series, comparison?.series, name)])),
    [compared, labels, series, comparison],
  )
  const kind = steps.length > 62 ? 'line' : 'bar'
  return (
    <>
      <Sentence stats={stats} />
      <StatTiles label={intl.formatMessage({ id: 'statistics.totals' })}>
        {figures.map((name) => (
          <StatTile
            key={name}
            label={labels[name]}
            value={intl.formatNumber(totals[name])}
            {...trend.tile(totals[name], comparison?.totals[name])}
          />
        ))}
      </StatTiles>
      {figures.map((name) => (
        <ChartSection
          key={name}
          title={labels[name]}
          summary={name === 'leads' ? undefined : trend.sentence(totals[name], comparison?.totals[name])}
          kind={kind}
          steps={steps}
          series={shown[name] ?? []}
        />
      ))}
      <Sources stats={stats} />
      {panelFlags(customer.countryCode).organizationsChart && <Organizations stats={stats} />}
    </>
  )
}

/** How many couples asked, compared with before, and where most of the difference comes from. */
function Sentence({ stats: { totals, comparison, sources } }: { stats: Stats }) {
  const intl = useIntl()
  const sourceLabel = useSourceLabel()
  const trend = useTrend(daysOf(comparison?.range))
  const change = comparison ? totals.leads - comparison.totals.leads : 0
  const [most] = sources
    .filter(({ source }) => source !== null)
    .toSorted((one, other) => other.leads - other.leadsBefore - (one.leads - one.leadsBefore))
  const isGrown = change > 0 && most && most.leads > most.leadsBefore && comparison
  const parts = [
    intl.formatMessage({ id: 'statistics.weddings.sentence' }, { count: totals.leads }),
    isGrown
      ? intl.formatMessage(
          { id: 'statistics.weddings.more' },
          { count: change, days: daysOf(comparison.range), source: sourceLabel(most.source ?? '') },
        )
      : trend.sentence(totals.leads, comparison?.totals.leads),
    intl.formatMessage({ id: 'statistics.weddings.held' }, { deals: totals.deals, weddings: totals.weddings }),
  ]
  return (
    <p className={styles.sentence} role="status">
      {parts.filter(Boolean).join(' ')}
    </p>
  )
}

function Sources({ stats: { sources, comparison } }: { stats: Stats }) {
  const intl = useIntl()
  const sourceLabel = useSourceLabel()
  return (
    <Breakdown
      title={intl.formatMessage({ id: 'statistics.weddings.sources' })}
      header={intl.formatMessage({ id: 'statistics.weddings.source' })}
      label={intl.formatMessage({ id: 'statistics.visits.leads' })}
      parts={sources.map(({ source, leads, leadsBefore }) => ({
        id: source ?? '',
        label: source === null ? intl.formatMessage({ id: 'statistics.weddings.unknown' }) : sourceLabel(source),
        now: leads,
        before: leadsBefore,
      }))}
      isCompared={comparison !== null}
    />
  )
}

/** What is celebrated (STAT-09). */
function Organizations({ stats: { organizations, comparison } }: { stats: Stats }) {
  const intl = useIntl()
  const typeLabel = useConfigLabel('organization_type')
  return (
    <Breakdown
      title={intl.formatMessage({ id: 'statistics.weddings.organizations' })}
      header={intl.formatMessage({ id: 'statistics.weddings.organization' })}
      label={intl.formatMessage({ id: 'statistics.weddings.weddings' })}
      parts={organizations.map(({ organizationType, count, countBefore }) => ({
        id: organizationType,
        label: typeLabel(organizationType) ?? organizationType,
        now: count,
        before: countBefore,
      }))}
      isCompared={comparison !== null}
    />
  )
}
