import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { LeadRow } from '../features/leads/LeadRow.tsx'

/** The dashboard with the couples' own rows: features meet here, never each other. */
export const HomePage = () => <DashboardPage LeadRow={LeadRow} />
