import { Shapes } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 9.5, label: 'app.nav.sampleItems', href: paths.sampleItems(), icon: Shapes }
