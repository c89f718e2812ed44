import { Drawer } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { Sidebar } from './Sidebar.tsx'
import { SidebarHead } from './TopBar.tsx'

/** The sidebar of small screens (SHELL-24). */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={intl.formatMessage({ id: 'app.nav.label' })}
      strings={{ close: intl.formatMessage({ id: 'app.nav.close' }) }}
    >
      <SidebarHead />
      <Sidebar />
    </Drawer>
  )
}
