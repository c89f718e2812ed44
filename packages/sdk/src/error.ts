import type { OperationCodes } from '@vendor-panel/contract/codes'
import type { OperationName } from './operation.ts'

/** One wrong field: where it is (`prices[0].price`), the sentence for it, and the rule that refused it. */
export interface FieldError {
  path: string
  message: string
  code?: string
}

/** Codes of our own: `network` and `timeout` (status 0), `unreadable` (an answer that is not what the contract says), `unknown` (a refusal without a code). */
export type ClientCode = 'network' | 'timeout' | 'unreadable' | 'unknown'
/** What any operation may answer when the server itself is in trouble. */
export type ServerCode = 'unexpected' | 'unavailable'
/** Every code that a call of this operation may end with. A newer server may know more: a `switch` needs a `default`. */
export type ErrorCode<Name extends OperationName> = OperationCodes[Name] | ServerCode | ClientCode

interface Refusal<Code extends string> {
  status: number
  code: Code
  message?: string
  version?: 1 | 2
  fieldErrors?: FieldError[]
  params?: Record<string, string | number>
  retryAfterSeconds?: number | null
}

/** Every answer that is not a success, and every call that got no answer. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly code: Code
  /** Which reading of the body holds (ERR-04, ERR-05): in version 2 `message` is not for display. */
  readonly version: 1 | 2
  readonly fieldErrors: FieldError[]
  readonly params: Record<string, string | number>
  /** When the server welcomes another try, in seconds from its answer; null when it did not say. */
  readonly retryAfterSeconds: number | null
  /** The operation that was called. */
  operation?: OperationName

  constructor(refusal: Refusal<Code>, options?: ErrorOptions) {
    super(refusal.message ?? '', options)
    this.status = refusal.status
    this.code = refusal.code
    this.version = refusal.version ?? 1
    this.fieldErrors = refusal.fieldErrors ?? []
    this.params = refusal.params ?? {}
    this.retryAfterSeconds = refusal.retryAfterSeconds ?? null
  }
}

/** Whether something that was thrown is an `ApiError`, and, with an operation named, whether it is this operation's: its `code` is then one of that operation's. */
export function isApiError(error: unknown): error is ApiError
export function isApiError<Name extends OperationName>(error: unknown, operation: Name): error is ApiError<ErrorCode<Name>>
export function isApiError(error: unknown, operation?: OperationName): boolean {
  return error instanceof ApiError && (operation === undefined || error.operation === operation)
}

/** The body of an answer: JSON, or a `Blob` where the operation answers a file. Throws `ApiError` for a refusal, and for a success that is not what the contract says. */
export async function bodyOf(response: Response, isBlob: boolean): Promise<unknown> {
  const { ok, status } = response
  if (ok && isBlob) {
    const file = await response.blob()
    // A page in place of a file comes from something in between.
    if (!file.size || file.type.startsWith('text/html')) throw new ApiError({ status, code: 'unreadable' })
    return file
  }
  const text = await response.text()
  let body: unknown
  let isRead = true
  try {
    body = text ? JSON.parse(text) : undefined
  } catch {
    isRead = false
  }
  if (!ok) throw refusalError(response, body)
  // The contract has no empty success but 204: anything else was cut on its way.
  if (!isRead || (body === undefined && status !== 204)) throw new ApiError({ status, code: 'unreadable' })
  return body
}

function refusalError({ status, headers }: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {}
  return new ApiError({
    status,
    code: typeof fields['code'] === 'string' ? fields['code'] : 'unknown',
    message: typeof fields['message'] === 'string' ? fields['message'] : '',
    version: headers.get('error-version') === '2' ? 2 : 1,
    fieldErrors: Array.isArray(fields['errors']) ? fields['errors'].flatMap(fieldError) : [],
    params: isRecord(fields['params']) ? (fields['params'] as Record<string, string | number>) : {},
    // The other form of the header, a date, would need the server's clock; the contract has seconds.
    retryAfterSeconds: Number(headers.get('retry-after')) || null,
  })
}

/** The error of a call that broke instead of answering. A cancelled call is no error of the API: the reason of its cancelling passes as it is. */
export function brokenCall(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (cause instanceof ApiError) return cause
  const name = isRecord(cause) ? cause['name'] : undefined
  if (name === 'TimeoutError') return new ApiError({ status: 0, code: 'timeout' }, { cause })
  if (name === 'AbortError' || signal?.aborted) return cause
  return new ApiError({ status: 0, code: 'network' }, { cause })
}

function fieldError(entry: unknown): FieldError[] {
  if (!isRecord(entry) || typeof entry['path'] !== 'string') return []
  const { path, message, code } = entry
  return [
    {
      // ERR-06: dotted and bracketed indexes are the same path.
      path: path.replace(/\.(\d+)(?=[.[]|$)/g, '[$1]'),
      message: typeof message === 'string' ? message : '',
      ...(typeof code === 'string' && { code }),
    },
  ]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
