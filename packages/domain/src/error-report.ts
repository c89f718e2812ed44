import { redact, routeTemplate } from './redaction.ts'

/** Statuses that are not reported: signed out, forbidden, not found, and the server's own trouble; 0 is a network error (ERR-16, ERR-17). */
const unreportedStatuses = [0, 401, 403, 404, 500, 503]

/** Whether a failed call goes to the error reporter (ERR-16, ERR-17). */
export function isReported(status: number): boolean {
  return !unreportedStatuses.includes(status)
}

/** A failed call as it happened. */
export interface FailedCall {
  url: string
  method: string
  payload: unknown
  status: number
  /** Path of the page the user is on. */
  page: string
}

/** What the error reporter gets of a failed call, or null when it gets nothing: templates instead of paths, a payload without secrets (ERR-15..18, AMB-35, AMB-61). */
export function errorReport(call: FailedCall, templates: { urls: readonly string[]; pages: readonly string[] }): FailedCall | null {
  if (!isReported(call.status)) return null
  return {
    url: routeTemplate(call.url, templates.urls),
    method: call.method,
    payload: redact(call.payload, call.url),
    status: call.status,
    page: routeTemplate(call.page, templates.pages),
  }
}
