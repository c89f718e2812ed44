import { Heart } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 2, label: 'app.nav.leads', href: paths.leads(), icon: Heart, badge: 'pendingLeads' }
