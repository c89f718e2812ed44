import { Users } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 9, label: 'app.nav.customerUsers', href: paths.customerUsers(), icon: Users }
