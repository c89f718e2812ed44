import { showsProviderMenu } from '@vendor-panel/domain'
import { Store } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = {
  order: 4,
  label: 'app.nav.providers',
  href: paths.providers(),
  icon: Store,
  isShown: showsProviderMenu,
}
