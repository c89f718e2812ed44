import type { ComponentType } from 'react'
import { lazilyNeeded, type Lazy } from '../shared/lazily.tsx'
import { withWords } from '../shared/words.ts'
import type { Feature } from './messages.ts'
import { notYetLeadTabs } from './not-yet.ts'
import { PageWaiting } from './PageWaiting.tsx'

/** A page with the features whose sentences it says; both are fetched together. */
function page(words: readonly Feature[], load: () => Promise<ComponentType>): Lazy & { words: readonly Feature[] } {
  return Object.assign(lazilyNeeded(withWords(words, load), <PageWaiting />), { words })
}

const fromErrors = () => import('./error-pages.tsx')
const fromNotYet = () => import('./not-yet-pages.tsx')

// The key is the name of the component and, where a page has a file of its own, of that file: by it the build finds what the head script preloads.
export const pages = {
  SignInPage: page(['auth'], () => import('../features/auth/SignInPage.tsx').then((code) => code.SignInPage)),
  PasswordRenewPage: page(['auth'], () => import('../features/auth/PasswordRenewPage.tsx').then((code) => code.PasswordRenewPage)),
  HomePage: page(['dashboard', 'leads'], () => import('./HomePage.tsx').then((code) => code.HomePage)),
  LeadsPage: page(['leads'], () =>
    import('../features/leads/LeadsPage.tsx').then(({ LeadsPage }) => () => <LeadsPage notYetTabs={notYetLeadTabs} />),
  ),
  NotYetPage: page([], () => fromNotYet().then((code) => code.NotYetPage)),
  NotYetGuestPage: page(['auth'], () => fromNotYet().then((code) => code.NotYetGuestPage)),
  UnauthorizedPage: page([], () => fromErrors().then((code) => code.UnauthorizedPage)),
  NotFoundPage: page([], () => fromErrors().then((code) => code.NotFoundPage)),
  ServerErrorPage: page([], () => fromErrors().then((code) => code.ServerErrorPage)),
} satisfies Record<string, Lazy>

export type PageName = keyof typeof pages
