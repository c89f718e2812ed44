import { Calendar } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 2.5, label: 'app.nav.calendar', href: paths.calendar(), icon: Calendar }
