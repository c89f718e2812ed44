import { operationTable } from '@vendor-panel/contract/operations'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { answerOf, ApiError, brokenCall } from './error.ts'
import type { OperationName, VendorApi } from './operation.ts'
import { sessionHeaders, unauthenticatedOnce, type Session } from './session.ts'

export interface VendorApiOptions {
  /** Where the API is: `/api`, or with an origin. */
  baseUrl: string
  session: Session
  /** The language of sentences in answers, as `en_CA` or `en-CA`. */
  locale: () => string
  /** Told once per session when a call answers 401 (ERR-02). */
  onUnauthenticated?: () => void
  /**
   * Answers that were asked for before the client was there, by method and address (`GET /api/leads?limit=25`).
   * Each is taken once and goes through the same error path as every other answer.
   */
  pending?: Map<string, Promise<Response>>
  /** The key of a service that speaks for couples; vendors never hold one. */
  serviceKey?: string
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

interface AnyInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}
/** Operations whose 401 is about what was typed, not about the session (AUTH-42). */
const signIns = new Set<OperationName>(['createAccessToken'])

// Lists travel as `a,b` (`explode: false` in the contract).
const querySerializer = createQuerySerializer({ array: { style: 'form', explode: false } })

/** The client: one method per operation of the contract. Rejects with `ApiError` for everything that is not a success. */
export function createVendorApi(options: VendorApiOptions): VendorApi {
  const { session, pending, serviceKey } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const send = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const unauthenticated = unauthenticatedOnce(session, options.onUnauthenticated ?? (() => {}))

  async function call(name: OperationName, { path, query, body, idempotencyKey, signal }: AnyInput = {}): Promise<unknown> {
    const [method, template] = operationTable[name]
    const url = createFinalURL(template, {
      baseUrl,
      params: { path: path ?? {}, query: query ?? {} },
      querySerializer,
      pathSerializer: defaultPathSerializer,
    })
    const token = session.accessToken()
    unauthenticated.calling(token)
    const headers = sessionHeaders(session, options.locale(), token)
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
    if (serviceKey !== undefined) headers['X-Service-Key'] = serviceKey
    const init: RequestInit = { method, headers }
    if (signal) init.signal = signal
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(body)
    }
    const key = `${method} ${url}`
    const early = pending?.get(key)
    pending?.delete(key)
    try {
      const response = await (early ?? send(url, init))
      const text = await response.text()
      signal?.throwIfAborted()
      return answerOf(response, text)
    } catch (cause) {
      const error = brokenCall(cause)
      if (error instanceof ApiError && error.status === 401 && !signIns.has(name)) unauthenticated.refused(token)
      throw error
    }
  }

  const methods = (Object.keys(operationTable) as OperationName[]).map((name) => [name, (input?: AnyInput) => call(name, input)])
  return Object.fromEntries(methods) as VendorApi
}
