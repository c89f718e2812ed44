import { socialStep } from '@vendor-panel/domain'
import { isRecord } from './guards.ts'
import { socialNames, type SocialType } from './social-types.ts'

// A visit to the page of a service, from which the browser returns with a code or a token.

/** A visit that was started in this tab. */
type Visit = { type: SocialType; purpose: 'sign-in' | 'connection'; state: string; redirectUrl: string | null }
/** What the redirect back carries. */
export type SocialReturn = Pick<Visit, 'type' | 'redirectUrl'> & { proof: { token: string; state: string; issuer?: string } | null }

const item = 'social-visit'

/** Goes to the page of a service; false if the answer has no address that can be followed. */
export function startVisit(
  answer: { authUrl?: string },
  visit: Omit<Visit, 'state'>,
  goTo: (url: string) => void = (url) => location.assign(url),
): boolean {
  const step = socialStep(answer)
  if (step.step !== 'leave') return false
  const state = new URL(step.url).searchParams.get('state') ?? ''
  sessionStorage.setItem(item, JSON.stringify({ ...visit, state } satisfies Visit))
  goTo(step.url)
  return true
}

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  Object.hasOwn(socialNames, String(value['type'])) &&
  (value['purpose'] === 'sign-in' || value['purpose'] === 'connection') &&
  typeof value['state'] === 'string' &&
  (value['redirectUrl'] === null || typeof value['redirectUrl'] === 'string')

/** The visit in a stored text; null if the panel did not write it. */
function readVisit(text: string): Visit | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isVisit(stored) ? stored : null
  } catch {
    return null
  }
}

/** Whether the browser returns from a service. */
export const isReturning = (): boolean => /[?#&]state=st_/.test(location.href)

/**
 * The end of a visit of this tab, once; null without one. Its proof is null if the service refused, or if the state is not the one that
 * this tab went there with: a link of another person must not sign in here, or connect their account (AUTH-19).
 */
export function endVisit(purpose: Visit['purpose']): SocialReturn | null {
  const stored = sessionStorage.getItem(item)
  sessionStorage.removeItem(item)
  const visit = stored === null ? null : readVisit(stored)
  if (visit?.purpose !== purpose) return null
  const fields = new URLSearchParams(location.hash.includes('state=') ? location.hash.slice(1) : location.search)
  const [token, state, issuer] = [fields.get('code') ?? fields.get('access_token'), fields.get('state'), fields.get('iss')]
  const isProven = token !== null && state === visit.state
  const { type, redirectUrl } = visit
  return { type, redirectUrl, proof: isProven ? { token, state, ...(issuer !== null && { issuer }) } : null }
}
