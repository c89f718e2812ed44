import { showsProviderMenu } from '@vendor-panel/domain'
import {
  Calendar,
  ChartColumn,
  CircleHelp,
  Heart,
  House,
  Image,
  ListTodo,
  Mail,
  Percent,
  Star,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { MessageId } from '../shared/page.ts'
import { paths } from '../shared/paths.ts'
import type { SessionUser } from '../shared/user.ts'

export type NavigationLink = {
  label: MessageId
  href: string
  icon?: LucideIcon
  badge?: 'pendingLeads' | 'todo'
  alsoAt?: readonly string[]
}
/** `Support` has services instead of pages (`SupportServices`). */
export type NavigationGroup = { label: MessageId; icon: LucideIcon; links: readonly NavigationLink[] }
export type NavigationEntry = NavigationLink | NavigationGroup

const home: NavigationLink = { label: 'app.nav.home', href: paths.home(), icon: House, alsoAt: [paths.dashboard()] }
const leads: NavigationLink = { label: 'app.nav.leads', href: paths.leads(), icon: Heart, badge: 'pendingLeads' }
const calendar: NavigationLink = { label: 'app.nav.calendar', href: paths.calendar(), icon: Calendar }
const todo: NavigationLink = { label: 'app.nav.todo', href: paths.todo(), icon: ListTodo, badge: 'todo' }
const providers: NavigationLink = { label: 'app.nav.providers', href: paths.providers(), icon: Store }
const galleries: NavigationLink = { label: 'app.nav.galleries', href: paths.galleries(), icon: Image }
const rest: NavigationEntry[] = [
  { label: 'app.nav.testimonials', href: paths.testimonials(), icon: Star },
  { label: 'app.nav.discounts', href: paths.discounts(), icon: Percent },
  {
    label: 'app.nav.templates',
    icon: Mail,
    links: [
      { label: 'app.nav.attachments', href: paths.attachmentTemplates() },
      { label: 'app.nav.signatures', href: paths.signatureTemplates() },
      { label: 'app.nav.mailTemplates', href: paths.mailTemplates() },
    ],
  },
  {
    // The magnet page is only reached by its address (ROUTE-41).
    label: 'app.nav.statistics',
    icon: ChartColumn,
    links: [
      { label: 'app.nav.visits', href: paths.visitStatistics() },
      { label: 'app.nav.weddings', href: paths.weddingStatistics() },
      { label: 'app.nav.rivals', href: paths.rivalStatistics() },
    ],
  },
  { label: 'app.nav.customerUsers', href: paths.customerUsers(), icon: Users },
  { label: 'app.nav.support', icon: CircleHelp, links: [] },
]

/** The sidebar of a user, in the order of the spec (SHELL-01..11). */
export function navigationEntries(user: Pick<SessionUser, 'providers'>): NavigationEntry[] {
  return [home, leads, calendar, todo, ...(showsProviderMenu(user) ? [providers, galleries] : []), ...rest]
}

/** Whether an entry is active at an address: Couples also for one couple, Home only for its own addresses. */
export function isAt({ href, alsoAt = [] }: NavigationLink, path: string): boolean {
  if (href === paths.home()) return path === href || alsoAt.includes(path)
  return path === href || path.startsWith(`${href}/`)
}
