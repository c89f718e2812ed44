// ROUTE-17: pages of people who are not signed in make no place to come back to.
const guestPages = /^\/(auth|password-renew|password-reset|register|signup-wizard|errors)(\/|$)/
const pathCharsMax = 2_000

/** The path and query to go to after sign-in, or null when it could leave our origin or loop back to a guest page (ROUTE-15..17). */
export function safeRedirect(path: string | null | undefined): string | null {
  if (!path || path.length > pathCharsMax || /[\p{Cc}\s\\]/u.test(path)) return null
  try {
    const pathname = decodeURIComponent(path.replace(/[?#].*/s, ''))
    return isPlainPath(pathname) && !guestPages.test(pathname.toLowerCase()) ? path : null
  } catch {
    return null
  }
}

/** One leading slash (two name a host), no dot segments that a browser would resolve, no backslash that it would turn round. */
function isPlainPath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && !path.split('/').some((segment) => segment === '.' || segment === '..')
}
