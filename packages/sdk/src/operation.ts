import type { operations } from '@vendor-panel/contract'
import type { Answer, Body, OperationName } from '@vendor-panel/contract/operation-types'
import type { operationTable } from '@vendor-panel/contract/operations'

export type { Answer, Body, OperationName } from '@vendor-panel/contract/operation-types'

type BodyPart<Name extends OperationName> = [Body<Name>] extends [undefined]
  ? { body?: never }
  : undefined extends Body<Name>
    ? { body?: Exclude<Body<Name>, undefined> }
    : { body: Body<Name> }

type HeaderName<Name extends OperationName> = keyof NonNullable<operations[Name]['parameters']['header']>
type IdempotencyPart<Name extends OperationName> =
  'Idempotency-Key' extends HeaderName<Name> ? { idempotencyKey?: string } : { idempotencyKey?: never }
type IfMatchPart<Name extends OperationName> = 'If-Match' extends HeaderName<Name> ? { ifMatch?: string } : { ifMatch?: never }

/**
 * The arguments of an operation: path and query values, body, idempotency key, and the version to change (`ifMatch`, an `ETag` from a
 * read),
 * each only if the contract declares it.
 */
export type Input<Name extends OperationName> = Pick<operations[Name]['parameters'], 'path' | 'query'> &
  BodyPart<Name> &
  IdempotencyPart<Name> &
  IfMatchPart<Name>

/** Sends a request, like `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Options of one call, independent of the operation. */
export interface CallOptions {
  /** Aborts the call; it then rejects with an `AbortError`, which is not an `ApiError`. */
  readonly signal?: AbortSignal
  /** The time limit of this call instead of the client's; null for none. After it, the call rejects with the `ApiError` `timeout`. */
  readonly timeoutMs?: number | null
  /** Headers to add to those of the client, such as `traceparent`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sends this one call in a different way, for example with `uploadWithProgress(…)`. */
  readonly fetch?: Fetch
  /** Called with the headers of a success: `ETag` for `ifMatch`, `undo-token`, `Content-Disposition`. */
  readonly onHeaders?: (headers: Headers) => void
}

/** The arguments of an operation; optional if it requires none. */
export type Arguments<Name extends OperationName, Extra = unknown> =
  Partial<Input<Name>> extends Input<Name> ? [input?: Input<Name> & Extra] : [input: Input<Name> & Extra]

/**
 * Every operation of the contract as a method that returns the parsed body. Rejects with `ApiError`: with the codes that the operation names,
 * and like every call with 405, 500, 501 and 503.
 */
export type VendorApi = {
  // Over the interface itself, so that an editor shows its comments and leads to it.
  [Name in keyof operations]: (...args: Arguments<Name, CallOptions>) => Promise<Answer<Name>>
}

type MethodOf<Name extends OperationName> = (typeof operationTable)[Name][0]

/** The operations that only read. */
export type ReadName = { [Name in OperationName]: MethodOf<Name> extends 'GET' ? Name : never }[OperationName]
/** The operations that change something. */
export type WriteName = Exclude<OperationName, ReadName>
/** The reads that are paged by cursor. */
export type PagedName = { [Name in ReadName]: Answer<Name> extends { meta: { nextCursor: string | null } } ? Name : never }[ReadName]
/** The reads that return one page of a list, by cursor or by number. */
export type ListName = {
  [Name in ReadName]: Answer<Name> extends { data: readonly unknown[]; meta: { total: number } } ? Name : never
}[ReadName]
