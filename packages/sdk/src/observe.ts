import { isApiError } from './error.ts'
import type { Call, Middleware } from './middleware.ts'
import type { OperationName } from './operation.ts'

/** The result of a call. */
export interface Outcome {
  /** The HTTP status; 0 without an answer, or if the call was aborted. */
  readonly status: number
  readonly durationMs: number
  /** The rejection reason; undefined after a success. */
  readonly error: unknown
}

/**
 * Reports the start of every call and, through the function that `start` returns, its end. `call.route` is the path with names instead of
 * values, suitable for a span's name;
 * `call.headers` accepts trace headers (`traceparent`).
 */
export function tracing(start: (call: Call) => (outcome: Outcome) => void, now: () => number = () => performance.now()): Middleware {
  return async (call, next) => {
    const begun = now()
    const end = start(call)
    try {
      const reply = await next()
      end({ status: reply.status, durationMs: now() - begun, error: undefined })
      return reply
    } catch (error) {
      end({ status: isApiError(error) ? error.status : 0, durationMs: now() - begun, error })
      throw error
    }
  }
}

/** A refusal for an error reporter: no URL with values, no payload that was not redacted (ERR-15, ERR-18). */
export interface FailureReport {
  readonly operation: OperationName
  /** The path of the contract: `/leads/{leadId}`. */
  readonly route: string
  readonly method: string
  readonly payload: unknown
  readonly status: number
  readonly code: string
  readonly page: string
}

export interface LoggingOptions {
  report: (failure: FailureReport) => void
  /** The current page as a route template, never as a URL with values. */
  page: () => string
  /**
   * Removes secrets from a payload, by its route: `redact` of the domain package, which removes card data completely (AMB-35). Without it
   * no payload is reported.
   */
  redact?: (payload: unknown, route: string) => unknown
}

/**
 * Expected statuses: signed out, forbidden, not found, and server errors that the server logs itself; 0 is a call without an answer
 * (ERR-16).
 */
export const unreportedStatuses: readonly number[] = [0, 401, 403, 404, 500, 503]

/**
 * Reports refusals that point to a defect of the panel; drops network errors, aborted calls and `unreportedStatuses` (ERR-15 to ERR-18).
 */
export function logging({ report, page, redact }: LoggingOptions): Middleware {
  return async (call, next) => {
    try {
      return await next()
    } catch (error) {
      if (isApiError(error) && !unreportedStatuses.includes(error.status)) {
        const { operation, route, method, input } = call
        report({ operation, route, method, payload: redact?.(input.body, route), status: error.status, code: error.code, page: page() })
      }
      throw error
    }
  }
}
