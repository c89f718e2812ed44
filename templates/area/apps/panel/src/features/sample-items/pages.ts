import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** Sample items of the account. */
export const pages: readonly Page[] = [
  {
    path: paths.sampleItems.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.sampleItems',
    messages: ['sample-items'],
    component: () => import('./SampleItemsPage.tsx').then((code) => code.SampleItemsPage),
    reads: [firstRead('listSampleItems')],
  },
]
