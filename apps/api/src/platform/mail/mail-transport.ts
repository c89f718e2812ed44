import type { Readable } from 'node:stream'
import { direction, localeTag, type Locale } from '@vendor-panel/domain'
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { escapeHtml } from '../http/escape-html.ts'
import type { TransportResult } from '../jobs/deliver.ts'

/** A file that is sent with a mail. */
export interface MailFile {
  name: string
  contentType: string
  content: Buffer | Readable
}

export interface Mail {
  messageId: string
  /** The name in From. */
  sender: string
  recipient: string
  subject: string
  body: string
  locale: Locale
  /** An iCalendar file to attach. */
  calendarFile?: string | null
  files?: readonly MailFile[]
  /** Where answers go, under the same name. */
  replyTo?: string | null
}

/** The interface of mail transports. */
export interface MailTransport {
  send(mail: Mail): Promise<TransportResult>
}

/** In every mail that we send. */
export const loopHeader = 'X-Loop'

const connectMilliseconds = 10_000
const silenceMilliseconds = 30_000

/**
 * Sends mail to an SMTP server; its library is loaded with the first mail. One connection per mail, so that a failure before `send` is
 * known to have sent nothing.
 */
export function smtpMailTransport(smtpUrl: string, fromAddress: string): MailTransport {
  const url = new URL(smtpUrl)
  const options = {
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ignoreTLS: url.searchParams.get('ignoreTLS') === 'true',
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
  }
  const login = url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : null
  return {
    async send(mail) {
      const message = await compose(mail, fromAddress)
      const { default: Connection } = await import('nodemailer/lib/smtp-connection/index.js')
      const connection = new Connection(options)
      try {
        await connect(connection, login)
        return await sendBy(connection, { from: fromAddress, to: [mail.recipient] }, message)
      } catch {
        return 'unreachable'
      } finally {
        connection.close()
      }
    },
  }
}

/** Without a configured server, mail fails at once with a clear error. */
export const missingMailTransport: MailTransport = { send: () => Promise.resolve('rejected') }

async function connect(connection: SMTPConnection, login: { user: string; pass: string } | null): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('The server ended the connection.')))
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  if (login) await new Promise<void>((resolve, reject) => connection.login(login, (error) => (error ? reject(error) : resolve())))
}

function sendBy(connection: SMTPConnection, envelope: { from: string; to: string[] }, message: Buffer): Promise<TransportResult> {
  return new Promise((resolve) => {
    connection.once('error', () => resolve('unknown'))
    connection.once('end', () => resolve('unknown'))
    connection.send(envelope, message, (error) => {
      if (!error) return resolve('sent')
      // A reply of the server is a definite refusal: permanent from 500, temporary below. Without a reply the result is unknown.
      const code = error.responseCode ?? 0
      resolve(code >= 500 ? 'rejected' : code >= 400 ? 'unreachable' : 'unknown')
    })
  })
}

async function compose(mail: Mail, fromAddress: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const domain = fromAddress.slice(fromAddress.indexOf('@') + 1)
  return new MailComposer({
    from: { name: mail.sender, address: fromAddress },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: mail.sender, address: mail.replyTo } }),
    // The receiver of replies recognises our own mail by it.
    headers: { [loopHeader]: domain },
    subject: mail.subject,
    messageId: `<${mail.messageId}@${domain}>`,
    text: mail.body,
    html: htmlOf(mail),
    attachments: [
      ...(mail.calendarFile
        ? [{ filename: 'appointment.ics', content: mail.calendarFile, contentType: 'text/calendar; charset=utf-8' }]
        : []),
      ...(mail.files ?? []).map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
    ],
  })
    .compile()
    .build()
}

/** The same text as HTML, because only HTML has a text direction. */
function htmlOf({ body, locale }: Mail): string {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html><html lang="${localeTag(locale)}" dir="${direction(locale)}"><body>${paragraphs.join('')}</body></html>`
}

/** URLs in an escaped text as links. */
function linked(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}
