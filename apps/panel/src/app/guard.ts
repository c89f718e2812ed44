import { requiredStep, safeRedirect } from '@vendor-panel/domain'
import type { Access } from '../shared/page.ts'
import { paths } from '../shared/paths.ts'

type Visit = {
  access: Access
  /** What the session still requires; null without a session. */
  token: { twoFactorRequired?: boolean; passwordChangeRequired: boolean } | null
  url: string
  /** Whether a payment of the account is due that the user may make. */
  isOwing?: boolean
}

const requestedPath = (url: string) => safeRedirect(new URL(url, 'http://panel').searchParams.get('redirectUrl'))

/** The redirect of a visit, or null (ROUTE-03..09, ROUTE-15..17, ROUTE-49, AUTH-43, AMB-18). */
export function redirectFor({ access, token, url, isOwing = false }: Visit): string | null {
  if (access === 'open' || access === 'public') return null
  if (!token) {
    if (access === 'guest') return null
    return access === 'user' ? paths.login({}, { redirectUrl: url }) : paths.login()
  }
  const step = requiredStep(token)
  if (step === access || (step === null && access === 'user')) return null
  // The requested address is kept for afterwards (ROUTE-08).
  const goal = access === 'user' ? url : (requestedPath(url) ?? paths.home())
  // Who came for nothing else is shown once, after sign-in, what is due (AUTH-43).
  if (step === null) return isOwing && goal === paths.home() ? paths.checkout() : goal
  return (step === 'two-factor' ? paths.twoFactor : paths.passwordRenew)({}, { redirectUrl: goal })
}
