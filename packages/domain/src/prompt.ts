import { safeRedirect } from './redirect.ts'
import { webAddressProblem } from './web-address.ts'

/** Page size of the request that counts a provider's items (ITEM-06, CONST-06). */
export const itemCountLimit = 25

/** The target of a prompt's link (NOTI-10); an unsafe path or address has none. */
export type PromptTarget = { kind: 'route'; path: string } | { kind: 'new-tab'; url: string } | null

/** The target of a prompt's link: an own path is navigated to, an https address opens a new tab (NOTI-10). */
export function promptTarget(linkData: { path: string } | null): PromptTarget {
  if (linkData === null) return null
  const path = safeRedirect(linkData.path)
  if (path !== null) return { kind: 'route', path }
  const isSecure = /^https:\/\//i.test(linkData.path) && webAddressProblem(linkData.path) === null
  return isSecure ? { kind: 'new-tab', url: linkData.path } : null
}

/**
 * The effect of a click on a prompt: an open one is completed first (NOTI-05, NOTI-06); if that fails, the link is followed all the same
 * (AMB-33).
 */
export function promptClick(prompt: { completedAt: string | null; linkData: { path: string } | null }): {
  completes: boolean
  target: PromptTarget
} {
  return { completes: prompt.completedAt === null, target: promptTarget(prompt.linkData) }
}
