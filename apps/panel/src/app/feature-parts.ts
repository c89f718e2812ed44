import type { FeatureParts, FeaturePartName } from '../shared/feature-parts.ts'
import { lazily, type Loadable } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'

const others = () => import('./other-parts.ts').then((code) => code.otherParts)

/** Parts of other features that pages show. */
export const featureParts: FeatureParts & Record<FeaturePartName, Loadable> = {
  LeadRow: lazily(withMessages(['leads'], () => import('../features/leads/LeadRow.tsx').then((code) => code.LeadRow))),
  MediaTab: lazily(() => others().then(({ MediaTab }) => MediaTab())),
  ProviderInfo: lazily(() => others().then(({ ProviderInfo }) => ProviderInfo())),
  ResponseCoach: lazily(() => others().then(({ ResponseCoach }) => ResponseCoach())),
}
