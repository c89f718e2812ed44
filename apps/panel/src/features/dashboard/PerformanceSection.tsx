import { useQueries, useQuery } from '@tanstack/react-query'
import { statisticsProviders } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Skeleton, StatTile, StatTiles } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import * as page from './DashboardPage.css.ts'

/** How many providers have a tile. */
const providersMax = 3

/** Deals, and the visits of the last 30 days; each opens the list or the page with the same figure (SHELL-43). */
export function PerformanceSection() {
  const intl = useIntl()
  const id = useId()
  const stats = useQuery(query('getLeadStats', { query: {} }))
  const providers = useQuery(query('listProviders', { query: { limit: 100 } }))
  const shown = statisticsProviders('visits', providers.data?.data ?? []).slice(0, providersMax)
  const visits = useQueries({ queries: shown.map((provider) => query('getVisitStats', { query: { providerId: provider.id } })) })
  const failed = [stats, providers, ...visits].filter(({ isError, data }) => isError && !data)
  const waiting = <Skeleton shape="title" width="xs" />
  const deals = stats.data?.data.infoRequests.byDisplayState.find(({ displayState }) => displayState === 'deal')?.count ?? 0
  return (
    <section aria-labelledby={id} className={page.section}>
      <Heading level={2} size="lg" id={id}>
        {intl.formatMessage({ id: 'dashboard.goes' })}
      </Heading>
      <StatTiles label={intl.formatMessage({ id: 'dashboard.goes' })}>
        <StatTile
          label={intl.formatMessage({ id: 'dashboard.goes.deals' })}
          value={stats.data ? intl.formatNumber(deals) : stats.isError ? '–' : waiting}
          href={paths.leads({}, { displayStates: 'deal' })}
        />
        {shown.map((provider, index) => {
          const { data, isError } = visits[index] ?? { data: undefined, isError: false }
          return (
            <StatTile
              key={provider.id}
              label={intl.formatMessage({ id: 'dashboard.goes.visits' }, { provider: provider.name })}
              value={data ? intl.formatNumber(data.data.totals.visits) : isError ? '–' : waiting}
              href={paths.visitStatistics({}, { providerId: provider.id })}
              {...(data?.data.comparison && {
                note: intl.formatMessage({ id: 'dashboard.goes.before' }, { count: data.data.comparison.totals.visits }),
              })}
            />
          )
        })}
      </StatTiles>
      {failed.length > 0 && <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
    </section>
  )
}
