import { ApiError } from './error.ts'
import type { Call, Middleware } from './middleware.ts'
import type { OperationName } from './operation.ts'

/** How a call ended. */
export interface Outcome {
  /** The HTTP status; 0 when there was no answer or the call was cancelled. */
  readonly status: number
  readonly durationMs: number
  /** What the call rejected with; undefined after a success. */
  readonly error: unknown
}

/**
 * Tells the start of every call and, through what `start` returns, its end. `call.route` is the path with names in place of values, fit for a span's name;
 * `call.headers` takes what carries a trace on (`traceparent`).
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
      end({ status: error instanceof ApiError ? error.status : 0, durationMs: now() - begun, error })
      throw error
    }
  }
}

/** A refusal as an error reporter gets it: no address with values, no payload that was not redacted (ERR-15, ERR-18). */
export interface FailureReport {
  readonly operation: OperationName
  /** The path as the contract writes it: `/leads/{leadId}`. */
  readonly route: string
  readonly method: string
  readonly payload: unknown
  readonly status: number
  readonly code: string
  readonly page: string
}

export interface LoggingOptions {
  report: (failure: FailureReport) => void
  /** The page the user is on, as a route template, never as an address with values. */
  page: () => string
  /** Takes the secrets out of a payload, by where it was sent: `redact` of the domain package, which leaves nothing of cards (AMB-35). Without it no payload is reported. */
  redact?: (payload: unknown, route: string) => unknown
}

/** What is no news: signed out, forbidden, not found, and the server's own trouble, which it logs itself; 0 is a call without an answer (ERR-16). */
export const unreportedStatuses: readonly number[] = [0, 401, 403, 404, 500, 503]

/** Reports the refusals that point at a fault of ours; network errors, cancelled calls and the statuses of `unreportedStatuses` are dropped (ERR-15 to ERR-18). */
export function logging({ report, page, redact }: LoggingOptions): Middleware {
  return async (call, next) => {
    try {
      return await next()
    } catch (error) {
      if (error instanceof ApiError && !unreportedStatuses.includes(error.status)) {
        const { operation, route, method, input } = call
        report({ operation, route, method, payload: redact?.(input.body, route), status: error.status, code: error.code, page: page() })
      }
      throw error
    }
  }
}
