import { listDefaults } from '@vendor-panel/contract/operations'
import { safeRedirect } from './redirect.ts'
import { webAddressProblem } from './web-address.ts'

/** Prompts to a page, from page 1 (NOTI-03, CONST-06). */
export const promptPageSize = listDefaults.limit
export const firstPage = 1
/** How many items the count of a provider's items asks for (ITEM-06, CONST-06). */
export const itemCountLimit = 25

/** Where a prompt's link leads (NOTI-10); a path or address that is not safe leads nowhere. */
export type PromptTarget = { kind: 'route'; path: string } | { kind: 'new-tab'; url: string } | null

/** The target of a prompt's link: a path of ours goes through the router, an https address opens a new tab (NOTI-10). */
export function promptTarget(linkData: { path: string } | null): PromptTarget {
  if (linkData === null) return null
  const path = safeRedirect(linkData.path)
  if (path !== null) return { kind: 'route', path }
  const isSecure = /^https:\/\//i.test(linkData.path) && webAddressProblem(linkData.path) === null
  return isSecure ? { kind: 'new-tab', url: linkData.path } : null
}

/** What a click on a prompt does: only an open one is completed first (NOTI-05, NOTI-06); the link is followed all the same when that fails (AMB-33). */
export function promptClick(prompt: { completedAt: string | null; linkData: { path: string } | null }): {
  completes: boolean
  target: PromptTarget
} {
  return { completes: prompt.completedAt === null, target: promptTarget(prompt.linkData) }
}

/** The page to ask for next, or null when all have come: the last one was short, or the total is reached (NOTI-11, AMB-50). */
export function nextPromptPage(pages: readonly { length: number }[], total: number): number | null {
  const loaded = pages.reduce((sum, page) => sum + page.length, 0)
  const last = pages.at(-1)
  if (last && (last.length < promptPageSize || loaded >= total)) return null
  return pages.length + firstPage
}
