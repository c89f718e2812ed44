import { createVendorApi } from '@vendor-panel/sdk'
import { createQueryClient } from '@vendor-panel/sdk/query'

/** The session of this page: who has signed in, and who wants to know when that changes. */
let token: string | null = null
const listeners = new Set<() => void>()

export const currentToken = () => token
export function keepToken(next: string | null) {
  token = next
  for (const listener of listeners) listener()
}
export function onSession(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The panel is at another origin; its operator has named this page with its key in `CLIENT_ORIGINS`. */
export const api = createVendorApi({
  baseUrl: import.meta.env.VITE_API as string,
  session: { accessToken: currentToken, consumerKey: () => 'sample-page', switchUser: () => null },
  locale: () => 'en_CA',
  onUnauthenticated: () => keepToken(null),
})
export const client = createQueryClient(api)
