import { isApiError, type ApiError } from './error.ts'
import type { Call, Middleware } from './middleware.ts'

export interface RetryOptions {
  /** Maximum number of retries. */
  retriesMax?: number
  /** The first wait; each further one is twice as long, minus a random part so that clients do not retry all at once. */
  firstWaitMs?: number
  /** The longest wait. If the server asks for a longer one (`Retry-After`), the call fails at once. */
  waitMaxMs?: number
  /** Resolves after so many milliseconds, rejects with the reason of the signal when the call is aborted. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** From 0 to below 1. */
  random?: () => number
}

/** Statuses after which a retry may succeed: no answer, a truncated one, too many calls, and failures of a server or proxy. */
const passing = new Set([429, 502, 503, 504])

/**
 * Retries a call if its answer was lost or the server was busy. Only if the contract makes that safe: reads, and writes with an idempotency
 * key.
 * Off unless it is passed to the client (HTTP-06).
 */
export function retrying({
  retriesMax = 2,
  firstWaitMs = 300,
  waitMaxMs = 10_000,
  wait = waitFor,
  random = Math.random,
}: RetryOptions = {}): Middleware {
  return async (call, next) => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await next()
      } catch (error) {
        if (retry >= retriesMax || !isHarmless(call) || !isPassing(error, call)) throw error
        const asked = error.retryAfterSeconds === null ? null : error.retryAfterSeconds * 1000
        if (asked !== null && asked > waitMaxMs) throw error
        const own = Math.min(firstWaitMs * 2 ** retry, waitMaxMs) * (1 - random() / 2)
        await wait(asked ?? own, call.input.signal)
      }
    }
  }
}

const isHarmless = ({ method, input }: Call) => method === 'GET' || input.idempotencyKey !== undefined

function isPassing(error: unknown, { input }: Call): error is ApiError {
  if (!isApiError(error) || input.signal?.aborted) return false
  // `in_flight`: the first request is still being processed; the retry gets its answer.
  return error.status === 0 || error.code === 'unreadable' || error.code === 'in_flight' || passing.has(error.status)
}

function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }, ms)
    signal?.addEventListener('abort', cancel, { once: true })
  })
}
