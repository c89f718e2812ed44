import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Where products and due payments are paid, without sidebar and search (ROUTE-19). */
export const pages: readonly Page[] = [
  {
    path: paths.checkout.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.title.checkout',
    messages: ['checkout', 'payments', 'shared.file', 'field'],
    component: () => import('./CheckoutPage.tsx').then((code) => code.CheckoutPage),
    sidebar: false,
    search: false,
    reads: [firstRead('getPaymentBank')],
  },
]
