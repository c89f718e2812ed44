import { Mail } from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { SidebarEntry } from '../../shared/sidebar.ts'

export const sidebar: SidebarEntry = {
  order: 7,
  label: 'app.nav.templates',
  icon: Mail,
  links: [
    { label: 'app.nav.attachments', href: paths.attachmentTemplates() },
    { label: 'app.nav.signatures', href: paths.signatureTemplates() },
    { label: 'app.nav.mailTemplates', href: paths.mailTemplates() },
  ],
}
