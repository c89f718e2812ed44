import { layouts } from './layouts.tsx'
import { pages } from './pages.tsx'
import { whenUseful } from '../shared/when-useful.ts'
import { findRoute } from './routes.ts'

/** Fetches the code of a page before it is needed: for the first one, on intent, and when idle. */
export async function preloadRoute(path: string): Promise<void> {
  const { layout, page } = findRoute(path)
  await Promise.all([layouts[layout].preload(), pages[page].preload()])
}

/** What comes next is fetched while nothing else is to do. A failure is found again when the page is opened. */
export function preloadWhenIdle(paths: readonly string[]): void {
  whenUseful(() => {
    for (const path of paths) void preloadRoute(path)
  })
}
