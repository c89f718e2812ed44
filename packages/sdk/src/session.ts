import { signInOperations } from '@vendor-panel/contract/operations'
import type { OperationName } from './operation.ts'

/** Who is calling. Read at every call, so that signing in, out, or in as somebody else needs no new client. */
export interface Session {
  /** The token of the signed-in user, or of the operator while impersonating (HTTP-04); null while signed out. */
  accessToken: () => string | null
  /** The key of the sign-in answer; before that, the app's own (HTTP-03). */
  consumerKey: () => string
  /** The value of the cookie `switch_user` while impersonating (HTTP-02). */
  switchUser: () => string | null
}

/** The headers of a call (HTTP-01..04). What there is nothing for is left out, not sent empty (AMB-45). */
export function sessionHeaders(session: Session, locale: string, token: string | null): Record<string, string> {
  const switchUser = session.switchUser()
  return {
    'Accept-Language': locale.replace('_', '-'),
    'X-Consumer-Key': session.consumerKey(),
    ...(token !== null && { 'X-Access-Token': token }),
    ...(switchUser !== null && { 'switch-user': switchUser }),
  }
}

/**
 * Tells once that a session is over, however many of its calls come back with 401 (ERR-01, ERR-02).
 * A late 401 of an earlier session is silent when somebody is signed in again.
 */
export function unauthenticatedOnce(session: Session, onUnauthenticated: () => void) {
  const told = new Set<string | null>()
  return {
    calling(token: string | null) {
      // Signed out is not one session but many: after each sign-in it may be told again.
      if (token !== null) told.delete(null)
    },
    refused(token: string | null) {
      const current = session.accessToken()
      if (told.has(token) || (current !== null && current !== token)) return
      told.add(token)
      onUnauthenticated()
    },
  }
}

const signIns = new Set<OperationName>(signInOperations)

/**
 * Whether the refusal of a call ends the session: a 401, or a session that is not found (ERR-01, AUTH-10). The 401 of a sign-in is about
 * what was typed (AUTH-42, AMB-20); everything else, also no answer at all, leaves the session as it is (AUTH-11).
 */
export function endsSession(operation: OperationName, status: number): boolean {
  return status === 404 ? operation === 'getAccessToken' : status === 401 && !signIns.has(operation)
}
