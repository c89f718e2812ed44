import { whenUseful } from '../shared/when-useful.ts'
import { layouts } from './layouts.tsx'
import { pageOf } from './lazy-pages.tsx'
import { loadRoute } from './routes.ts'

/** Loads the route, the code and the messages of a page before it is shown: for the first page, on hover and focus of a link, and when idle. */
export async function preloadRoute(path: string): Promise<void> {
  // As with a part: what cannot be loaded shows when it is rendered.
  const found = await loadRoute(path).catch(() => null)
  if (found) await Promise.all([layouts[found.route.layout].preload(), pageOf(found.route).preload()])
}

/**
 * Preloads likely next pages once the browser is idle, if it is online: a browser keeps the failure of code that it could not load, and the
 * page could not be opened later either. Right after it is online again, requests may still fail.
 */
export function preloadWhenIdle(paths: readonly string[]): void {
  whenUseful(() => {
    if (navigator.onLine) for (const path of paths) void preloadRoute(path)
  })
}
