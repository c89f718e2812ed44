import { CircleHelp } from 'lucide-react'
import { paths } from '../shared/paths.ts'
import type { SidebarEntry, SidebarLink } from '../shared/sidebar.ts'
import type { SessionUser } from '../shared/user.ts'

const ofFeatures = import.meta.glob<SidebarEntry>('../features/*/sidebar.ts', { eager: true, import: 'sidebar' })
const support: SidebarEntry = { order: 10, label: 'app.nav.support', icon: CircleHelp, links: [] }
const entries = [...Object.values(ofFeatures), support].sort((one, other) => one.order - other.order)

/** The sidebar of a user, in the order of the spec (SHELL-01..11). */
export const sidebarEntries = (user: Pick<SessionUser, 'providers'>): SidebarEntry[] =>
  entries.filter(({ isShown }) => isShown?.(user) ?? true)

/** Whether an entry is active at an address: Couples also for one couple, Home only for its own addresses. */
export function isAt({ href, alsoAt = [] }: SidebarLink, path: string): boolean {
  if (href === paths.home()) return path === href || alsoAt.includes(path)
  return path === href || path.startsWith(`${href}/`)
}
