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

/** The body of a success. Throws `ApiError` for a refusal, and for a success that is not what the contract says. */
export function answerOf(response: Response, text: string): unknown {
  let body: unknown
  let isRead = true
  try {
    body = text ? JSON.parse(text) : undefined
  } catch {
    isRead = false
  }
  const { ok, status } = response
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
  })
}

/** The error of a call that broke instead of answering. A cancelled call is no error of the API: its `AbortError` passes as it is. */
export function brokenCall(cause: unknown): unknown {
  if (cause instanceof ApiError) return cause
  const name = isRecord(cause) ? cause['name'] : undefined
  if (name === 'AbortError') return cause
  return new ApiError({ status: 0, code: name === 'TimeoutError' ? 'timeout' : 'network' }, { cause })
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
