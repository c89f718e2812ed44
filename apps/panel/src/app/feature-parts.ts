import type { FeatureParts, FeaturePartName } from '../shared/feature-parts.ts'
import { lazily, type Loadable } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'

/** Parts of other features that pages show. */
export const featureParts: FeatureParts & Record<FeaturePartName, Loadable> = {
  LeadRow: lazily(withMessages(['leads'], () => import('../features/leads/LeadRow.tsx').then((code) => code.LeadRow))),
}
