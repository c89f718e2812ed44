import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import type { AddressObject } from 'mailparser'
import type { SMTPServerDataStream, SMTPServerEnvelope } from 'smtp-server'
import { instantText } from '../clock.ts'
import type { Db } from '../db/kysely.ts'
import { insertOutboxMail } from './outbox.queries.ts'

export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  stop(): Promise<void>
}

// As an ES module it would make Node load its whole HTTP client at the start, unused.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')
// As other mail servers: a mail may have files.
const mailBytesMax = 30 * 1024 * 1024

/**
 * An SMTP server on this machine only; every mail ends in the outbox instead of being sent. A mail is acknowledged when its row is
 * committed.
 */
export async function startMailbox(db: Db, now: () => Temporal.Instant): Promise<Mailbox> {
  const keep = async (stream: SMTPServerDataStream, envelope: SMTPServerEnvelope): Promise<void> => {
    // Loaded with the first mail: it is an eighth of all code loaded at the start.
    const { simpleParser } = await import('mailparser')
    const mail = await simpleParser(stream)
    await insertOutboxMail(db, {
      message_id: mail.messageId ?? '',
      sender: mail.from?.text ?? '',
      recipient: recipientOf(mail.to) || envelope.rcptTo.map((to) => to.address).join(', '),
      reply_to: mail.replyTo?.value[0]?.address ?? null,
      subject: mail.subject ?? '',
      text_body: mail.text ?? '',
      html_body: mail.html || null,
      file_names: mail.attachments.map(({ filename }) => filename ?? ''),
      received_at: instantText(now()),
    })
  }
  const keepAndTell = callbackify(keep)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailBytesMax,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, callback) => keepAndTell(stream, envelope, callback),
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function recipientOf(to: AddressObject | AddressObject[] | undefined): string {
  return [to ?? []]
    .flat()
    .map((address) => address.text)
    .join(', ')
}
