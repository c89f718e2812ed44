/** Calls to other services, which must not hold a transaction: its connection and its locks would wait for them. */
import { randomUUID } from 'node:crypto'
import { keyName, type Once } from '../idempotency/idempotency.ts'
import { hashOf } from '../session/token.ts'

/** Whether what the transaction has written so far is committed before the work, instead of rolled back. */
interface Before {
  isKept?: true
}

/**
 * Does the work outside of every transaction, once per request. The transaction ends before, and the handler starts again in a new one, in
 * which this returns the result: what was kept of the first one is found by then, and must not be written again. `callId` is the same for
 * a request that is sent again: the service does nothing twice that it has done under it.
 */
export type Outside = <Result>(work: (callId: string) => Promise<Result>, before?: Before) => Promise<Result>

export class OutsideWork extends Error {
  override name = 'OutsideWork'
  readonly run: () => Promise<unknown>
  readonly isKept: boolean

  constructor(run: () => Promise<unknown>, { isKept = false }: { isKept?: boolean }) {
    super('The transaction ends before work outside of it.')
    this.run = run
    this.isKept = isKept
  }
}

type Call = Omit<Once, 'request' | 'now' | 'key'> & { key: string | undefined }

/** Runs a request with `outside`, of which a handler has at most one. */
export async function withOutside<Result>(
  request: (outsideOf: (call: Call) => { callId: string; outside: Outside }) => Promise<Result>,
): Promise<Result> {
  let done: { result: unknown } | undefined
  const withoutKey = randomUUID()
  const outsideOf = ({ key, ...call }: Call) => {
    const callId = key === undefined ? withoutKey : hashOf(keyName({ ...call, key }))
    const outside: Outside = (work, before = {}) => {
      if (!done) return Promise.reject(new OutsideWork(() => work(callId), before))
      return Promise.resolve(done.result as never)
    }
    return { callId, outside }
  }
  try {
    return await request(outsideOf)
  } catch (error) {
    if (!(error instanceof OutsideWork)) throw error
    done = { result: await error.run() }
    return request(outsideOf)
  }
}
