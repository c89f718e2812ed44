import type { ReactNode } from 'react'
import { lazilyNeeded, type Lazy } from '../shared/lazily.tsx'
import type { Layout } from '../shared/page.ts'
import { withMessages } from '../shared/with-messages.ts'
import type { Route } from './routes.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

export type LayoutProps = { route: Route; children: ReactNode }

async function loadShell() {
  const [code] = await Promise.all([
    import('./Shell.tsx'),
    import('./first-reads.ts'),
    // The panel needs Temporal. Browsers that have it load nothing for it.
    'Temporal' in globalThis ? undefined : import('temporal-polyfill/global'),
  ])
  return code.Shell
}

const bare = lazilyNeeded<LayoutProps>(() => import('./BareLayout.tsx').then((code) => code.BareLayout))

/** ROUTE-01. Each is a chunk of its own: sign-in does not load the shell, and the shell does not load sign-in. */
export const layouts: Record<Layout, Lazy<LayoutProps>> = {
  main: lazilyNeeded<LayoutProps>(withMessages(['app.shell'], loadShell), <ShellSkeleton />),
  bare,
  signup: bare,
  error: bare,
  public: lazilyNeeded<LayoutProps>(() => import('./PublicLayout.tsx').then((code) => code.PublicLayout)),
}
