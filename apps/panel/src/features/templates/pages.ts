import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** What mails to couples are made of: texts, files and signatures (ROUTE-44, TMPL-01). */
export const pages: readonly Page[] = [
  {
    path: paths.mailTemplates.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.mailTemplates',
    messages: ['templates'],
    component: () => import('./MailTemplatesPage.tsx').then((code) => code.MailTemplatesPage),
  },
  {
    path: paths.attachmentTemplates.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.attachments',
    messages: ['templates', 'shared.file', 'field'],
    component: () => import('./AttachmentsPage.tsx').then((code) => code.AttachmentsPage),
  },
  {
    path: paths.signatureTemplates.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.signatures',
    messages: ['templates', 'shared.file', 'field'],
    component: () => import('./SignaturesPage.tsx').then((code) => code.SignaturesPage),
  },
]
