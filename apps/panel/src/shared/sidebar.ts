import type { LucideIcon } from 'lucide-react'
import type { MessageId } from './page.ts'
import type { SessionUser } from './user.ts'

export type SidebarLink = {
  label: MessageId
  href: string
  icon?: LucideIcon
  badge?: 'pendingLeads' | 'todo'
  alsoAt?: readonly string[]
}
/** A group without links is `Support`, which has services instead of pages (`SupportServices`). */
export type SidebarGroup = { label: MessageId; icon: LucideIcon; links: readonly SidebarLink[] }

/** An entry of the sidebar (SHELL-01..11). Each feature that has one declares it in its `sidebar.ts`. */
export type SidebarEntry = (SidebarLink | SidebarGroup) & {
  /** Entries are shown in the order of these numbers, which are those of the spec (SHELL-01 is 1); new ones go between two of them. */
  order: number
  /** Left out if every user sees the entry. */
  isShown?: (user: Pick<SessionUser, 'providers'>) => boolean
}
