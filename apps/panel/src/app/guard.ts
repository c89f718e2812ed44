import { safeRedirect } from '@vendor-panel/domain'
import type { Access } from '../shared/page.ts'
import { paths } from '../shared/paths.ts'

type Visit = { access: Access; isSignedIn: boolean; mustRenew: boolean; url: string }

const cameFor = (url: string) => safeRedirect(new URL(url, 'http://panel').searchParams.get('redirectUrl'))

/** The redirect of a visit, or null (ROUTE-03..09, ROUTE-15..17, ROUTE-49). */
export function redirectFor({ access, isSignedIn, mustRenew, url }: Visit): string | null {
  if (access === 'open' || access === 'public') return null
  if (!isSignedIn) {
    if (access === 'guest') return null
    return access === 'user' ? paths.login({}, { redirectUrl: url }) : paths.login()
  }
  if (access === 'user') return mustRenew ? paths.passwordRenew({}, { redirectUrl: url }) : null
  if (access === 'renewal' && mustRenew) return null
  const goal = cameFor(url) ?? paths.home()
  // Renewal comes first (ROUTE-08); the requested address is kept for afterwards.
  return mustRenew ? paths.passwordRenew({}, { redirectUrl: goal }) : goal
}
