import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { components } from '@vendor-panel/contract'
import { isLoopback, outsideAddress, PrivateAddress, publicLookup } from '../platform/http/outside-address.ts'

const timeoutMilliseconds = 10_000

export interface PostedEvent {
  url: string
  /** Where the panel is served: only one on loopback reaches receivers there. */
  panelOrigin: string
  /** Each signs; there are two for a day after a renewal. */
  secrets: readonly string[]
  body: string
  eventId: string
}

/** The answer of a receiver, or why there is none. */
export type PostResult =
  | { responseStatus: number; failure: 'status' | null }
  | { responseStatus: null; failure: Exclude<components['schemas']['WebhookFailure'], 'status' | 'switched_off'> }

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 of `<t>.<body>`, once for each secret. */
export function webhookSignature(body: string, secrets: readonly string[], now: Temporal.Instant): string {
  const seconds = Math.floor(now.epochMilliseconds / 1000)
  const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
  return [`t=${seconds}`, ...signatures].join()
}

/** Sends an event once. A redirect is not followed, and the body of the answer is not read. */
export function postEvent({ url: text, panelOrigin, secrets, body, eventId }: PostedEvent, now: Temporal.Instant): Promise<PostResult> {
  const url = outsideAddress(text, panelOrigin)
  if (!url) return Promise.resolve({ responseStatus: null, failure: 'address' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'vendor-panel-webhooks',
    'vendor-event-id': eventId,
    'vendor-signature': webhookSignature(body, secrets, now),
  }
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  // A connection of its own: one that is kept open could have been made to an address that was not checked.
  const options = { method: 'POST', headers, signal, agent: false, ...(!isLoopback(url) && { lookup: publicLookup }) } as const
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      const { statusCode = 0 } = response
      resolve({ responseStatus: statusCode, failure: statusCode >= 200 && statusCode < 300 ? null : 'status' })
      response.destroy()
    })
    request.on('error', (error) => {
      const failure = signal.aborted ? 'timeout' : error instanceof PrivateAddress ? 'address' : 'unreachable'
      resolve({ responseStatus: null, failure })
    })
    request.end(body)
  })
}
