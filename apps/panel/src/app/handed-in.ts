import type { HandedIn, HandedInName } from '../shared/handed-in.ts'
import { lazily, type Loadable } from '../shared/lazily.tsx'
import { withWords } from '../shared/words.ts'

/** Parts of other features that pages show. */
export const handedIn: HandedIn & Record<HandedInName, Loadable> = {
  LeadRow: lazily(withWords(['leads'], () => import('../features/leads/LeadRow.tsx').then((code) => code.LeadRow))),
}
