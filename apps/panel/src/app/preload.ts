import { whenUseful } from '../shared/when-useful.ts'
import { layouts } from './layouts.tsx'
import { pageOf } from './lazy-pages.tsx'
import { findRoute } from './routes.ts'

/** Loads the code and the messages of a page before it is shown: for the first page, on hover and focus of a link, and when idle. */
export async function preloadRoute(path: string): Promise<void> {
  const route = findRoute(path)
  await Promise.all([layouts[route.layout].preload(), pageOf(route).preload()])
}

/** Preloads likely next pages once the browser is idle. A page that cannot be loaded says so when it is opened. */
export function preloadWhenIdle(paths: readonly string[]): void {
  whenUseful(() => {
    for (const path of paths) void preloadRoute(path)
  })
}
