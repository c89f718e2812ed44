import { firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'
import { newestLeads } from './newest-leads.ts'

const dashboard = {
  access: 'user',
  layout: 'main',
  title: 'app.nav.home',
  messages: ['dashboard', 'leads'],
  component: () => import('./DashboardPage.tsx').then((code) => code.DashboardPage),
  parts: ['LeadRow', 'ResponseCoach'],
  reads: [firstRead('listLeads', { query: newestLeads }), firstRead('listResponseCoaching')],
} as const satisfies Partial<Page>

/** The start page has two addresses (ROUTE-20). */
export const pages: readonly Page[] = [
  { ...dashboard, path: paths.home.pattern },
  { ...dashboard, path: paths.dashboard.pattern },
]
