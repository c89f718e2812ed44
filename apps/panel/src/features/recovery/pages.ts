import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const requestReset = () => import('./ForgotPasswordPage.tsx').then((code) => code.ForgotPasswordPage)
const resetPassword = () => import('./ResetPasswordPage.tsx').then((code) => code.ResetPasswordPage)
const texts = { layout: 'bare', messages: ['auth', 'auth.renew', 'recovery'] } as const satisfies Partial<Page>

/** Ways back into an account, and the first sign-in of an invited user. */
export const pages: readonly Page[] = [
  { ...texts, path: paths.forgotPassword.pattern, access: 'guest', title: 'recovery.password.title', component: requestReset },
  {
    ...texts,
    path: paths.forgotUsername.pattern,
    access: 'guest',
    title: 'recovery.username.title',
    component: () => import('./ForgotUsernamePage.tsx').then((code) => code.ForgotUsernamePage),
  },
  { ...texts, path: paths.passwordReset.pattern, access: 'open', title: 'recovery.reset.title', component: resetPassword },
  { ...texts, path: paths.renewPasswordByLink.pattern, access: 'guest', title: 'recovery.reset.title', component: resetPassword },
  {
    ...texts,
    path: paths.register.pattern,
    access: 'open',
    layout: 'signup',
    title: 'recovery.register.title',
    component: () => import('./RegisterPage.tsx').then((code) => code.RegisterPage),
  },
  {
    ...texts,
    path: paths.passwordRenew.pattern,
    access: 'password-renew',
    title: 'auth.renew.title',
    component: () => import('./PasswordRenewPage.tsx').then((code) => code.PasswordRenewPage),
  },
]
