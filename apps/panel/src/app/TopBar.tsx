import { isPrime } from '@vendor-panel/domain'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Dot, IconButton, Link } from '@vendor-panel/ui'
import { Bell, Menu as MenuIcon, Search } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { lazily } from '../shared/lazily.tsx'
import { paths } from '../shared/paths.ts'
import { withMessages } from '../shared/with-messages.ts'
import { useUser } from '../shared/user.ts'
import { Brand } from './Brand.tsx'
import * as styles from './Shell.css.ts'
import { UserButton } from './UserButton.tsx'

const NavigationDrawer = lazily(() => import('./NavigationDrawer.tsx').then((code) => code.NavigationDrawer))
const CoupleSearchDialog = lazily(
  withMessages(['leads', 'leads.search'], () => import('../features/leads/CoupleSearchDialog.tsx').then((code) => code.CoupleSearchDialog)),
)
const barParts = () => import('./bar-parts.ts')
const BellPopover = lazily(withMessages(['prompts', 'app.push'], () => barParts().then((code) => code.BellPopover)))
const BarStatus = lazily(withMessages(['app.outbox', 'app.push'], () => barParts().then((code) => code.BarStatus)))
/** No event announces a prompt: their number is read again once a minute. */
const promptCheckMs = 60_000

export function SidebarHead() {
  return (
    <div className={styles.sidebarHead}>
      <Link href={paths.home()} variant="bare">
        <Brand />
      </Link>
    </div>
  )
}

/** `isReady`: the first page is useful. */
type TopBarProps = { hasSidebar: boolean; hasSearch: boolean; isReady: boolean }

/** SHELL-17..20, SHELL-23: navigation on the left, the user's controls on the right. */
export const TopBar = memo(function TopBar({ hasSidebar, hasSearch, isReady }: TopBarProps) {
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
      {isReady && <BarStatus />}
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

/** The bell, with a dot for new notifications (SHELL-18), and their list. */
function NotificationButton() {
  const intl = useIntl()
  const { data } = useQuery({ ...query('getPromptMeta'), refetchInterval: promptCheckMs })
  const count = data?.data.counts.notification ?? 0
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        label={intl.formatMessage({ id: 'app.bar.notifications' })}
        {...(count > 0 && { 'aria-describedby': 'new-notifications' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={Bell}
        onHoverStart={BellPopover.preload}
        onPress={() => setIsOpen(true)}
      >
        {count > 0 && (
          <span id="new-notifications">
            <Dot tone="critical" isOnCorner label={intl.formatMessage({ id: 'app.bar.newNotifications' })} />
          </span>
        )}
      </IconButton>
      {isOpen && <BellPopover trigger={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
