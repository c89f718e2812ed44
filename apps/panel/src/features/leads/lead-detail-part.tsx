import { lazilyNeeded } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { LeadDetailSkeleton } from './LeadDetailSkeleton.tsx'

/** The couple next to the list; its code is loaded when the browser is idle, or when a couple is about to be opened. */
export const LeadDetail = lazilyNeeded(
  withMessages(['leads.detail'], () => import('./LeadDetail.tsx').then((module) => module.LeadDetail)),
  <LeadDetailSkeleton />,
)
