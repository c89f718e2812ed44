import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The link with which an operator acts as a user (AMB-60). */
export const pages: readonly Page[] = [
  {
    path: paths.impersonate.pattern,
    access: 'open',
    layout: 'bare',
    title: 'impersonation.title',
    messages: ['impersonation'],
    component: () => import('./ImpersonatePage.tsx').then((code) => code.ImpersonatePage),
  },
]
