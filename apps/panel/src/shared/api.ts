import { createContext, use } from 'react'
import type { VendorApi } from '@vendor-panel/sdk'

/** Reads use `useQuery(query(…))`; this is for calls that are neither a read nor a write of a page, such as signing in. */
export const ApiContext = createContext<VendorApi | null>(null)

export function useApi(): VendorApi {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext')
  return api
}
