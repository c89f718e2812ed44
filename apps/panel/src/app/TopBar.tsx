import { isPrime } from '@vendor-panel/domain'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Dot, Icon, IconButton, Link } from '@vendor-panel/ui'
import { Bell, CloudOff, Menu as MenuIcon, Search } from 'lucide-react'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { lazily } from '../shared/lazily.tsx'
import { paths } from '../shared/paths.ts'
import { showToast } from '../shared/toasts.ts'
import { withMessages } from '../shared/with-messages.ts'
import { useUser } from '../shared/user.ts'
import { Brand } from './Brand.tsx'
import { connection } from './connection.ts'
import * as styles from './Shell.css.ts'
import { UserButton } from './UserButton.tsx'
import { useAtomValue } from '../shared/store.ts'

const NavigationDrawer = lazily(() => import('./NavigationDrawer.tsx').then((code) => code.NavigationDrawer))
const CoupleSearchDialog = lazily(
  withMessages(['leads', 'leads.search'], () => import('../features/leads/CoupleSearchDialog.tsx').then((code) => code.CoupleSearchDialog)),
)

export function SidebarHead() {
  return (
    <div className={styles.sidebarHead}>
      <Link href={paths.home()} variant="bare">
        <Brand />
      </Link>
    </div>
  )
}

/** SHELL-17..20, SHELL-23: navigation on the left, the user's controls on the right. */
export const TopBar = memo(function TopBar({ hasSidebar, hasSearch }: { hasSidebar: boolean; hasSearch: boolean }) {
  const user = useUser()
  return (
    // The head script has already coloured the skeleton's bar by the stored flag.
    <header className={styles.bar} data-prime={isPrime(user.customer.crmStatus, null) || undefined}>
      <div className={styles.barStart}>
        {hasSidebar && <DrawerButton />}
        <span className={styles.brandInBar}>
          <Link href={paths.home()} variant="bare">
            <Brand />
          </Link>
        </span>
      </div>
      <OfflineMark />
      {hasSearch && <SearchButton />}
      <NotificationButton />
      <UserButton />
    </header>
  )
})

function DrawerButton() {
  const intl = useIntl()
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Close the drawer after navigation.
  const isOpen = openAt === path
  return (
    <span className={styles.onlyWithDrawer}>
      <IconButton
        label={intl.formatMessage({ id: 'app.nav.open' })}
        icon={MenuIcon}
        onHoverStart={NavigationDrawer.preload}
        onPress={() => setOpenAt(path)}
      />
      {isOpen && <NavigationDrawer onClose={() => setOpenAt(null)} />}
    </span>
  )
}

function SearchButton() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'app.bar.search' })}
        icon={Search}
        onHoverStart={CoupleSearchDialog.preload}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <CoupleSearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The bell, with a dot for new notifications (SHELL-18); its list is not built yet: pressing it shows a toast that states it. */
function NotificationButton() {
  const intl = useIntl()
  const { data } = useQuery(query('getPromptMeta'))
  const count = data?.data.counts.notification ?? 0
  return (
    <IconButton
      label={intl.formatMessage({ id: 'app.bar.notifications' })}
      {...(count > 0 && { 'aria-describedby': 'new-notifications' })}
      icon={Bell}
      onPress={() => showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.bar.notificationsNotYet' }, { count }) })}
    >
      {count > 0 && (
        <span id="new-notifications">
          <Dot tone="critical" isOnCorner label={intl.formatMessage({ id: 'app.bar.newNotifications' })} />
        </span>
      )}
    </IconButton>
  )
}

/** A subtle mark, not an alert: the data on the screen may be stale (REAL-06). */
function OfflineMark() {
  const intl = useIntl()
  const isConnected = useAtomValue(connection)
  return (
    <span role="status" className={styles.offline}>
      {!isConnected && (
        <>
          <Icon icon={CloudOff} />
          <span className={styles.offlineText}>{intl.formatMessage({ id: 'app.offline' })}</span>
        </>
      )}
    </span>
  )
}
