import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The second step of a sign-in (AUTH-26). */
export const pages: readonly Page[] = [
  {
    path: paths.twoFactor.pattern,
    access: 'two-factor',
    layout: 'bare',
    title: 'two-factor.step.title',
    messages: ['two-factor'],
    component: () => import('./TwoFactorPage.tsx').then((code) => code.TwoFactorPage),
  },
]
