import { entryOf } from './entry-of.ts'

/** Features that a package may lack (UPG-03), besides the couples of a month. */
export const gatedFeatures = [
  'campaigns',
  'photo-uploads',
  'competitor-analysis',
  'testimonial-replies',
  'page-statistics',
  'deal-statistics',
  'whatsapp-leads',
  'dress-bidding',
  'leads',
] as const
export type GatedFeature = (typeof gatedFeatures)[number]

/** The popups that offer an upgrade (UPG-01); `feature` is for features without a popup of their own (UPG-07). */
export const upgradeKinds = [
  'testimonial-reply',
  'rival-stats',
  'visits-statistics',
  'weddings-statistics',
  'whatsapp-lead',
  'discounts',
  'leads',
  'feature',
] as const
export type UpgradeKind = (typeof upgradeKinds)[number]

const kindOfFeature: Record<GatedFeature, UpgradeKind> = {
  campaigns: 'discounts',
  'photo-uploads': 'feature',
  'competitor-analysis': 'rival-stats',
  'testimonial-replies': 'testimonial-reply',
  'page-statistics': 'visits-statistics',
  'deal-statistics': 'weddings-statistics',
  'whatsapp-leads': 'whatsapp-lead',
  'dress-bidding': 'feature',
  leads: 'leads',
}

export type Gate = { ok: true } | { ok: false; code: 'upgrade_required'; kind: UpgradeKind; feature: GatedFeature }

/** The popup of a gated feature (UPG-01, UPG-07). */
export function closedGate(feature: GatedFeature): Gate & { ok: false } {
  return { ok: false, code: 'upgrade_required', kind: entryOf(kindOfFeature, feature) ?? 'feature', feature }
}

/** The features that an answered request adds: those of its popup, or the one that the note names (UPG-03, UPG-07). */
export function featuresOfUpgrade(kind: UpgradeKind, note: string | null): GatedFeature[] {
  return gatedFeatures.filter((feature) => kindOfFeature[feature] === kind && (kind !== 'feature' || feature === note))
}

/** Open if a package includes a feature; a closed gate names the popup to show (UPG-03, UPG-04). */
export function packageGate(feature: GatedFeature, included: readonly GatedFeature[]): Gate {
  return included.includes(feature) ? { ok: true } : closedGate(feature)
}

/** Whether so many more photos fit the package; null means no limit, and adding none is always allowed (GAL-12). */
export function photoGate(uploaded: number, adding: number, limit: number | null): Gate {
  return adding <= 0 || limit === null || uploaded + adding <= limit ? { ok: true } : closedGate('photo-uploads')
}

/** How many photos a package includes: none without the feature, null without a limit (GAL-12). */
export function photosIncluded(product: { features: readonly GatedFeature[]; photosMax: number | null } | null): number | null {
  return product?.features.includes('photo-uploads') ? product.photosMax : 0
}

/** The state of a request for an upgrade (SHELL-39, UPG-05). */
export type UpgradeRequest = 'idle' | 'sending' | 'success' | 'failed'
export type UpgradeRequestEvent = 'send' | 'succeed' | 'fail' | 'close'

/**
 * The request after an event; a second press while sending changes nothing, and after a failure there is no button (SHELL-39, SHELL-40).
 */
export function upgradeRequestAfter(request: UpgradeRequest, event: UpgradeRequestEvent): UpgradeRequest {
  if (event === 'close') return 'idle'
  if (request === 'idle' && event === 'send') return 'sending'
  if (request === 'sending' && event === 'succeed') return 'success'
  if (request === 'sending' && event === 'fail') return 'failed'
  return request
}
