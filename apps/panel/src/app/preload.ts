import { layouts } from './layouts.tsx'
import { pages } from './pages.tsx'
import { findRoute } from './routes.ts'

/** Fetches the code of a page before it is needed: for the first one, on intent, and when idle (speed.md, changes 1 and 4). */
export async function preloadRoute(path: string): Promise<void> {
  const { layout, page } = findRoute(path)
  await Promise.all([layouts[layout].preload(), pages[page].preload()])
}

/** Once the panel is useful, what comes next is fetched while nothing else is to do. A failure is found again when the page is opened. */
export function preloadWhenIdle(paths: readonly string[]): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000))
  idle(() => {
    for (const path of paths) preloadRoute(path).catch(() => {})
  })
}
