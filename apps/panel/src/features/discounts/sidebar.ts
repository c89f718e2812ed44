import { Percent } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 6, label: 'app.nav.discounts', href: paths.discounts(), icon: Percent }
