import { useQuery } from '@tanstack/react-query'
import { packageGate, type GatedFeature } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'

/**
 * Whether the package of a provider lacks a feature (UPG-03). Open until it is known, without a provider, and for users who may not read the
 * package: the server decides in any case.
 */
export function usePackageGate(feature: GatedFeature, providerId: number | undefined): { isClosed: boolean } {
  const { data } = useQuery({ ...query('getActiveProduct', { path: { providerId: providerId ?? 0 } }), enabled: providerId !== undefined })
  if (!data) return { isClosed: false }
  const features = (data.data?.features ?? []) as readonly GatedFeature[]
  return { isClosed: !packageGate(feature, features).ok }
}
