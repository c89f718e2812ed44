import { showsProviderMenu } from '@vendor-panel/domain'
import { Image } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = {
  order: 4.5,
  label: 'app.nav.galleries',
  href: paths.galleries(),
  icon: Image,
  isShown: showsProviderMenu,
}
