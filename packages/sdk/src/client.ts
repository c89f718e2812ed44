import { blobOperations, multipartOperations, operationTable } from '@vendor-panel/contract/operations'
import { bodyOf, failedCallError, isApiError, type ApiError } from './error.ts'
import { chainMiddleware, type CallInput, type Middleware, type Reply } from './middleware.ts'
import { finalUrl, withoutSlash } from './operation-url.ts'
import type { Fetch, OperationName, VendorApi } from './operation.ts'
import { endsSession, sessionHeaders, reportUnauthenticatedOnce, type Session } from './session.ts'

interface CommonOptions {
  /** Base URL of the API: `/api`, or with an origin. */
  baseUrl: string
  /** Middleware around every call, the first outermost: `logging`, `tracing`, `retrying`, or your own. */
  middleware?: readonly Middleware[]
  /**
   * Answers that were requested before the client existed, by method and URL (`GET /api/leads?limit=25`).
   * Each is used once and handled like every other answer.
   */
  pending?: Map<string, Promise<Response>>
  /** The time limit of a call, 30 seconds unless set; null for none. Calls that send or receive a file have none but their own. */
  timeoutMs?: number | null
  fetch?: Fetch
}

/** For a person, or for a service that acts for couples. */
export interface VendorApiOptions extends CommonOptions {
  session: Session
  /** The language of messages in answers, as `en_CA` or `en-CA`. */
  locale: () => string
  /** Called once per session when a call gets 401, or when the session itself is not found (ERR-02, AUTH-10). */
  onUnauthenticated?: () => void
  /** The key of a service that acts for couples; the panel has none. */
  serviceKey?: string
  apiKey?: never
}

/** For a program: keep it on a server, because a caller that has the key has its scopes. */
export interface ApiKeyOptions extends CommonOptions {
  /**
   * A key of the account (`vpk_…`), which an account manager adds in the settings. It reaches the operations that name one of its scopes;
   * others reject with 401 `unauthenticated`, or with 403 `forbidden` without the scope.
   */
  apiKey: string
  /** The language of messages in answers; that of the server unless set. */
  locale?: () => string
  session?: never
  onUnauthenticated?: never
  serviceKey?: never
}

const defaultTimeoutMs = 30_000

const forms: readonly OperationName[] = multipartOperations
const files: readonly OperationName[] = blobOperations

/**
 * The client: one method per operation of the contract. Rejects with `ApiError` unless the call succeeds. Throws if it has both a session and
 * an API key, or neither.
 */
export function createVendorApi(options: VendorApiOptions | ApiKeyOptions): VendorApi {
  const { session, apiKey, locale, pending, serviceKey, timeoutMs: clientTimeoutMs = defaultTimeoutMs } = options
  if (!session === !apiKey) throw new TypeError('A client has either a session or an API key.')
  const baseUrl = withoutSlash(options.baseUrl)
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const around = options.middleware && chainMiddleware(options.middleware)
  const unauthenticated = session && reportUnauthenticatedOnce(session, options.onUnauthenticated ?? (() => {}))

  async function call(operation: OperationName, input: CallInput = {}): Promise<unknown> {
    const [method, route] = operationTable[operation]
    const { path, body, signal, onHeaders } = input
    const isForm = forms.includes(operation)
    const isFile = files.includes(operation)
    const { timeoutMs = isForm || isFile ? null : clientTimeoutMs } = input
    const url = finalUrl(baseUrl, route, input)
    const token = session?.accessToken() ?? null
    unauthenticated?.calling(token)
    const headers: Record<string, string> = {
      ...(locale && { 'Accept-Language': locale().replace('_', '-') }),
      ...(session ? sessionHeaders(session, token) : { Authorization: `Bearer ${apiKey}` }),
    }
    if (input.idempotencyKey !== undefined) headers['Idempotency-Key'] = input.idempotencyKey
    if (input.ifMatch !== undefined) headers['If-Match'] = input.ifMatch
    if (serviceKey !== undefined) headers['X-Service-Key'] = serviceKey
    const init: RequestInit = { method, headers }
    // The boundary of a form is part of its content type, so fetch sets it.
    if (isForm) init.body = formOf(body ?? {})
    else if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(body)
    }
    // Two names that differ in case would be sent as one header with both values.
    for (const [name, value] of Object.entries(input.headers ?? {})) {
      const same = Object.keys(headers).find((one) => one.toLowerCase() === name.toLowerCase())
      headers[same ?? name] = value
    }

    const exchange = async (): Promise<Reply> => {
      const key = `${method} ${url}`
      const early = pending?.get(key)
      pending?.delete(key)
      try {
        const limit = limitOf(signal, timeoutMs)
        const response = await (early ?? (input.fetch ?? fetch)(url, limit ? { ...init, signal: limit } : init))
        const answer = await bodyOf(response, operation, isFile)
        signal?.throwIfAborted()
        return { status: response.status, headers: response.headers, body: answer }
      } catch (cause) {
        throw failedCallError(cause, operation, signal)
      }
    }
    try {
      const reply = await (around ? around({ operation, method, route, input, headers }, exchange) : exchange())
      onHeaders?.(reply.headers)
      return reply.body
    } catch (error) {
      if (isApiError(error) && isEnd(error, operation, path, token)) unauthenticated?.refused(token)
      throw error
    }
  }

  // A method is made when it is first called: a bundler may split the table, and load an operation with the code that calls it.
  const methods: Record<string, unknown> = {}
  const isOperation = (name: PropertyKey): name is OperationName => Object.hasOwn(operationTable, name)
  const methodOf = (name: PropertyKey) => (isOperation(name) ? (methods[name] ??= (input?: CallInput) => call(name, input)) : undefined)
  return new Proxy(methods, {
    get: (_target, name) => methodOf(name),
    has: (_target, name) => isOperation(name),
    ownKeys: () => Object.keys(operationTable),
    getOwnPropertyDescriptor: (_target, name) => ({ value: methodOf(name), enumerable: true, configurable: true }),
  }) as VendorApi
}

/** The caller's signal and the time limit as one. A retry has the whole time again. */
function limitOf(signal: AbortSignal | undefined, timeoutMs: number | null): AbortSignal | undefined {
  if (timeoutMs === null) return signal
  const limit = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** A 404 for another session does not end the user's own. */
function isEnd({ status }: ApiError, operation: OperationName, path: CallInput['path'], token: string | null): boolean {
  return endsSession(operation, status) && (status !== 404 || path?.['accessTokenId'] === token)
}

/** A body as a form: files unchanged, several under one name, everything else as text. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined && part !== null) form.append(name, typeof part === 'string' ? part : JSON.stringify(part))
    }
  }
  return form
}
