import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { versioned } from '@vendor-panel/sdk/query'
import { useApi } from '../../shared/api.ts'

export type ProviderRecord = Answer<'getProvider'>['data']

/** The data of a provider with its version, for the forms that change parts of it. */
export function useProviderRecord(providerId: number) {
  const api = useApi()
  const client = useQueryClient()
  const options = versioned(api, 'getProvider', { path: { providerId } })
  return {
    ...useQuery(options),
    write: (answer: Answer<'getProvider'>, etag: string | null) => client.setQueryData(options.queryKey, { answer, etag }),
    reload: () => client.query({ ...options, staleTime: 0 }),
  }
}
