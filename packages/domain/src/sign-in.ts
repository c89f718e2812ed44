import { safeRedirect } from './redirect.ts'

/** The steps that a session still requires (AUTH-14, AUTH-43, AMB-17, AMB-18). */
export interface SignInFacts {
  twoFactorRequired: boolean
  passwordChangeRequired: boolean
  unsignedAgreements: number
  pendingPayments: number
  /** The `redirectUrl` of the query, unchecked. */
  redirectUrl: string | null
}

/** The destination after sign-in: a required step, or a page. */
export type SignInStep = { step: 'two-factor' | 'password-renew' | 'agreements' } | { step: 'page'; path: string }

/**
 * The next step after sign-in: second factor, new password, agreements, then the requested page, else open payments once, else the start
 * page (AMB-18).
 */
export function signInStep(facts: SignInFacts): SignInStep {
  if (facts.twoFactorRequired) return { step: 'two-factor' }
  if (facts.passwordChangeRequired) return { step: 'password-renew' }
  if (facts.unsignedAgreements > 0) return { step: 'agreements' }
  const path = safeRedirect(facts.redirectUrl)
  if (path !== null) return { step: 'page', path }
  return { step: 'page', path: facts.pendingPayments > 0 ? '/checkout' : '/' }
}

export type GoogleStep = { step: 'leave'; url: string } | { step: 'session'; accessTokenId: string } | { step: 'failed' }

/** The step after Google sign-in: go to Google's page, or a session by its id (AUTH-18). Any other address is not followed. */
export function googleStep(answer: { authUrl?: string | null; id?: string | null }): GoogleStep {
  if (answer.authUrl)
    return answer.authUrl.startsWith('https://accounts.google.com/') ? { step: 'leave', url: answer.authUrl } : { step: 'failed' }
  return answer.id ? { step: 'session', accessTokenId: answer.id } : { step: 'failed' }
}
