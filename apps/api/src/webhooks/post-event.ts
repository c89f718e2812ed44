import { createHmac } from 'node:crypto'
import type { components } from '@vendor-panel/contract'
import { outsideAddress } from '../platform/http/outside-address.ts'
import { postOutside } from '../platform/http/post-outside.ts'

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

/** Sends an event once. */
export async function postEvent(
  { url: text, panelOrigin, secrets, body, eventId }: PostedEvent,
  now: Temporal.Instant,
): Promise<PostResult> {
  const url = outsideAddress(text, panelOrigin)
  if (!url) return { responseStatus: null, failure: 'address' }
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'vendor-panel-webhooks',
    'vendor-event-id': eventId,
    'vendor-signature': webhookSignature(body, secrets, now),
  }
  const answer = await postOutside(url, headers, body)
  if (answer.status === null) return { responseStatus: null, failure: answer.failure }
  return { responseStatus: answer.status, failure: answer.status >= 200 && answer.status < 300 ? null : 'status' }
}
