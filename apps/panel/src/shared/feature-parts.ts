import type { components } from '@vendor-panel/contract'
import type { ComponentType } from 'react'
import type { SessionUser } from './user.ts'

/**
 * Parts of one feature that pages of another show: features never import each other. `app/feature-parts.ts` creates them, and every page gets
 * them as props; a page lists those it shows in its manifest (`parts`), so that they are loaded with it.
 */
export type FeatureParts = {
  /** A couple in a list. */
  LeadRow: ComponentType<{ lead: components['schemas']['LeadEventRow'] & { id: number }; now: Temporal.Instant }>
  /** The main picture and all pictures and videos of a provider. */
  MediaTab: ComponentType<{ provider: SessionUser['providers'][number] }>
  /** The info page of a provider, by its tab; that of its pictures is a part of another feature. */
  ProviderInfo: ComponentType<{ tab: string | undefined; MediaTab: FeatureParts['MediaTab'] }>
  /** The response time and whom to answer first. */
  ResponseCoach: ComponentType
}

export type FeaturePartName = keyof FeatureParts
