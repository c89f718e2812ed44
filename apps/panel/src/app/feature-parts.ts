import type { FeatureParts, FeaturePartName } from '../shared/feature-parts.ts'
import { lazily, type Loadable } from '../shared/lazily.tsx'
import { withWords } from '../shared/words.ts'

/** Parts of other features that pages show. */
export const featureParts: FeatureParts & Record<FeaturePartName, Loadable> = {
  LeadRow: lazily(withWords(['leads'], () => import('../features/leads/LeadRow.tsx').then((code) => code.LeadRow))),
}
