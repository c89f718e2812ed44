import { useQuery } from '@tanstack/react-query'
import { statisticsGate, statisticsProviders, type StatisticsPage as PageName } from '@vendor-panel/domain'
import type { Answer } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, Page, Select, Stack } from '@vendor-panel/ui'
import { ChartColumn, Printer } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { RangeFields } from './RangeFields.tsx'
import { statisticsFilters, type StatisticsQuery } from './statistics-url.ts'
import * as styles from './statistics.css.ts'

type Provider = Answer<'listProviders'>['data'][number]

type StatisticsPageProps = {
  page: PageName
  /** The figures of the question. */
  children: (selection: StatisticsQuery) => ReactNode
}

/** A page of statistics: provider, days and steps in the URL, or the upgrade popup if the packages lack it (STAT-01..05, STAT-15). */
export function StatisticsPage({ page, children }: StatisticsPageProps) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listProviders', { query: { limit: 100 } }))
  const providers = data?.data ?? []
  const isOpen = statisticsGate(page, providers).ok
  return (
    <Page
      title={intl.formatMessage({ id: `app.nav.${page}` })}
      actions={
        isOpen && (
          <span className={styles.notPrinted}>
            <Button icon={Printer} onPress={() => window.print()}>
              {intl.formatMessage({ id: 'statistics.print' })}
            </Button>
          </span>
        )
      }
    >
      {isError && !data ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : isOpen ? (
        <Figures providers={statisticsProviders(page, providers)}>{children}</Figures>
      ) : (
        <ClosedStatistics page={page} providers={providers} />
      )}
    </Page>
  )
}

function Figures({ providers, children }: { providers: readonly Provider[]; children: StatisticsPageProps['children'] }) {
  const intl = useIntl()
  const [filters, setFilters] = useUrlFilters(statisticsFilters)
  const provider = providers.find(({ id }) => id === filters.providerId) ?? providers[0]
  if (!provider) return null
  return (
    <Stack gap="xl">
      <p className={styles.printed}>
        <bdi>{provider.name}</bdi>
      </p>
      <div className={styles.filters}>
        {providers.length > 1 && (
          <Select
            label={intl.formatMessage({ id: 'statistics.provider' })}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(provider.id)}
            onChange={(id) => setFilters({ ...filters, providerId: Number(id) })}
          />
        )}
        <RangeFields filters={filters} onChange={setFilters} />
      </div>
      {children({ ...filters, providerId: provider.id })}
    </Stack>
  )
}

/** No provider has these statistics: the popup opens at once, and again by its button; a provider on hold is the other reason (STAT-04, PROV-33). */
function ClosedStatistics({ page, providers }: { page: PageName; providers: readonly Provider[] }) {
  const intl = useIntl()
  const gate = statisticsGate(page, providers)
  const onHold = providers.find((provider) => statisticsProviders(page, [{ ...provider, onHold: false }]).length > 0)
  const [isAsking, setAsking] = useState(!onHold)
  if (gate.ok) return null
  const kind = gate.kind === 'rival-stats' || gate.kind === 'weddings-statistics' ? gate.kind : 'visits-statistics'
  return (
    <>
      <EmptyState
        icon={ChartColumn}
        title={intl.formatMessage({ id: 'statistics.closed.title' })}
        actions={
          !onHold && (
            <Button variant="primary" onPress={() => setAsking(true)}>
              {intl.formatMessage({ id: 'statistics.closed.action' })}
            </Button>
          )
        }
      >
        {onHold
          ? intl.formatMessage({ id: 'statistics.closed.onHold' }, { provider: onHold.name })
          : intl.formatMessage({ id: 'statistics.closed.body' })}
      </EmptyState>
      {isAsking && <UpgradeDialog lacking={kind} onClose={() => setAsking(false)} />}
    </>
  )
}
