import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

export const pages: readonly Page[] = [
  {
    path: paths.verifyContact.pattern,
    access: 'open',
    layout: 'bare',
    title: 'contacts.verify.title',
    messages: ['contacts'],
    component: () => import('./VerifyContactPage.tsx').then((code) => code.VerifyContactPage),
  },
]
