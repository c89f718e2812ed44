import { describe, expect, it } from 'vitest'
import { ApiError } from './error.ts'
import type { Call, CallInput } from './middleware.ts'
import { retrying, type RetryOptions } from './retry.ts'

const call = (method: string, input: CallInput = {}): Call => ({ operation: 'listLeads', method, route: '/leads', input, headers: {} })
const reply = { status: 200, headers: new Headers(), body: {} }

/** Sends a call that fails with each of the errors in turn, then succeeds; returns the result and the waiting times. */
async function sending(
  errors: unknown[],
  { method = 'GET', input = {}, ...options }: { method?: string; input?: CallInput } & RetryOptions = {},
) {
  const waits: number[] = []
  let sent = 0
  const next = () => {
    const error = errors[sent]
    sent += 1
    return error === undefined ? Promise.resolve(reply) : Promise.reject(error)
  }
  const wait = (ms: number) => (waits.push(ms), Promise.resolve())
  const ended = await retrying({ wait, random: () => 0, ...options })(call(method, input), next).then(
    () => 'answered',
    (error: unknown) => error,
  )
  return { ended, sent, waits }
}
const failed = (status: number, code = 'x', retryAfterSeconds: number | null = null) => new ApiError({ status, code, retryAfterSeconds })

describe('retries', () => {
  it.each([
    ['no answer', failed(0, 'network')],
    ['an answer that was cut', failed(200, 'unreadable')],
    ['too many calls', failed(429)],
    ['a gateway in trouble', failed(502)],
    ['a server that is away', failed(503)],
    ['the same call still at work', failed(409, 'in_flight')],
  ])('after %s', async (_what, error) => {
    expect(await sending([error])).toEqual({ ended: 'answered', sent: 2, waits: [300] })
  })

  it.each([400, 401, 403, 404, 409, 422, 500])('not after %i', async (status) => {
    const error = failed(status)
    expect(await sending([error])).toEqual({ ended: error, sent: 1, waits: [] })
  })

  it('only reads, and writes with an idempotency key', async () => {
    const error = failed(0, 'network')
    expect(await sending([error], { method: 'POST' })).toMatchObject({ ended: error, sent: 1 })
    expect(await sending([error], { method: 'DELETE' })).toMatchObject({ ended: error, sent: 1 })
    expect(await sending([error], { method: 'POST', input: { idempotencyKey: '9a4c1f0e' } })).toMatchObject({ ended: 'answered', sent: 2 })
  })

  it('stops after the last try with its error, each wait twice as long up to the longest', async () => {
    const errors = [1, 2, 3, 4, 5].map(() => failed(503))
    expect(await sending(errors)).toEqual({ ended: errors[2], sent: 3, waits: [300, 600] })
    expect(await sending(errors, { retriesMax: 4, waitMaxMs: 1000 })).toEqual({ ended: errors[4], sent: 5, waits: [300, 600, 1000, 1000] })
    expect(await sending(errors, { random: () => 0.999 })).toMatchObject({ waits: [expect.closeTo(150, 0), expect.closeTo(300, 0)] })
  })

  it('waits as long as the server asks, or fails at once if that is too long', async () => {
    expect(await sending([failed(429, 'x', 2)])).toMatchObject({ ended: 'answered', waits: [2000] })
    const tooLong = failed(429, 'x', 60)
    expect(await sending([tooLong])).toEqual({ ended: tooLong, sent: 1, waits: [] })
  })

  it('HTTP-05 stops when aborted, while sending and while waiting', async () => {
    const controller = new AbortController()
    controller.abort()
    const error = failed(0, 'timeout')
    expect(await sending([error], { input: { signal: controller.signal } })).toMatchObject({ ended: error, sent: 1 })

    const waiting = new AbortController()
    const ended = retrying({ firstWaitMs: 60_000, waitMaxMs: 60_000 })(call('GET', { signal: waiting.signal }), () => {
      queueMicrotask(() => setTimeout(() => waiting.abort(), 0))
      return Promise.reject(failed(503))
    })
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  })
})
