import { ChartColumn } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

/** The magnet page is only reached by its address (ROUTE-41). */
export const sidebar: SidebarEntry = {
  order: 8,
  label: 'app.nav.statistics',
  icon: ChartColumn,
  links: [
    { label: 'app.nav.visits', href: paths.visitStatistics() },
    { label: 'app.nav.weddings', href: paths.weddingStatistics() },
    { label: 'app.nav.rivals', href: paths.rivalStatistics() },
  ],
}
