import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isLoopback, PrivateAddress, publicLookup } from './outside-address.ts'

export type OutsideAnswer = { status: number; failure: null } | { status: null; failure: 'address' | 'timeout' | 'unreachable' }

/** From the name lookup to the first line of the answer, however slowly its bytes arrive. */
const usualTimeoutMilliseconds = 10_000

/** Sends a request to an outside address once. A redirect is not followed, and the body of the answer is not read. */
export function postOutside(
  url: URL,
  headers: Record<string, string | number>,
  body: string | Buffer | null,
  timeoutMilliseconds = usualTimeoutMilliseconds,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  // A connection of its own: one that is kept open could have been made to an address that was not checked.
  const options = { method: 'POST', headers, signal, agent: false, ...(!isLoopback(url) && { lookup: publicLookup }) } as const
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, failure: null })
      response.destroy()
    })
    request.on('error', (error) => {
      const failure = signal.aborted ? 'timeout' : error instanceof PrivateAddress ? 'address' : 'unreachable'
      resolve({ status: null, failure })
    })
    request.end(body)
  })
}
