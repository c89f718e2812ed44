import type { operations } from '@vendor-panel/contract'
import type { CodeParams, OperationRefusals } from '@vendor-panel/contract/codes'
import { examples } from '@vendor-panel/contract/examples'
import { blobOperations, operationTable } from '@vendor-panel/contract/operations'
import { ApiError, isApiError, type FieldError } from './error.ts'
import type { Answer, CallOptions, Input, OperationName, VendorApi } from './operation.ts'

type Params<Code> = Code extends keyof CodeParams
  ? { readonly params: Readonly<Record<CodeParams[Code], string | number>> }
  : { readonly params?: never }
type FieldErrors<Code> = Code extends 'invalid' ? { readonly fieldErrors?: FieldError[] } : { readonly fieldErrors?: never }
/** `Retry-After` is a required header of this refusal. */
type Waiting<Response> = Response extends { headers: { 'Retry-After'?: number } }
  ? { readonly retryAfterSeconds: number }
  : { readonly retryAfterSeconds?: never }

type ResponsesOf<Name extends OperationName> = operations[Name]['responses']
type OneRefusal<Status, Code, Response> = {
  readonly status: Status
  readonly code: Code
  /** The sentence for display. */ readonly message?: string
} & Params<Code> &
  FieldErrors<Code> &
  Waiting<Response>
// Distributes over the codes of one status: each has its own params.
type RefusalsOf<Status, Code, Response> = Code extends string ? OneRefusal<Status, Code, Response> : never
/** The refusals that the contract declares for an operation: status, code, `params` and `Retry-After`. */
type DeclaredRefusal<Name extends OperationName> = {
  [Status in keyof OperationRefusals[Name]]: RefusalsOf<
    Status,
    OperationRefusals[Name][Status],
    Status extends keyof ResponsesOf<Name> ? ResponsesOf<Name>[Status] : never
  >
}[keyof OperationRefusals[Name]]

/** The failures of any call: no answer, or a server error. */
type Failure =
  | { readonly status: 0; readonly code: 'network' | 'timeout' }
  | { readonly status: 500; readonly code: 'unexpected' | 'unknown' }
  | { readonly status: 503; readonly code: 'unavailable'; readonly retryAfterSeconds: number }

/** A failed call, limited to the failures that the operation declares. */
export interface FakeRefusal<Name extends OperationName> {
  readonly refuses: DeclaredRefusal<Name> | Failure
}

type FakeAnswer<Name extends OperationName> = Answer<Name> | FakeRefusal<Name>

/** The answer of an operation in a story or test: a value, a refusal, or a function of the request. */
export type FakeAnswers = {
  [Name in OperationName]?: FakeAnswer<Name> | ((input: Input<Name> & CallOptions) => FakeAnswer<Name> | Promise<FakeAnswer<Name>>)
}

const files = new Set<OperationName>(blobOperations)

const isRefusal = (answer: unknown): answer is FakeRefusal<OperationName> =>
  typeof answer === 'object' && answer !== null && 'refuses' in answer

/**
 * An API without a server, for stories and tests of single components. An operation that is not listed returns the contract's own example,
 * or a small file;
 * `{ refuses: { status, code } }` is a refusal that the contract declares for the operation; a function may return a promise that never
 * settles, to show the loading state.
 */
export function fakeApi(answers: FakeAnswers = {}): VendorApi {
  const methods = (Object.keys(operationTable) as OperationName[]).map((name) => {
    const example: unknown = files.has(name) ? new Blob([name]) : examples[name].answer
    const answer: unknown = name in answers ? answers[name] : example
    return [name, (input: unknown = {}) => settled(name, answer, input)]
  })
  return Object.fromEntries(methods) as VendorApi
}

async function settled(name: OperationName, answer: unknown, input: unknown): Promise<unknown> {
  const found = typeof answer === 'function' ? await answered(name, () => answer(input) as unknown) : structuredClone(answer)
  if (!isRefusal(found)) return found
  throw new ApiError({ ...found.refuses, operation: name })
}

/** A thrown `ApiError` would bypass the types, and with them the contract. */
async function answered(name: OperationName, answer: () => unknown): Promise<unknown> {
  try {
    return await answer()
  } catch (error) {
    if (isApiError(error)) throw new Error(`The fake of ${name} throws an ApiError: it answers { refuses } instead`, { cause: error })
    throw error
  }
}
