import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

export const pages: readonly Page[] = [
  {
    path: paths.login.pattern,
    access: 'guest',
    layout: 'bare',
    title: 'auth.signIn.title',
    messages: ['auth'],
    component: () => import('./SignInPage.tsx').then((code) => code.SignInPage),
  },
  {
    path: paths.passwordRenew.pattern,
    access: 'renewal',
    layout: 'bare',
    title: 'auth.renew.title',
    messages: ['auth'],
    component: () => import('./PasswordRenewPage.tsx').then((code) => code.PasswordRenewPage),
  },
]
