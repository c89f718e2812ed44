import type { Answer } from '@vendor-panel/sdk'
import { readCookie, writeStored } from './storage.ts'

const secure = () => (location.protocol === 'https:' ? '; secure' : '')

/** The operator's token and the cookie that marks the impersonation; the user's own token on this device stays (AUTH-44, AMB-11). */
export function startImpersonation({ accessToken, switchUser }: Answer<'createImpersonation'>): void {
  writeStored('adminAccessToken', accessToken.id)
  document.cookie = `switch_user=${encodeURIComponent(switchUser)}; path=/; samesite=strict${secure()}`
}

/** Removes both (AUTH-46). */
export function endImpersonation(): void {
  writeStored('adminAccessToken', null)
  if (readCookie('switch_user') !== null) document.cookie = 'switch_user=; path=/; max-age=0'
}
