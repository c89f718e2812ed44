import { useQueries, useQuery } from '@tanstack/react-query'
import { packageGate, type GatedFeature } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { useUser } from '../../shared/user.ts'

/** The providers whose discounts this user may change; account managers may change all (PERM-09). */
export function useWritableProviders() {
  const user = useUser()
  const asked = user.canManage ? [] : user.providers
  const answers = useQueries({ queries: asked.map(({ id }) => query('getProviderPermissions', { path: { providerId: id } })) })
  return user.canManage ? user.providers : asked.filter((_, index) => answers[index]?.data?.data.discounts === 'write')
}

/**
 * Whether the package of a provider includes campaigns (DISC-07). True until it is loaded, and for users who may not read the package: the
 * server decides in any case.
 */
export function useCampaignGate(providerId: number | undefined): { isClosed: boolean } {
  const { data } = useQuery({ ...query('getActiveProduct', { path: { providerId: providerId ?? 0 } }), enabled: providerId !== undefined })
  if (!data) return { isClosed: false }
  const features = (data.data?.features ?? []) as readonly GatedFeature[]
  return { isClosed: !packageGate('campaigns', features).ok }
}
