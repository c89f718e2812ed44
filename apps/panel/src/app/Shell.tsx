import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Rail } from '@vendor-panel/ui'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { lazily } from '../shared/lazily.tsx'
import { useAtomValue } from '../shared/store.ts'
import { markPageUseful, whenUseful } from '../shared/when-useful.ts'
import { useUser } from '../shared/user.ts'
import { withMessages } from '../shared/with-messages.ts'
import type { LayoutProps } from './layouts.tsx'
import { queryClientOf } from './query-client.ts'
import { followEvents } from './follow-events.ts'
import { sessionState, visitorOf } from './session.ts'
import { Sidebar } from './Sidebar.tsx'
import * as styles from './Shell.css.ts'
import { SkipLink } from './SkipLink.tsx'
import { SidebarHead, TopBar } from './TopBar.tsx'

const RailControls = lazily(() => import('./ShellExtras.tsx').then((code) => code.ShellExtras))
const UpgradeBanner = lazily(withMessages(['app.account'], () => import('./UpgradeBanner.tsx').then((code) => code.UpgradeBanner)))
const DueBanner = lazily(
  withMessages(['app.due'], () => import('./DueBanner.tsx').then((code) => code.DueBanner)),
  <div className={styles.due} />,
)

/** The first page is useful once its first reads have succeeded or failed. */
function untilAnswered(client: QueryClient): () => void {
  const check = () => {
    if (client.isFetching() > 0) return
    stop()
    markPageUseful()
  }
  const stop = client.getQueryCache().subscribe(check)
  check()
  return stop
}

/** `isReady`: the first page is useful. Memoised like the bar: navigation renders the page, and of the shell only what changes. */
const SidebarColumn = memo(function SidebarColumn({ isReady }: { isReady: boolean }) {
  const rail = useRef<HTMLElement>(null)
  return (
    <div className={styles.sidebar}>
      <Rail ref={rail} controls={isReady && <RailControls rail={rail} />}>
        <SidebarHead />
        <Sidebar />
      </Rail>
    </div>
  )
})

/** Top bar and sidebar around a page (ROUTE-01, ROUTE-02). */
export function Shell({ route, children }: LayoutProps) {
  const intl = useIntl()
  const user = useUser()
  const { isOwing } = visitorOf(useAtomValue(sessionState))
  const [client] = useState(() => queryClientOf(user))
  const [isReady, setReady] = useState(false)
  const { countryCode } = user.details
  const hasSidebar = route.sidebar !== false
  useEffect(() => untilAnswered(client), [client])
  useEffect(() => whenUseful(() => setReady(true)), [])
  useEffect(
    () =>
      whenUseful(() => {
        // If the code cannot be loaded, the next visit checks the language.
        import('./enabled-languages.ts').then((code) => code.checkLanguage(client, countryCode)).catch(() => {})
      }),
    [client, countryCode],
  )
  // Messages that are loaded later change the text of a toast; the feed stays connected.
  const currentIntl = useEffectEvent(() => intl)
  useEffect(() => followEvents(user, client, () => currentIntl()), [user, client])

  return (
    <QueryClientProvider client={client}>
      <SkipLink />
      <div className={styles.shell} data-sidebar={hasSidebar || undefined}>
        {hasSidebar && <SidebarColumn isReady={isReady} />}
        <TopBar hasSidebar={hasSidebar} hasSearch={route.search !== false} isReady={isReady} />
        <main id="content" tabIndex={-1} className={styles.main} data-fills={route.fills}>
          {isOwing && hasSidebar && <DueBanner />}
          {isReady && !user.customer.isPaid && <UpgradeBanner />}
          {children}
        </main>
      </div>
    </QueryClientProvider>
  )
}
