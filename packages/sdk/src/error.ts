import type { OperationCodes } from '@vendor-panel/contract/codes'
import type { OperationName } from './operation.ts'

/** The error of one field: its path (`prices[0].price`), its message, and the rule that refused it. */
export interface FieldError {
  path: string
  message: string
  code?: string
}

/**
 * Codes of the client: `network` and `timeout` (status 0), `unreadable` (an answer that violates the contract), `unknown` (a refusal
 * without a code).
 */
export type ClientCode = 'network' | 'timeout' | 'unreadable' | 'unknown'
/** Codes that any operation may return when the server fails. */
export type ServerCode = 'unexpected' | 'unavailable'
/** Every code with which a call of this operation may fail. A newer server may have more, so a `switch` needs a `default`. */
export type ErrorCode<Name extends OperationName> = OperationCodes[Name] | ServerCode | ClientCode

interface Refusal<Code extends string> {
  status: number
  code: Code
  /** The server's sentence. */
  message?: string
  version?: 1 | 2
  fieldErrors?: FieldError[]
  params?: Record<string, string | number>
  retryAfterSeconds?: number | null
  operation?: OperationName | undefined
  headers?: Headers
}

/** Marks the errors of every copy of this package: two of them have different classes. */
const brand = Symbol.for('@vendor-panel/sdk/ApiError')

/**
 * Every unsuccessful answer, and every call without an answer (its `cause` is then the error of `fetch`). `message` is for logs:
 * `listLeads: 502 (request 7f3a)`; `displayMessage` is for users.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: Code
  /** The server's sentence in the language of the call; null if it sent none for display (ERR-04, ERR-05). */
  readonly displayMessage: string | null
  /** The version of the body: version 2 has field errors instead of a sentence for display (ERR-04, ERR-05). */
  readonly version: 1 | 2
  readonly fieldErrors: FieldError[]
  readonly params: Record<string, string | number>
  /** Seconds after which the call may be sent again; null if the server does not say. */
  readonly retryAfterSeconds: number | null
  /** The operation that was called. */
  readonly operation: OperationName | undefined
  /** The id of the call in the server's logs, for support requests; null without an answer of the server. */
  readonly requestId: string | null
  /** The headers of the answer; empty without one. A page of another origin sees only exposed ones. */
  readonly headers: Headers

  constructor(refusal: Refusal<Code>, options?: ErrorOptions) {
    const { status, code, operation, headers = new Headers() } = refusal
    const requestId = headers.get('x-request-id')
    const reason = [status || '', code === 'unknown' ? '' : code].filter(Boolean).join(' ')
    super(`${operation ?? 'call'}: ${reason}${requestId ? ` (request ${requestId})` : ''}`, options)
    Object.defineProperty(this, brand, { value: true })
    this.status = status
    this.code = code
    this.operation = operation
    this.headers = headers
    this.requestId = requestId
    this.version = refusal.version ?? 1
    this.displayMessage = (this.version === 1 && refusal.message) || null
    this.fieldErrors = refusal.fieldErrors ?? []
    this.params = refusal.params ?? {}
    this.retryAfterSeconds = refusal.retryAfterSeconds ?? null
  }
}

/**
 * Whether a thrown value is an `ApiError`, also one of another copy of this package, and, if an operation is given, an error of this
 * operation; its `code` is then typed.
 */
export function isApiError(error: unknown): error is ApiError
export function isApiError<Name extends OperationName>(error: unknown, operation: Name): error is ApiError<ErrorCode<Name>>
export function isApiError(error: unknown, operation?: OperationName): boolean {
  return isRecord(error) && brand in error && (operation === undefined || error['operation'] === operation)
}

/**
 * The body of an answer: JSON, or a `Blob` if the operation returns a file. Throws `ApiError` for a refusal, and for a success that
 * violates the contract.
 */
export async function bodyOf(response: Response, operation: OperationName, isBlob: boolean): Promise<unknown> {
  const { ok, status, headers } = response
  const unreadable = (cause?: unknown) => new ApiError({ status, code: 'unreadable', operation, headers }, { cause })
  if (ok && isBlob) {
    const file = await response.blob()
    // A web page instead of a file comes from a proxy.
    if (!file.size || file.type.startsWith('text/html')) throw unreadable()
    return file
  }
  const text = await response.text()
  let body: unknown
  let problem: unknown
  try {
    body = text ? JSON.parse(text) : undefined
  } catch (error) {
    problem = error
  }
  if (!ok) throw refusalError(response, operation, body)
  // 204 is the only empty success of the contract: any other empty body was truncated.
  if (body === undefined && (problem || status !== 204)) throw unreadable(problem)
  return body
}

function refusalError({ status, headers }: Response, operation: OperationName, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {}
  return new ApiError({
    status,
    operation,
    headers,
    code: typeof fields['code'] === 'string' ? fields['code'] : 'unknown',
    message: typeof fields['message'] === 'string' ? fields['message'] : '',
    version: headers.get('error-version') === '2' ? 2 : 1,
    fieldErrors: Array.isArray(fields['errors']) ? fields['errors'].flatMap(fieldError) : [],
    params: paramsOf(fields['params']),
    // The other form of the header, a date, would need the server's clock; the contract has seconds.
    retryAfterSeconds: Number(headers.get('retry-after')) || null,
  })
}

/** The error of a call without an answer. An aborted call is not an API error: the reason of the abort is passed on unchanged. */
export function failedCallError(cause: unknown, operation: OperationName, signal: AbortSignal | undefined): unknown {
  if (isApiError(cause)) return cause
  const name = isRecord(cause) ? cause['name'] : undefined
  const isTimeout = name === 'TimeoutError'
  if (!isTimeout && (name === 'AbortError' || signal?.aborted)) return cause
  return new ApiError({ status: 0, code: isTimeout ? 'timeout' : 'network', operation }, { cause })
}

/** The parameters of a code: texts and numbers. */
function paramsOf(value: unknown): Record<string, string | number> {
  const isParam = (entry: [string, unknown]): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isParam)) : {}
}

function fieldError(entry: unknown): FieldError[] {
  if (!isRecord(entry) || typeof entry['path'] !== 'string') return []
  const { path, message, code } = entry
  return [
    {
      // ERR-06: indexes with a dot and with brackets are the same path.
      path: path.replace(/\.(\d+)(?=[.[]|$)/g, '[$1]'),
      message: typeof message === 'string' ? message : '',
      ...(typeof code === 'string' && { code }),
    },
  ]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
