import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const signIn: Page = {
  path: paths.login.pattern,
  access: 'guest',
  layout: 'bare',
  title: 'auth.signIn.title',
  messages: ['auth'],
  component: () => import('./SignInPage.tsx').then((code) => code.SignInPage),
}

/** Google sends the browser back to an address of its own (AUTH-19, AMB-15). */
export const pages: readonly Page[] = [signIn, { ...signIn, path: paths.googleReturn.pattern }]
