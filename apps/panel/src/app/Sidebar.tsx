import { countryConfig, showsLogout } from '@vendor-panel/domain'
import { Badge, Icon, Link } from '@vendor-panel/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { ChevronDown, LogOut } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { leadStatsQuery } from '../features/leads/lead-cache.ts'
import { useSession } from '../shared/session.ts'
import { showToast } from '../shared/toasts.ts'
import { useUser } from '../shared/user.ts'
import { isAt, navigationEntries, type NavigationGroup, type NavigationLink } from './navigation-entries.ts'
import { preloadRoute } from './preload.ts'
import { isImpersonating } from './session.ts'
import * as styles from './Sidebar.css.ts'

/** Unread couples of six months (SHELL-02, AMB-56). */
function PendingLeads() {
  const { data } = useQuery(leadStatsQuery())
  return <Waiting count={data?.data.infoRequests.pending ?? 0} messageId="app.nav.leads.badge" />
}

/** Things to do (SHELL-03). */
function OpenTodos() {
  const { data } = useQuery(query('getPromptMeta'))
  return <Waiting count={data?.data.counts.todo ?? 0} messageId="app.nav.todo.badge" />
}

function Waiting({ count, messageId }: { count: number; messageId: 'app.nav.leads.badge' | 'app.nav.todo.badge' }) {
  const intl = useIntl()
  return count > 0 && <Badge count={intl.formatNumber(count)} label={intl.formatMessage({ id: messageId }, { count })} />
}

/** What waits for the vendor. */
const badges = { pendingLeads: PendingLeads, todo: OpenTodos }

/** Of all the ways only the one left and the one taken are drawn again. */
const Entry = memo(function Entry({ entry, isCurrent }: { entry: NavigationLink; isCurrent: boolean }) {
  const intl = useIntl()
  const WaitingBadge = entry.badge && badges[entry.badge]
  const preload = () => preloadRoute(entry.href)
  return (
    <Link href={entry.href} variant="bare" className={styles.link} isCurrent={isCurrent} onPointerEnter={preload} onFocus={preload}>
      {entry.icon && <Icon icon={entry.icon} size={18} />}
      <span className={styles.label}>{intl.formatMessage({ id: entry.label })}</span>
      {WaitingBadge && <WaitingBadge />}
    </Link>
  )
})

function Group({ group, path }: { group: NavigationGroup; path: string }) {
  const intl = useIntl()
  const id = useId()
  const isHere = group.links.some((link) => isAt(link, path))
  const [isOpen, setIsOpen] = useState(isHere)
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon icon={group.icon} size={18} />
        <span className={styles.label}>{intl.formatMessage({ id: group.label })}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </button>
      <ul id={id} className={styles.children} hidden={!isOpen}>
        {group.links.map((link) => (
          <li key={link.href}>
            <Entry entry={link} isCurrent={isAt(link, path)} />
          </li>
        ))}
        {group.services?.map((service) => (
          <li key={service}>
            <Service label={intl.formatMessage({ id: service })} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A service of somebody else that is not connected yet: it says so. */
function Service({ label }: { label: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.notYet.body' }, { page: label }) })}
    >
      {label}
    </button>
  )
}

/** The way to every page (SHELL-01..12); the same list stands in the drawer of small screens. */
export const Sidebar = memo(function Sidebar() {
  const intl = useIntl()
  const [path] = useLocation()
  const user = useUser()
  const { exit } = useSession()
  const entries = navigationEntries(user, countryConfig(user.details.countryCode).flags)
  return (
    <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })} className={styles.navigation}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? <Group group={entry} path={path} /> : <Entry entry={entry} isCurrent={isAt(entry, path)} />}
          </li>
        ))}
        {showsLogout({ isLoggedIn: true, isImpersonating: isImpersonating() }) && (
          <li className={styles.foot}>
            <button type="button" className={styles.link} onClick={exit}>
              <Icon icon={LogOut} size={18} isDirectional />
              <span className={styles.label}>{intl.formatMessage({ id: 'app.nav.logout' })}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
})
