import { paths } from '../../shared/paths.ts'

/** Whether the browser has loaded this document as the checkout, and not another page that has navigated here without a full load. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === paths.checkout()
}
