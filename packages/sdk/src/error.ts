/** One wrong field: where it is (`prices[0].price`), the sentence for it, and the rule that refused it. */
export interface FieldError {
  path: string
  message: string
  code?: string
}

interface Refusal {
  status: number
  code: string
  message?: string
  version?: 1 | 2
  fieldErrors?: FieldError[]
  params?: Record<string, string | number>
}

/**
 * Every answer that is not a success, and every call that got no answer.
 * Codes of our own: `network` and `timeout` (status 0), `unreadable` (an answer that is not what the contract says), `unknown` (a refusal without a code).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** Which reading of the body holds (ERR-04, ERR-05): in version 2 `message` is not for display. */
  readonly version: 1 | 2
  readonly fieldErrors: FieldError[]
  readonly params: Record<string, string | number>

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message ?? '', options)
    this.status = refusal.status
    this.code = refusal.code
    this.version = refusal.version ?? 1
    this.fieldErrors = refusal.fieldErrors ?? []
    this.params = refusal.params ?? {}
  }
}

/** The error of an answer that is not a success. `body` is the parsed JSON, or the text where it was none. */
export function refusalError(response: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {}
  return new ApiError({
    status: response.status,
    code: typeof fields['code'] === 'string' ? fields['code'] : 'unknown',
    message: typeof fields['message'] === 'string' ? fields['message'] : '',
    version: response.headers.get('error-version') === '2' ? 2 : 1,
    fieldErrors: Array.isArray(fields['errors']) ? fields['errors'].flatMap(fieldError) : [],
    params: isRecord(fields['params']) ? (fields['params'] as Record<string, string | number>) : {},
  })
}

/**
 * The error of a call that broke instead of answering. A cancelled call is no error of the API: its `AbortError` passes as it is.
 * `response` is there when headers came but the body could not be read.
 */
export function brokenCall(cause: unknown, response: Response | undefined): unknown {
  if (cause instanceof ApiError) return cause
  const name = isRecord(cause) ? cause['name'] : undefined
  if (name === 'AbortError') return cause
  if (name === 'TimeoutError') return new ApiError({ status: 0, code: 'timeout' }, { cause })
  if (cause instanceof SyntaxError && response) return new ApiError({ status: response.status, code: 'unreadable' }, { cause })
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
