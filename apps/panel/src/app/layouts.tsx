import { Link } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { Brand } from './Brand.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { speakOfPanel } from './locale.ts'
import { lazily, type Lazy } from '../shared/lazily.tsx'
import type { Layout, Route } from './routes.ts'
import * as styles from './Shell.css.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

export type LayoutProps = { route: Route; children: ReactNode }

/** A page by itself: sign-in, recovery, errors. Where a sign-up goes on, its top bar is this one (ROUTE-01). */
function BareLayout({ children }: LayoutProps) {
  return (
    <div className={styles.bare}>
      <header className={styles.bareBar}>
        <Link href={paths.home()} variant="bare">
          <Brand />
        </Link>
        <LanguageSelect />
      </header>
      <main id="content" className={styles.bareMain}>
        {children}
      </main>
    </div>
  )
}

const bare = Object.assign(BareLayout, { preload: () => Promise.resolve() })

async function loadShell() {
  const [code] = await Promise.all([
    import('./Shell.tsx'),
    speakOfPanel(),
    // The panel reckons with Temporal. Where it is native, nothing is fetched for it.
    'Temporal' in globalThis ? undefined : import('temporal-polyfill/global'),
  ])
  return code.Shell
}

/** ROUTE-01. The shell is code of its own: the sign-in page does not wait for it. */
export const layouts: Record<Layout, Lazy<LayoutProps>> = {
  main: lazily<LayoutProps>(loadShell, <ShellSkeleton />),
  bare,
  signup: bare,
  error: bare,
}
