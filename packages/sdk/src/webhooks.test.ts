import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookError, type WebhookEvent } from './webhooks.ts'

const secret = 'whsec_Zr2LkQdVx7Qa6JqU0n3b1w9Yt5c8'
const event: WebhookEvent = { id: 'a1', type: 'ping', createdAt: '2026-11-24T14:00:00.000Z', data: { webhookId: 7 } }
const body = JSON.stringify(event)
const at = 1_800_000_000
const now = () => at * 1000
const sign = (text: string, by = secret, seconds = at) => `v1=${createHmac('sha256', by).update(`${seconds}.${text}`).digest('hex')}`
const header = `t=${at},${sign(body)}`

describe('verifyWebhook', () => {
  it.each([
    ['a text', body, header],
    ['bytes', new TextEncoder().encode(body), header],
    ['one of two signatures', body, `t=${at},${sign(body, 'whsec_old')},${sign(body)}`],
    ['a signature of five minutes ago', body, `t=${at - 300},${sign(body, secret, at - 300)}`],
  ])('returns the event of %s', async (_what, given, signature) => {
    expect(await verifyWebhook(given, signature, secret, { now })).toEqual(event)
  })

  it.each([
    ['no header', body, null, 'header'],
    ['an empty header', body, '', 'header'],
    ['no time', body, sign(body), 'header'],
    ['no signature', body, `t=${at}`, 'header'],
    ['another version', body, `t=${at},${sign(body).replace('v1', 'v0')}`, 'header'],
    ['another secret', body, `t=${at},${sign(body, 'whsec_other')}`, 'signature'],
    ['a changed body', body.replace('7', '8'), header, 'signature'],
    ['a changed time', body, header.replace(String(at), String(at + 1)), 'signature'],
    ['an old signature', body, `t=${at - 301},${sign(body, secret, at - 301)}`, 'stale'],
    ['one of the future', body, `t=${at + 301},${sign(body, secret, at + 301)}`, 'stale'],
    ['a body that is not JSON', 'x', `t=${at},${sign('x')}`, 'body'],
  ])('rejects %s', async (_what, given, signature, problem) => {
    const error: unknown = await verifyWebhook(given, signature, secret, { now }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WebhookError)
    expect(error).toMatchObject({ problem })
  })

  it('takes the tolerance of the caller', async () => {
    const old = `t=${at - 301},${sign(body, secret, at - 301)}`
    expect(await verifyWebhook(body, old, secret, { now, toleranceSeconds: 600 })).toEqual(event)
  })
})
