import { firstPage, firstRead } from '../../shared/first-read.ts'
import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const inbox = {
  access: 'user',
  layout: 'main',
  title: 'app.nav.leads',
  messages: ['leads'],
  component: () => import('./LeadsPage.tsx').then((code) => code.LeadsPage),
  fills: true,
} as const satisfies Partial<Page>

const list = [
  firstPage('listLeads', { query: () => import('./leads-url.ts').then((code) => code.readLeadFilters) }),
  firstRead('getLeadStats', { query: () => import('./leads-url.ts').then((code) => code.readStatsFilters) }),
]
const lead = { leadId: 'leadId' }

/** `/leads` and `/leads/{id}` are one page (ROUTE-22). */
export const pages: readonly Page[] = [
  { ...inbox, path: paths.leads.pattern, reads: list },
  {
    ...inbox,
    path: paths.lead.pattern,
    opens: () => import('./lead-detail-part.tsx').then((code) => code.LeadDetail),
    reads: [firstRead('getLead', { path: lead }), firstRead('listLeadMessages', { path: lead }), ...list],
  },
]
