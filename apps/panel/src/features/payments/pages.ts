import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Payments and packages of a provider; the id 0 is the whole account (ROUTE-34, ROUTE-35). */
export const pages: readonly Page[] = [
  {
    path: paths.providerPayments.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.payments',
    messages: ['shared.provider', 'payments', 'shared.subscription', 'shared.file', 'shared.csv', 'field'],
    component: () => import('./PaymentsPage.tsx').then((code) => code.PaymentsPage),
  },
]
