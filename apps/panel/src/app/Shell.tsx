import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '../shared/user.ts'
import type { LayoutProps } from './layouts.tsx'
import { makeQueryClient } from './query-client.ts'
import { followEvents } from './realtime.ts'
import { Sidebar } from './Sidebar.tsx'
import * as styles from './Shell.css.ts'
import { SidebarHead, TopBar } from './TopBar.tsx'

/** Top bar and sidebar around a page (ROUTE-01, ROUTE-02). */
export function Shell({ route, children }: LayoutProps) {
  const intl = useIntl()
  const user = useUser()
  const [client] = useState(() => makeQueryClient(intl))
  const content = useRef<HTMLElement>(null)
  const hasSidebar = route.sidebar !== false
  useEffect(() => followEvents(user.uuid, client, intl), [user.uuid, client, intl])

  return (
    <QueryClientProvider client={client}>
      <a
        href="#content"
        className={styles.skipLink}
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {intl.formatMessage({ id: 'app.skipToContent' })}
      </a>
      <div className={styles.shell} data-sidebar={hasSidebar || undefined}>
        {hasSidebar && (
          <aside className={styles.sidebar}>
            <SidebarHead />
            <Sidebar />
          </aside>
        )}
        <TopBar hasSidebar={hasSidebar} hasSearch={route.search !== false} />
        <main id="content" ref={content} tabIndex={-1} className={styles.main} data-fills={route.fills}>
          {children}
        </main>
      </div>
    </QueryClientProvider>
  )
}
