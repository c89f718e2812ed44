import { House } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 1, label: 'app.nav.home', href: paths.home(), icon: House, alsoAt: [paths.dashboard()] }
