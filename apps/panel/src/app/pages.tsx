import { lazily, type Lazy } from '../shared/lazily.tsx'
import { SignInPage } from '../features/auth/SignInPage.tsx'
import { notYetLeadTabs } from './not-yet.ts'
import { PageWaiting } from './PageWaiting.tsx'

const fromErrors = () => import('./error-pages.tsx')
const fromNotYet = () => import('./not-yet-pages.tsx')
const waiting = <PageWaiting />

// The key is the name of the component and, where a page has a file of its own, of that file: by it the build finds what the head script preloads.
export const pages = {
  // With the entry: as code of its own it would cost sign-in 4 KiB, and save the other pages none (measured).
  SignInPage: Object.assign(SignInPage, { preload: () => Promise.resolve() }),
  PasswordRenewPage: lazily(() => import('../features/auth/PasswordRenewPage.tsx').then((code) => code.PasswordRenewPage), waiting),
  HomePage: lazily(() => import('./HomePage.tsx').then((code) => code.HomePage), waiting),
  LeadsPage: lazily(
    () =>
      import('../features/leads/LeadsPage.tsx').then(({ LeadsPage }) => () => <LeadsPage notYetTabs={notYetLeadTabs} />),
    waiting,
  ),
  NotYetPage: lazily(() => fromNotYet().then((code) => code.NotYetPage), waiting),
  NotYetGuestPage: lazily(() => fromNotYet().then((code) => code.NotYetGuestPage), waiting),
  UnauthorizedPage: lazily(() => fromErrors().then((code) => code.UnauthorizedPage), waiting),
  NotFoundPage: lazily(() => fromErrors().then((code) => code.NotFoundPage), waiting),
  ServerErrorPage: lazily(() => fromErrors().then((code) => code.ServerErrorPage), waiting),
} satisfies Record<string, Lazy>

export type PageName = keyof typeof pages
