import { postOutside } from '../platform/http/post-outside.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** `ended`: the browser has unsubscribed. `refused`: the push service will never accept it. */
export type PushResult = 'sent' | 'ended' | 'refused' | 'unreachable'

/** After a day a notice is useless. */
const ttlSeconds = 24 * 60 * 60

/** Sends one encrypted message (RFC 8030). Its library is loaded with the first one. */
export async function sendPush(target: PushTarget, keys: PushKeys, subject: string, payload: object, topic: string): Promise<PushResult> {
  const { default: webPush } = await import('web-push')
  const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }
  const details = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails: { subject, ...keys },
    TTL: ttlSeconds,
    urgency: 'high',
    topic,
    contentEncoding: 'aes128gcm',
  })
  const { status } = await postOutside(new URL(target.endpoint), details.headers, details.body)
  if (status === null || status === 429 || status >= 500) return 'unreachable'
  if (status === 404 || status === 410) return 'ended'
  return status < 300 ? 'sent' : 'refused'
}
