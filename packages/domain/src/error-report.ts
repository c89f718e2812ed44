import { redact, routeTemplate } from './redaction.ts'

/**
 * Statuses that are not reported: signed out, forbidden, not found, and server errors that the server reports itself; 0 is a network error
 * (ERR-16, ERR-17).
 */
const unreportedStatuses = [0, 401, 403, 404, 500, 503]

/** Whether a failed call is reported (ERR-16, ERR-17). */
export function isReported(status: number): boolean {
  return !unreportedStatuses.includes(status)
}

/** A failed call. */
export interface FailedCall {
  url: string
  method: string
  payload: unknown
  status: number
  /** Path of the current page. */
  page: string
}

/**
 * The report of a failed call, or null if it is not reported: templates instead of paths, a payload without secrets (ERR-15..18, AMB-35,
 * AMB-61).
 */
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
