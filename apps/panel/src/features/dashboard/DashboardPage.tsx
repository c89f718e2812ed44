import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Page, Skeleton } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import type { FeatureParts } from '../../shared/feature-parts.ts'
import { lazily } from '../../shared/lazily.tsx'
import { LeadsSection } from '../../shared/list/LeadsSection.tsx'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { CouplesByState } from './CouplesByState.tsx'
import * as styles from './DashboardPage.css.ts'
import { dayPart } from './day-part.ts'
import { Figures } from './Figures.tsx'
import { newestLeads } from './newest-leads.ts'

const more = ['dashboard.more'] as const
const TasksNow = lazily(
  withMessages(more, () => import('./TasksNow.tsx').then((code) => code.TasksNow)),
  <div className={styles.tasks} />,
)
const HomeMore = lazily(
  withMessages(more, () => import('./HomeMore.tsx').then((code) => code.HomeMore)),
  <Skeleton shape="block" />,
)

/** The start page (ROUTE-20, SHELL-43): what to do now, how it goes, and the newest couples. Each section loads and fails alone. */
export function DashboardPage({ LeadRow, ResponseCoach }: Pick<FeatureParts, 'LeadRow' | 'ResponseCoach'>) {
  const intl = useIntl()
  const user = useUser()
  const { data: stats } = useQuery(query('getLeadStats', { query: {} }))
  const now = Temporal.Now.instant()
  const name = user.name.split(' ')[0] ?? user.name
  const greeting = intl.formatMessage({ id: `dashboard.greeting.${dayPart(now, user.details.timeZone)}` }, { name })
  return (
    <Page title={greeting} note={stats && intl.formatMessage({ id: 'dashboard.summary' }, { count: stats.data.infoRequests.pending })}>
      <Figures />
      {/* How many tasks there are is known last: next to the couples, or below them on a phone, they move nothing (CLS 0). */}
      <div className={styles.columns}>
        <ResponseCoach />
        <TasksNow />
      </div>
      <div className={styles.columns}>
        <LeadsSection
          title={intl.formatMessage({ id: 'dashboard.newest' })}
          all={{ href: paths.leads(), text: intl.formatMessage({ id: 'dashboard.newest.all' }) }}
          filter={newestLeads}
          empty={intl.formatMessage({ id: 'dashboard.newest.empty' })}
          LeadRow={LeadRow}
          now={now}
        />
        <CouplesByState />
      </div>
      <HomeMore />
    </Page>
  )
}
