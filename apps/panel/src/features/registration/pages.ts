import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

/** The wizard behind a mailed link, and without one the start of a registration (ROUTE-11, AMB-19, AMB-57). */
export const pages: readonly Page[] = [
  {
    path: paths.signupWizard.pattern,
    access: 'guest',
    layout: 'signup',
    title: 'registration.title',
    messages: ['registration'],
    component: () => import('./SignupWizardPage.tsx').then((code) => code.SignupWizardPage),
  },
]
