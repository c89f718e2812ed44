import { paths } from '../shared/paths.ts'
import type { MessageId, Route } from './routes.ts'

// What belongs to a later part of the work: an honest page each. These lists may only shrink.

/** Sides of a couple that are not built yet (LEAD-06). */
export const notYetLeadTabs = ['offer', 'interactions', 'call-data'] as const

const inShell = (path: { pattern: string }, title: MessageId, options: Pick<Route, 'sidebar' | 'search'> = {}): Route => ({
  path: path.pattern,
  access: 'user',
  layout: 'main',
  title,
  page: 'NotYetPage',
  ...options,
})
const outside = (
  path: { pattern: string },
  title: MessageId,
  { access = 'guest', layout = 'bare' }: Partial<Pick<Route, 'access' | 'layout'>> = {},
): Route => ({
  path: path.pattern,
  access,
  layout,
  title,
  page: 'NotYetGuestPage',
})

export const notYet: readonly Route[] = [
  outside(paths.googleReturn, 'app.title.googleReturn'),
  outside(paths.forgotPassword, 'app.title.forgotPassword'),
  outside(paths.forgotUsername, 'app.title.forgotUsername'),
  outside(paths.renewPasswordByLink, 'app.title.passwordReset'),
  outside(paths.passwordReset, 'app.title.passwordReset', { access: 'open' }),
  outside(paths.register, 'app.title.register', { access: 'open', layout: 'signup' }),
  outside(paths.signupWizard, 'app.title.signupWizard', { layout: 'signup' }),

  inShell(paths.checkout, 'app.title.checkout', { sidebar: false, search: false }),
  inShell(paths.todo, 'app.nav.todo'),
  inShell(paths.providers, 'app.nav.providers'),
  inShell(paths.providerInfo, 'app.title.providerInfo'),
  inShell(paths.providerBadges, 'app.nav.badges'),
  inShell(paths.providerGallery, 'app.nav.galleries'),
  inShell(paths.providerGalleryDetail, 'app.nav.galleries'),
  inShell(paths.relatedProviders, 'app.title.relatedProviders'),
  inShell(paths.providerItems, 'app.nav.offers'),
  inShell(paths.providerPayments, 'app.nav.payments'),
  inShell(paths.providerCalendar, 'app.nav.calendar'),
  inShell(paths.galleries, 'app.nav.galleries'),
  inShell(paths.testimonials, 'app.nav.testimonials'),
  inShell(paths.transferReviews, 'app.title.transferReviews'),
  inShell(paths.visitStatistics, 'app.nav.visits'),
  inShell(paths.weddingStatistics, 'app.nav.weddings'),
  inShell(paths.rivalStatistics, 'app.nav.rivals'),
  inShell(paths.magnetStatistics, 'app.nav.magnet'),
  inShell(paths.customerUsers, 'app.nav.customerUsers'),
  inShell(paths.discounts, 'app.nav.discounts'),
  inShell(paths.attachmentTemplates, 'app.nav.attachments'),
  inShell(paths.signatureTemplates, 'app.nav.signatures'),
  inShell(paths.mailTemplates, 'app.nav.mailTemplates'),
  inShell(paths.instagramReturn, 'app.title.instagramReturn'),
  inShell(paths.settings, 'app.menu.settings'),
  inShell(paths.referProvider, 'app.title.referProvider'),
  inShell(paths.referProviderSuccess, 'app.title.referProvider'),
  inShell(paths.referProviderConditions, 'app.title.referProvider'),
]
