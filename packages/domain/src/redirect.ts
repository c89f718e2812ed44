// ROUTE-17: pages for guests are no target after sign-in.
const guestPages = /^\/(auth|password-renew|password-reset|register|signup-wizard|errors)(\/|$)/
const pathCharsMax = 2_000

/** The path and query to go to after sign-in, or null if it could leave our origin or loop back to a guest page (ROUTE-15..17). */
export function safeRedirect(path: string | null | undefined): string | null {
  if (!path || path.length > pathCharsMax || /[\p{Cc}\s\\]/u.test(path)) return null
  try {
    const pathname = decodeURIComponent(path.replace(/[?#].*/s, ''))
    return isPlainPath(pathname) && !guestPages.test(pathname.toLowerCase()) ? path : null
  } catch {
    return null
  }
}

/** One leading slash (two start a host), no dot segments that a browser would resolve, no backslash that it would replace. */
function isPlainPath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && !path.split('/').some((segment) => segment === '.' || segment === '..')
}
