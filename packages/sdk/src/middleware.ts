import type { CallOptions, OperationName } from './operation.ts'

/** One outgoing call. */
export interface Call {
  readonly operation: OperationName
  readonly method: string
  /** The path of the contract, with names instead of values: `/leads/{leadId}`. */
  readonly route: string
  readonly input: CallInput
  /** The headers of the call. A middleware may add to them before it calls `next`. */
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

/** A successful answer. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A wrapper around every call. `next` sends it and may be called again; it rejects with an `ApiError`, or with the reason of an abort. */
export type Middleware = (call: Call, next: () => Promise<Reply>) => Promise<Reply>

/** Combines several middlewares, the first outermost. */
export function chainMiddleware(all: readonly Middleware[]): Middleware {
  return (call, next) => all.reduceRight<typeof next>((inner, middleware) => () => middleware(call, inner), next)()
}
