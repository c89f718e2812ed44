import type { components } from '@vendor-panel/contract'
import type { ComponentType } from 'react'

/**
 * Parts of one feature that pages of another show: features never import each other. `app/feature-parts.ts` creates them, and every page gets
 * them as props; a page lists those it shows in its manifest (`parts`), so that they are loaded with it.
 */
export type FeatureParts = {
  /** A couple in a list. */
  LeadRow: ComponentType<{ lead: components['schemas']['LeadEventRow'] & { id: number }; now: Temporal.Instant }>
}

export type FeaturePartName = keyof FeatureParts
