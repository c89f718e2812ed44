import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Link, Page, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FeatureParts } from '../../shared/feature-parts.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import { CouplesByState } from './CouplesByState.tsx'
import * as styles from './DashboardPage.css.ts'
import { dayPart } from './day-part.ts'
import { Figures } from './Figures.tsx'
import { newestLeads } from './newest-leads.ts'

/** The start page, first version (ROUTE-20, SHELL-43): open work, couples by status, newest couples. */
export function DashboardPage({ LeadRow }: Pick<FeatureParts, 'LeadRow'>) {
  const intl = useIntl()
  const user = useUser()
  const { data: stats } = useQuery(query('getLeadStats', { query: {} }))
  const now = Temporal.Now.instant()
  const name = user.name.split(' ')[0] ?? user.name
  const greeting = intl.formatMessage({ id: `dashboard.greeting.${dayPart(now, user.details.timeZone)}` }, { name })
  return (
    <Page title={greeting} note={stats && intl.formatMessage({ id: 'dashboard.summary' }, { count: stats.data.infoRequests.pending })}>
      <Figures />
      <div className={styles.columns}>
        <Newest LeadRow={LeadRow} now={now} />
        <CouplesByState />
      </div>
    </Page>
  )
}

function Newest({ LeadRow, now }: Pick<FeatureParts, 'LeadRow'> & { now: Temporal.Instant }) {
  const intl = useIntl()
  const { data, isPending, isError, refetch } = useQuery(query('listLeads', { query: newestLeads }))
  return (
    <section aria-labelledby="newest" className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="lg" id="newest">
          {intl.formatMessage({ id: 'dashboard.newest' })}
        </Heading>
        <Link variant="standalone" href={paths.leads()}>
          {intl.formatMessage({ id: 'dashboard.newest.all' })}
        </Link>
      </div>
      {isPending && <RowsWaiting />}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <Text tone="muted">{intl.formatMessage({ id: 'dashboard.newest.empty' })}</Text>}
      <ul className={styles.rows}>
        {data?.data.map((lead) => (
          <li key={lead.id} className={styles.row}>
            <Link href={paths.lead({ leadId: lead.id })} variant="bare" className={styles.rowLink}>
              <LeadRow lead={lead} now={now} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RowsWaiting() {
  return Array.from({ length: newestLeads.limit }, (_, index) => (
    <div key={index} className={styles.skeletonRow}>
      <Stack gap="xs">
        <Skeleton width="md" />
        <Skeleton width="lg" />
        <Skeleton width="md" />
      </Stack>
    </div>
  ))
}
