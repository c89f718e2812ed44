import { createContext, use } from 'react'
import type { VendorApi } from '@vendor-panel/sdk'

/** Reads go through `useQuery(query(…))`; this is for what is no read and no write of a page, such as signing in. */
export const ApiContext = createContext<VendorApi | null>(null)

export function useApi(): VendorApi {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext')
  return api
}
