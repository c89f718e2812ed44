import { showsLogout } from '@vendor-panel/domain'
import { Badge, RailButton, RailGroup, RailLink } from '@vendor-panel/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { LogOut } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { leadStatsQuery } from '../features/leads/lead-queries.ts'
import { useSession } from '../shared/session.ts'
import { lazily } from '../shared/lazily.tsx'
import type { SidebarGroup, SidebarLink } from '../shared/sidebar.ts'
import { useUser } from '../shared/user.ts'
import { withMessages } from '../shared/with-messages.ts'
import { isAt, sidebarEntries } from './sidebar-entries.ts'
import { preloadRoute } from './preload.ts'
import { isImpersonating } from './session.ts'
import * as styles from './Sidebar.css.ts'

const SupportServices = lazily(withMessages(['app.support'], () => import('./SupportServices.tsx').then((code) => code.SupportServices)))

/** Unread couples of six months (SHELL-02, AMB-56). */
function PendingLeads() {
  const { data } = useQuery(leadStatsQuery())
  return <Waiting count={data?.data.infoRequests.pending ?? 0} messageId="app.nav.leads.badge" />
}

/** Open to-dos (SHELL-03). */
function OpenTodos() {
  const { data } = useQuery(query('getPromptMeta'))
  return <Waiting count={data?.data.counts.todo ?? 0} messageId="app.nav.todo.badge" />
}

function Waiting({ count, messageId }: { count: number; messageId: 'app.nav.leads.badge' | 'app.nav.todo.badge' }) {
  const intl = useIntl()
  return count > 0 && <Badge count={intl.formatNumber(count)} label={intl.formatMessage({ id: messageId }, { count })} />
}

const badges = { pendingLeads: PendingLeads, todo: OpenTodos }

/** Memoised: after navigation only the entries of the previous and the current page render again. */
const Entry = memo(function Entry({ entry, isCurrent }: { entry: SidebarLink; isCurrent: boolean }) {
  const intl = useIntl()
  const WaitingBadge = entry.badge && badges[entry.badge]
  const preload = () => preloadRoute(entry.href)
  return (
    <RailLink
      href={entry.href}
      icon={entry.icon}
      label={intl.formatMessage({ id: entry.label })}
      badge={WaitingBadge && <WaitingBadge />}
      isCurrent={isCurrent}
      onPointerEnter={preload}
      onFocus={preload}
    />
  )
})

/** `current`: the link of the current page, if it is one of the group. */
const Group = memo(function Group({ group, current }: { group: SidebarGroup; current: SidebarLink | undefined }) {
  const intl = useIntl()
  return (
    <RailGroup icon={group.icon} label={intl.formatMessage({ id: group.label })} isCurrent={current !== undefined}>
      {group.links.map((link) => (
        <li key={link.href}>
          <Entry entry={link} isCurrent={link === current} />
        </li>
      ))}
      {group.links.length === 0 && <SupportServices />}
    </RailGroup>
  )
})

/** Links to all pages (SHELL-01..12), in the sidebar and in the drawer of small screens. */
export const Sidebar = memo(function Sidebar() {
  const intl = useIntl()
  const [path] = useLocation()
  const user = useUser()
  const { exit } = useSession()
  return (
    <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })} className={styles.navigation}>
      <ul className={styles.list}>
        {sidebarEntries(user).map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <Group group={entry} current={entry.links.find((link) => isAt(link, path))} />
            ) : (
              <Entry entry={entry} isCurrent={isAt(entry, path)} />
            )}
          </li>
        ))}
        {showsLogout({ isLoggedIn: true, isImpersonating: isImpersonating() }) && (
          <li className={styles.foot}>
            <RailButton icon={LogOut} isIconDirectional label={intl.formatMessage({ id: 'app.nav.logout' })} onClick={exit} />
          </li>
        )}
      </ul>
    </nav>
  )
})
