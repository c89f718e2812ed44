import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const settings: Page = {
  path: paths.settings.pattern,
  access: 'user',
  layout: 'main',
  title: 'app.menu.settings',
  messages: ['account'],
  component: () => import('./SettingsPage.tsx').then((code) => code.SettingsPage),
}

/** The users of the account (ROUTE-42), and the settings, each tab with its own address (ROUTE-46, SET-01, SET-02). */
export const pages: readonly Page[] = [
  {
    path: paths.customerUsers.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.customerUsers',
    messages: ['account.users'],
    component: () => import('./CustomerUsersPage.tsx').then((code) => code.CustomerUsersPage),
  },
  settings,
  // Instagram sends the browser back here (ROUTE-45, INT-14); the first tab goes on with its code.
  { ...settings, path: paths.instagramReturn.pattern },
]
