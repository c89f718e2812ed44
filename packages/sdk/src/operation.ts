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
 * What an operation takes: its path and query values, its body, its idempotency key, and the version it may change (`ifMatch`, an `ETag` as it was read),
 * each only where the contract names it.
 */
export type Input<Name extends OperationName> = Pick<operations[Name]['parameters'], 'path' | 'query'> &
  BodyPart<Name> &
  IdempotencyPart<Name> &
  IfMatchPart<Name>

/** How a request is sent: as `fetch` does it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What belongs to one call, not to the operation. */
export interface CallOptions {
  /** Cancels the call; it then rejects with an `AbortError`, which is no `ApiError`. */
  readonly signal?: AbortSignal
  /** Sends this one call in another way than the others, for example by `uploadWithProgress(…)`. */
  readonly fetch?: Fetch
  /** Told the headers of the success: `ETag` for `ifMatch`, `undo-token`, `Content-Disposition`. */
  readonly onHeaders?: (headers: Headers) => void
}

/** The arguments of an operation: none are needed where nothing is required. */
export type Arguments<Name extends OperationName, Extra = unknown> =
  Partial<Input<Name>> extends Input<Name> ? [input?: Input<Name> & Extra] : [input: Input<Name> & Extra]

/** Every operation of the contract as a method that answers the parsed body. */
export type VendorApi = {
  [Name in OperationName]: (...args: Arguments<Name, CallOptions>) => Promise<Answer<Name>>
}

type MethodOf<Name extends OperationName> = (typeof operationTable)[Name][0]

/** The operations that only read. */
export type ReadName = { [Name in OperationName]: MethodOf<Name> extends 'GET' ? Name : never }[OperationName]
/** The operations that change something. */
export type WriteName = Exclude<OperationName, ReadName>
/** The reads whose pages follow one another by cursor. */
export type PagedName = { [Name in ReadName]: Answer<Name> extends { meta: { nextCursor: string | null } } ? Name : never }[ReadName]
/** The reads that answer one page of a list, by cursor or by number. */
export type ListName = {
  [Name in ReadName]: Answer<Name> extends { data: readonly unknown[]; meta: { total: number } } ? Name : never
}[ReadName]
