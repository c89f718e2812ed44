import type { ReactNode } from 'react'
import { lazilyNeeded, type Lazy } from '../shared/lazily.tsx'
import type { Layout, Route } from './routes.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

export type LayoutProps = { route: Route; children: ReactNode }

async function loadShell() {
  const [code] = await Promise.all([
    import('./Shell.tsx'),
    // The panel reckons with Temporal. Where it is native, nothing is fetched for it.
    'Temporal' in globalThis ? undefined : import('temporal-polyfill/global'),
  ])
  return code.Shell
}

const bare = lazilyNeeded<LayoutProps>(() => import('./BareLayout.tsx').then((code) => code.BareLayout))

/** ROUTE-01. Each is code of its own: sign-in does not wait for the shell, nor the shell for sign-in. */
export const layouts: Record<Layout, Lazy<LayoutProps>> = {
  main: lazilyNeeded<LayoutProps>(loadShell, <ShellSkeleton />),
  bare,
  signup: bare,
  error: bare,
}
