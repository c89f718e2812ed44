import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Firms that a vendor refers: the form with the own proposals, the end, and the conditions (ROUTE-47). */
export const pages: readonly Page[] = [
  {
    path: paths.referProvider.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.referProvider',
    messages: ['referral'],
    component: () => import('./ReferralPage.tsx').then((code) => code.ReferralPage),
    reads: [firstRead('listReferralProposals')],
  },
  {
    path: paths.referProviderSuccess.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.referProvider',
    messages: ['referral'],
    component: () => import('./ReferralSuccessPage.tsx').then((code) => code.ReferralSuccessPage),
  },
  {
    path: paths.referProviderConditions.pattern,
    access: 'user',
    layout: 'main',
    title: 'referral.conditions.title',
    messages: ['referral'],
    component: () => import('./ReferralConditionsPage.tsx').then((code) => code.ReferralConditionsPage),
  },
]
