import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Link, Skeleton } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { dueLeads } from '../../shared/due-leads.ts'
import { queryString } from '../../shared/list/url-filters.ts'
import { paths } from '../../shared/paths.ts'
import * as styles from './Figures.css.ts'

/** Counts of open work; each links to its couples. */
export function Figures() {
  const intl = useIntl()
  const stats = useQuery(query('getLeadStats', { query: {} }))
  const prompts = useQuery(query('getPromptMeta'))
  const leads = stats.data?.data.infoRequests
  const figures = [
    { label: 'dashboard.pending', count: leads?.pending, href: paths.leads({}, { readStatus: 'unread' }) },
    { label: 'dashboard.unanswered', count: leads?.unanswered, href: paths.leads() + queryString(dueLeads) },
    { label: 'dashboard.todo', count: prompts.data?.data.counts.todo, href: paths.todo() },
    { label: 'dashboard.total', count: leads?.total, href: paths.leads() },
  ] as const
  // The chart next to it offers Retry for the same read.
  const unknown = (isError: boolean) => (isError ? '–' : <Skeleton shape="title" width="xs" />)
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, count, href }) => (
        <li key={label} className={styles.item}>
          <Link href={href} variant="bare" className={styles.figure}>
            <span className={styles.count}>
              {count === undefined ? unknown((label === 'dashboard.todo' ? prompts : stats).isError) : intl.formatNumber(count)}
            </span>
            <span className={styles.label}>{intl.formatMessage({ id: label })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
