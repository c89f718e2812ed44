import { Star } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = { order: 5, label: 'app.nav.testimonials', href: paths.testimonials(), icon: Star }
