import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { versioned } from '@vendor-panel/sdk/query'
import { useApi } from '../../shared/api.ts'

export type TextField = Answer<'getProviderData'>['data']['fields'][number]

/** What the form of a text begins with: the last edit, else what couples read. */
export const textOf = ({ draft, pending, published }: TextField): string => draft ?? pending ?? published ?? ''

/** The texts of a provider with their version. A write puts its answer here, so that no form reads a version that is older than its own. */
export function useProviderTexts(providerId: number) {
  const api = useApi()
  const client = useQueryClient()
  const path = { providerId }
  const options = versioned(api, 'getProviderData', { path })
  return {
    ...useQuery(options),
    write: (answer: Answer<'getProviderData'>, etag: string | null) => client.setQueryData(options.queryKey, { answer, etag }),
    /** Reads them again after another user has saved. */
    reload: () => client.query({ ...options, staleTime: 0 }),
  }
}
