import type { MessageId, Page } from '../shared/page.ts'
import { paths } from '../shared/paths.ts'

// Pages that are not built yet, which they state. This list may only shrink; a feature that provides a page removes its entry.

const page = () => import('./not-yet-pages.tsx').then((code) => code.NotYetPage)
const guestPage = () => import('./not-yet-pages.tsx').then((code) => code.NotYetGuestPage)

const inShell = (path: { pattern: string }, title: MessageId, options: Pick<Page, 'sidebar' | 'search'> = {}): Page => ({
  path: path.pattern,
  access: 'user',
  layout: 'main',
  title,
  messages: [],
  component: page,
  ...options,
})
const outside = (path: { pattern: string }, title: MessageId, options: Partial<Pick<Page, 'access' | 'layout'>> = {}): Page => ({
  path: path.pattern,
  access: 'guest',
  layout: 'bare',
  title,
  messages: ['auth'],
  component: guestPage,
  ...options,
})

export const notYet: readonly Page[] = [
  outside(paths.googleReturn, 'app.title.googleReturn'),
  outside(paths.forgotPassword, 'app.title.forgotPassword'),
  outside(paths.forgotUsername, 'app.title.forgotUsername'),
  outside(paths.renewPasswordByLink, 'app.title.passwordReset'),
  outside(paths.passwordReset, 'app.title.passwordReset', { access: 'open' }),
  outside(paths.register, 'app.title.register', { access: 'open', layout: 'signup' }),
  outside(paths.signupWizard, 'app.title.signupWizard', { layout: 'signup' }),

  inShell(paths.checkout, 'app.title.checkout', { sidebar: false, search: false }),
  inShell(paths.todo, 'app.nav.todo'),
  inShell(paths.providerBadges, 'app.nav.badges'),
  inShell(paths.providerGallery, 'app.nav.galleries'),
  inShell(paths.providerGalleryDetail, 'app.nav.galleries'),
  inShell(paths.relatedProviders, 'app.title.relatedProviders'),
  inShell(paths.providerItems, 'app.nav.offers'),
  inShell(paths.providerPayments, 'app.nav.payments'),
  inShell(paths.galleries, 'app.nav.galleries'),
  inShell(paths.testimonials, 'app.nav.testimonials'),
  inShell(paths.transferReviews, 'app.title.transferReviews'),
  inShell(paths.visitStatistics, 'app.nav.visits'),
  inShell(paths.weddingStatistics, 'app.nav.weddings'),
  inShell(paths.rivalStatistics, 'app.nav.rivals'),
  inShell(paths.magnetStatistics, 'app.nav.magnet'),
  inShell(paths.customerUsers, 'app.nav.customerUsers'),
  inShell(paths.instagramReturn, 'app.title.instagramReturn'),
  inShell(paths.settings, 'app.menu.settings'),
  inShell(paths.referProvider, 'app.title.referProvider'),
  inShell(paths.referProviderSuccess, 'app.title.referProvider'),
  inShell(paths.referProviderConditions, 'app.title.referProvider'),
]
