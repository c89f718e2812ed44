import { useQuery } from '@tanstack/react-query'
import { packageGate, type GatedFeature } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'

/** Whether the package of a provider includes replies (TEST-08). Open until it is known: the server decides in any case. */
export function useReplyGate(providerId: number): { isClosed: boolean } {
  const { data } = useQuery(query('getActiveProduct', { path: { providerId } }))
  if (!data) return { isClosed: false }
  const features = (data.data?.features ?? []) as readonly GatedFeature[]
  return { isClosed: !packageGate('testimonial-replies', features).ok }
}
