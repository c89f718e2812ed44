import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/kysely.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { requestLocale, sentence, type Locale, type MessageId } from '../messages/sentence.ts'
import { direction, localeTag } from '@vendor-panel/domain'
import { findOutboxMails, findOutboxSms } from './outbox.queries.ts'

const shownMax = 100

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; max-width: 72ch; margin: 32px auto; padding: 0 16px; color: #2b2622; background: #fdfbf8 }
  h1 { font-size: 20px } h2 { font-size: 16px; margin-block-start: 32px }
  article { border-block-start: 1px solid #ddd5cc; padding-block: 12px } p { margin: 0 }
  .about { color: #6b625a } iframe { width: 100%; border: 0; background: #fff; margin-block-start: 8px }`

// Untrusted content: an origin of its own, no resources, no script; the bodies are additionally in sandboxed frames.
const policy = [
  'sandbox',
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The mail and SMS that the embedded set-up has sent, for people and tests. Not registered if mail is really sent. */
export function outboxPage(app: FastifyInstance, db: Db): void {
  app.get('/dev/outbox', { exposeHeadRoute: false }, async (request, reply) => {
    const locale = requestLocale(request.headers['accept-language'])
    const [mails, sms] = [await findOutboxMails(db, shownMax), await findOutboxSms(db, shownMax)]
    const text = (id: MessageId) => escapeHtml(sentence(locale, id))
    const body = [
      `<h1>${text('outbox.title')}</h1>`,
      `<h2>${text('outbox.mails')}</h2>`,
      ...mails.map((mail) =>
        entry(
          [mail.recipient, mail.sender, ...(mail.reply_to === null ? [] : [mail.reply_to]), moment(mail.received_at), ...mail.file_names],
          mail.subject,
          frame(mail.html_body ?? `<pre>${escapeHtml(mail.text_body)}</pre>`, mail.subject),
        ),
      ),
      mails.length === 0 ? `<p class="about">${text('outbox.empty')}</p>` : '',
      `<h2>${text('outbox.sms')}</h2>`,
      ...sms.map((one) => entry([one.recipient, moment(one.received_at)], '', `<p dir="auto">${escapeHtml(one.body)}</p>`)),
      sms.length === 0 ? `<p class="about">${text('outbox.empty')}</p>` : '',
    ].join('\n')
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    return page(locale, sentence(locale, 'outbox.title'), body)
  })
}

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html><html lang="${localeTag(locale)}" dir="${direction(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

function entry(about: string[], subject: string, body: string): string {
  const heading = about.map((part) => `<bdi>${escapeHtml(part)}</bdi>`).join(' · ')
  return `<article><p class="about">${heading}</p>${subject ? `<p><strong dir="auto">${escapeHtml(subject)}</strong></p>` : ''}${body}</article>`
}

/** The format of NOTI-13, in UTC: the machine has no time zone of a user. */
function moment(instant: string): string {
  return `${instant.slice(0, 10)}, ${instant.slice(11, 16)}`
}

function frame(html: string, title: string): string {
  return `<iframe sandbox="" height="180" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html)}"></iframe>`
}
