import { describe, expect, it } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { poolDb } from '../db/kysely.ts'
import { outboxPage } from './outbox-page.ts'

const { app, db, pool, clock, anotherApp } = await openWorld()
const receivedAt = clock.now().toString()
await db
  .insertInto('outbox_mails')
  .values({
    message_id: '<1@x>',
    sender: 'Rosewood',
    recipient: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    text_body: 'Hello',
    html_body: '<p onclick="alert(2)">Hello "Ada"</p><script>alert(3)</script>',
    received_at: receivedAt,
  })
  .execute()
await db
  .insertInto('outbox_sms')
  .values({ message_id: '1.2', recipient: '+16135550160', body: 'Hi <b>Ada</b>', received_at: receivedAt })
  .execute()

describe('/dev/outbox', () => {
  it('shows mail and SMS without executing them', async () => {
    const embedded = await anotherApp({ more: (inner) => outboxPage(inner, poolDb(pool)) })
    const { statusCode, headers, body } = await embedded.inject('/dev/outbox')
    expect(statusCode).toBe(200)
    expect(body).toContain('ada@example.com')
    expect(body).toContain('Hi &lt;b&gt;Ada&lt;/b&gt;')
    expect(body).not.toContain('<script>')
    expect(body).not.toContain('<p onclick')
    expect(body).toContain('<iframe sandbox=""')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('does not exist if mail is really sent', async () => {
    expect((await app.inject('/dev/outbox')).body).not.toContain('ada@example.com')
  })

  it('is in the language of the reader', async () => {
    const embedded = await anotherApp({ more: (inner) => outboxPage(inner, poolDb(pool)) })
    const { body } = await embedded.inject({ url: '/dev/outbox', headers: { 'accept-language': 'ar-AE' } })
    expect(body).toContain('<html lang="ar-AE" dir="rtl">')
  })
})
