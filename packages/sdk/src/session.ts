import { signInOperations } from '@vendor-panel/contract/operations'
import type { OperationName } from './operation.ts'

/** The caller. Read at every call, so that signing in or out, or impersonation, needs no new client. */
export interface Session {
  /** The token of the signed-in user, or of the operator while impersonating (HTTP-04); null when signed out. */
  accessToken: () => string | null
  /** The key of the sign-in response; before that, the app's own (HTTP-03). */
  consumerKey: () => string
  /** The value of the cookie `switch_user` while impersonating (HTTP-02). */
  switchUser: () => string | null
}

/** The headers of a call (HTTP-01..04). A header without a value is omitted, not sent empty (AMB-45). */
export function sessionHeaders(session: Session, token: string | null): Record<string, string> {
  const switchUser = session.switchUser()
  return {
    'X-Consumer-Key': session.consumerKey(),
    ...(token !== null && { 'X-Access-Token': token }),
    ...(switchUser !== null && { 'switch-user': switchUser }),
  }
}

/**
 * Reports the end of a session once, for any number of calls with 401 (ERR-01, ERR-02).
 * A late 401 of an earlier session is ignored when a user is signed in again.
 */
export function reportUnauthenticatedOnce(session: Session, onUnauthenticated: () => void) {
  const reported = new Set<string | null>()
  return {
    calling(token: string | null) {
      // Every sign-in starts a new session, so the next end is reported again.
      if (token !== null) reported.delete(null)
    },
    refused(token: string | null) {
      const current = session.accessToken()
      if (reported.has(token) || (current !== null && current !== token)) return
      reported.add(token)
      onUnauthenticated()
    },
  }
}

const signIns = new Set<OperationName>(signInOperations)

/**
 * Whether a refusal ends the session: a 401, or a session that is not found (ERR-01, AUTH-10). The 401 of a sign-in is about
 * the credentials (AUTH-42, AMB-20); all other failures, and calls without an answer, keep the session (AUTH-11).
 */
export function endsSession(operation: OperationName, status: number): boolean {
  return status === 404 ? operation === 'getAccessToken' : status === 401 && !signIns.has(operation)
}
