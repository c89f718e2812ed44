import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Where a couple reads its offer, and accepts or declines it. The vendor's side is the Offer tab of the couple. */
export const pages: readonly Page[] = [
  {
    path: paths.offer.pattern,
    access: 'public',
    layout: 'public',
    title: 'offers.page.title',
    messages: ['offers.page'],
    component: () => import('./OfferPage.tsx').then((code) => code.OfferPage),
    reads: [firstRead('getOffer', { path: { offerToken: 'offerToken' } })],
  },
]
