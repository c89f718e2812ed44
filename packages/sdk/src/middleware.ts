import type { CallOptions, OperationName } from './operation.ts'

/** One call on its way out, as a middleware sees it. */
export interface Call {
  readonly operation: OperationName
  readonly method: string
  /** The path as the contract writes it, with names in place of values: `/leads/{leadId}`. */
  readonly route: string
  readonly input: CallInput
  /** What travels with the call. A middleware may add to it before it goes on. */
  readonly headers: Record<string, string>
}

/** The arguments of any operation, untyped. */
export interface CallInput extends CallOptions {
  readonly path?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly ifMatch?: string
}

/** A success as it came. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** What stands around every call. `next` sends it and may be called again; it rejects with an `ApiError`, or with the reason of a cancelled call. */
export type Middleware = (call: Call, next: () => Promise<Reply>) => Promise<Reply>

/** One middleware out of many, the first outermost. */
export function chained(all: readonly Middleware[]): Middleware {
  return (call, next) => all.reduceRight<typeof next>((inner, middleware) => () => middleware(call, inner), next)()
}
