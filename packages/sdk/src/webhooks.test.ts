import { describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookError, type WebhookEvent } from './webhooks.ts'

const secret = 'whsec_Zr2LkQdVx7Qa6JqU0n3b1w9Yt5c8'
const event: WebhookEvent = { id: 'a1', type: 'ping', createdAt: '2026-11-24T14:00:00.000Z', data: { webhookId: 7 } }
const body = JSON.stringify(event)
const at = 1_800_000_000
const now = () => at * 1000
const bytes = (text: string) => new TextEncoder().encode(text)
async function sign(text: string, by = secret, seconds = at): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(by), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${seconds}.${text}`)))
  return `v1=${[...signed].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
/** Computed by another implementation of HMAC. */
const right = 'v1=613bf40080014b015a49f249842fcd1c048a187016693bae0c6b1be16159b7e3'
const [byOld, byOther, ofText] = await Promise.all([sign(body, 'whsec_old'), sign(body, 'whsec_other'), sign('x')])
const [early, tooEarly, tooLate] = await Promise.all([-300, -301, 301].map((seconds) => sign(body, secret, at + seconds)))
const header = `t=${at},${right}`

describe('verifyWebhook', () => {
  it.each([
    ['a text', body, header],
    ['bytes', bytes(body), header],
    ['one of two signatures', body, `t=${at},${byOld},${right}`],
    ['a signature of five minutes ago', body, `t=${at - 300},${early}`],
  ])('returns the event of %s', async (_what, given, signature) => {
    expect(await verifyWebhook(given, signature, secret, { now })).toEqual(event)
  })

  it.each([
    ['no header', body, null, 'header'],
    ['an empty header', body, '', 'header'],
    ['no time', body, right, 'header'],
    ['no signature', body, `t=${at}`, 'header'],
    ['another version', body, `t=${at},${right.replace('v1', 'v0')}`, 'header'],
    ['another secret', body, `t=${at},${byOther}`, 'signature'],
    ['a changed body', body.replace('7', '8'), header, 'signature'],
    ['a changed time', body, header.replace(String(at), String(at + 1)), 'signature'],
    ['an old signature', body, `t=${at - 301},${tooEarly}`, 'stale'],
    ['one of the future', body, `t=${at + 301},${tooLate}`, 'stale'],
    ['a body that is not JSON', 'x', `t=${at},${ofText}`, 'body'],
  ])('rejects %s', async (_what, given, signature, problem) => {
    const error: unknown = await verifyWebhook(given, signature, secret, { now }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WebhookError)
    expect(error).toMatchObject({ problem })
  })

  it('takes the tolerance of the caller', async () => {
    const old = `t=${at - 301},${tooEarly}`
    expect(await verifyWebhook(body, old, secret, { now, toleranceSeconds: 600 })).toEqual(event)
  })
})
