import { useQuery } from '@tanstack/react-query'
import { catalogState, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Icon, Link, RowList, Skeleton, Text } from '@vendor-panel/ui'
import { CalendarClock, CircleDashed, MessageSquareReply, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { queryString } from '../../shared/list/url-filters.ts'
import { paths } from '../../shared/paths.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import * as page from './DashboardPage.css.ts'
import * as styles from './TasksNow.css.ts'

type Task = { id: string; icon: LucideIcon; text: string; href: string }
/** The tasks of one source; undefined while it is loaded. */
type Source = { tasks: Task[] | undefined; isFailed: boolean; retry: () => void }

/** What waits for the vendor besides couples: prices, missing data and testimonials, each with what it opens (SHELL-43). */
export function TasksNow() {
  const intl = useIntl()
  const sources = [usePriceTasks(), useMissingTasks(), useReplyTasks()]
  const tasks = sources.flatMap((source) => source.tasks ?? [])
  const failed = sources.filter(({ isFailed }) => isFailed)
  const isWaiting = sources.some((source) => source.tasks === undefined && !source.isFailed)
  return (
    <section aria-labelledby="tasks-now" className={`${page.section} ${page.tasks}`}>
      <Heading level={2} size="lg" id="tasks-now">
        {intl.formatMessage({ id: 'dashboard.tasks' })}
      </Heading>
      {tasks.length > 0 && (
        <RowList label={intl.formatMessage({ id: 'dashboard.tasks' })} items={tasks}>
          {({ icon, text, href }) => (
            <Link href={href} variant="bare" className={styles.link}>
              <Icon icon={icon} />
              {text}
            </Link>
          )}
        </RowList>
      )}
      {isWaiting && <Skeleton width="lg" />}
      {failed.length > 0 && <LoadFailed onRetry={() => failed.forEach(({ retry }) => retry())} />}
      {!isWaiting && tasks.length === 0 && failed.length === 0 && (
        <Text tone="muted">{intl.formatMessage({ id: 'dashboard.tasks.none' })}</Text>
      )}
    </section>
  )
}

/** Most tasks of one kind; a vendor with more begins with these. */
const rowsMax = 4

/** Price lists that have expired or will soon, by provider. */
function usePriceTasks(): Source {
  const intl = useIntl()
  const { customer, details } = useUser()
  const today = localDate(useMinute(), details.timeZone)
  const { data, isError, refetch } = useQuery(query('listCustomerCatalogs', { path: { customerId: customer.id }, query: { limit: 100 } }))
  const due = data?.data.flatMap((catalog) => {
    const state = catalogState(catalog, today)
    return state === 'expired' || state === 'soon' ? [{ provider: catalog.provider, state }] : []
  })
  const byProvider = due && [...Map.groupBy(due, ({ provider, state }) => `${provider.id} ${state}`)]
  const tasks = byProvider?.slice(0, rowsMax).flatMap(([key, catalogs]): Task[] => {
    const [first] = catalogs
    if (!first) return []
    const id = first.state === 'expired' ? 'dashboard.tasks.expired' : 'dashboard.tasks.expiring'
    const text = intl.formatMessage({ id }, { count: catalogs.length, provider: first.provider.name })
    return [{ id: `prices ${key}`, icon: CalendarClock, text, href: paths.providerInfo({ providerId: first.provider.id, tab: 'budget' }) }]
  })
  return { tasks, isFailed: isError && !data, retry: () => void refetch() }
}

/** What couples cannot find on the pages; expired prices are tasks of their own. */
function useMissingTasks(): Source {
  const intl = useIntl()
  const { providers } = useUser()
  const { data, isError, refetch } = useQuery(query('listMissingData'))
  const tasks = data?.data.flatMap(({ providerId, forms, customerSpaces, catalogs }): Task[] => {
    const provider = providers.find(({ id }) => id === providerId)?.name
    const count = forms.length + customerSpaces.length + (catalogs.insert ? 1 : 0)
    if (provider === undefined || count === 0) return []
    const tab = forms.length > 0 ? undefined : customerSpaces.length > 0 ? 'capacity' : 'budget'
    return [
      {
        id: `missing ${providerId}`,
        icon: CircleDashed,
        text: intl.formatMessage({ id: 'dashboard.tasks.missing' }, { count, provider }),
        href: paths.providerInfo({ providerId, ...(tab && { tab }) }),
      },
    ]
  })
  return { tasks: tasks?.slice(0, rowsMax), isFailed: isError && !data, retry: () => void refetch() }
}

/** The testimonials without a reply that couples see. */
const unanswered = { status: 'active', replyStatus: 'none' } as const

function useReplyTasks(): Source {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listTestimonials', { query: { ...unanswered, limit: 1 } }))
  const count = data?.meta.total
  const text = intl.formatMessage({ id: 'dashboard.tasks.replies' }, { count: count ?? 0 })
  const task = { id: 'replies', icon: MessageSquareReply, text, href: paths.testimonials() + queryString(unanswered) }
  return { tasks: count === undefined ? undefined : count > 0 ? [task] : [], isFailed: isError && !data, retry: () => void refetch() }
}
