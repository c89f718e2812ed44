import type { operations } from '@vendor-panel/contract'
import type { Answer, OperationName } from '@vendor-panel/contract/operation-types'
import type { operationTable } from '@vendor-panel/contract/operations'

export type { Answer, Body, OperationName } from '@vendor-panel/contract/operation-types'

type BodyPart<Name extends OperationName> = operations[Name] extends { requestBody: { content: { 'application/json': infer Value } } }
  ? { body: Value }
  : { body?: never }

type IdempotencyPart<Name extends OperationName> = operations[Name]['parameters'] extends { header?: { 'Idempotency-Key'?: string } }
  ? 'Idempotency-Key' extends keyof NonNullable<operations[Name]['parameters']['header']>
    ? { idempotencyKey?: string }
    : { idempotencyKey?: never }
  : { idempotencyKey?: never }

/** What an operation takes: its path and query values, its body, and its idempotency key, each only where the contract names it. */
export type Input<Name extends OperationName> = Pick<operations[Name]['parameters'], 'path' | 'query'> &
  BodyPart<Name> &
  IdempotencyPart<Name>

/** What belongs to one call, not to the operation. */
export interface CallOptions {
  /** Cancels the call; it then rejects with an `AbortError`, which is no `ApiError`. */
  signal?: AbortSignal
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
