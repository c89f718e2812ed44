import type { components } from '@vendor-panel/contract'

/** What a webhook receives; `type` tells which `data` it has. `id` is the same whenever the event is sent again. */
export type WebhookEvent = components['schemas']['WebhookEvent']
export type WebhookEventType = WebhookEvent['type']

/** The header with the signature. */
export const webhookSignatureHeader = 'Vendor-Signature'

export interface VerifyWebhookOptions {
  /** How old a signature may be; five minutes if left out. */
  toleranceSeconds?: number
  /** The current time in milliseconds. */
  now?: () => number
}

/** `header`: it is missing or malformed. `stale`: signed too long ago, or in the future. `signature`: another secret, or a changed body. */
export type WebhookProblem = 'header' | 'stale' | 'signature' | 'body'

export class WebhookError extends Error {
  override name = 'WebhookError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/**
 * The event of a delivery, if its signature is right; rejects with `WebhookError` otherwise. `body` is the raw body: a parsed one that is
 * written again has other bytes. Answer 2xx to an `id` that you know, and do nothing.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  header: string | null | undefined,
  secret: string,
  { toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const seconds = /^t=(\d{1,15})$/.exec(parts[0] ?? '')?.[1]
  // After a renewal of the secret there is one for each.
  const signatures = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
  if (seconds === undefined || signatures.length === 0)
    throw new WebhookError('header', `${webhookSignatureHeader} is missing or malformed.`)
  const encoder = new TextEncoder()
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = encoder.encode(`${seconds}.${text}`)
  const found = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)))
  if (!found.includes(true)) throw new WebhookError('signature', 'The signature is not that of this body with this secret.')
  if (Math.abs(now() / 1000 - Number(seconds)) > toleranceSeconds) throw new WebhookError('stale', 'The signature is too old.')
  try {
    return JSON.parse(text) as WebhookEvent
  } catch {
    throw new WebhookError('body', 'The body is not JSON.')
  }
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
