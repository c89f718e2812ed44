import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Link, Skeleton, Stack, Text, VisuallyHidden } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import * as page from './DashboardPage.css.ts'
import * as styles from './CouplesByState.css.ts'

/** The number of couples by status: a table with bars, and one sentence that summarizes it. */
export function CouplesByState() {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('getLeadStats', { query: {} }))
  const leads = data?.data.infoRequests
  const rows = leads?.byDisplayState.filter(({ count }) => count > 0) ?? []
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const deals = rows.find(({ displayState }) => displayState === 'deal')?.count ?? 0
  return (
    <section aria-labelledby="by-state" className={page.section}>
      <div className={page.sectionHead}>
        <Heading level={2} size="lg" id="by-state">
          {intl.formatMessage({ id: 'dashboard.byState' })}
        </Heading>
      </div>
      {leads ? (
        <Stack gap="md">
          <Text tone="muted">{intl.formatMessage({ id: 'dashboard.byState.summary' }, { deals, total: leads.total })}</Text>
          <table className={styles.table} aria-labelledby="by-state">
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{intl.formatMessage({ id: 'dashboard.byState.state' })}</VisuallyHidden>
                </th>
                <th scope="col">
                  <VisuallyHidden>{intl.formatMessage({ id: 'dashboard.byState.count' })}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ displayState, count }) => (
                <tr key={displayState}>
                  <th scope="row" className={styles.state}>
                    <Link href={paths.leads({}, { displayStates: displayState })} variant="quiet">
                      {intl.formatMessage({ id: `leads.state.${displayState}` })}
                    </Link>
                  </th>
                  <td className={styles.cell}>
                    <span className={styles.track}>
                      <meter className={styles.bar} aria-hidden min={0} max={most} value={count} />
                    </span>
                    <span className={styles.count}>{intl.formatNumber(count)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  )
}
