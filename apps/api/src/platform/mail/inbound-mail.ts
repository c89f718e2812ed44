import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { HeaderLines, ParsedMail } from 'mailparser'
import type { SMTPServerDataStream, SMTPServerEnvelope } from 'smtp-server'
import { Refusal } from '../contract/refusal.ts'
import type { Db } from '../db/kysely.ts'
import type { FileStore } from '../files/file-store.ts'
import { sentence } from '../messages/sentence.ts'
import { loopHeader } from './mail-transport.ts'

/** A mail that arrived; its texts can be stored. */
export interface InboundMail {
  /** The address in From; empty if there is none. */
  from: string
  /** The address for answers, with its name: Reply-To, otherwise From. */
  replyTo: string
  subject: string | null
  text: string
  /** Whether the text is only the beginning of what was sent. */
  isCut: boolean
  /** The same for a mail that is sent twice. */
  messageId: string
  /** Without pictures inside the text, such as those of signatures. */
  files: InboundFile[]
  /** Whether a program wrote it unasked, or it was sent to a list: a notice of a portal is such a mail, an answer is not (RFC 3834). */
  isGenerated: boolean
  /** Whether the mail server in front of this one found that From is forged (DMARC). */
  isForged: boolean
}

/** An attached file as it was sent: neither its name nor its content is checked. */
export interface InboundFile {
  name: string
  content: Buffer
}

/** Why a mail is refused; the server of its sender reports it. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly responseCode: number

  constructor(responseCode: 450 | 550 | 552, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Commits a mail before it is acknowledged. */
export type MailReceiver = (mail: InboundMail) => Promise<void>

/** What receivers work with. */
export interface MailTools {
  /** Sees directories only. */
  db: Db
  inCustomer<Result>(customerId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  now(): Temporal.Instant
  files: FileStore
  /** The URL of the panel. */
  origin: string
  log: FastifyBaseLogger
}

export interface InboundSettings {
  host: string
  port: number
  /** What receives mail at an address; undefined if the address is unknown or forged. */
  receiverOf(address: string): Promise<MailReceiver | undefined>
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

// As an ES module it would make Node load its whole HTTP client at the start, unused.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')
const mailBytesMax = 25 * 1024 * 1024
const htmlCharsMax = 1024 * 1024
const textCharsMax = 50_000
const connectionsMax = 50
const silenceMilliseconds = 60_000
/** A mail with more passed through the same servers again and again (RFC 5321, 6.3). */
const hopsMax = 50

export const unknownAddress = () => new MailRefused(550, 'There is no such address.')

/** An SMTP server that takes mail at the addresses of `receiverOf`, and nothing else: it relays no mail. */
export async function startInboundMail({ host, port, receiverOf, log }: InboundSettings): Promise<{ port: number; stop(): Promise<void> }> {
  const take = async (stream: SMTPServerDataStream, envelope: SMTPServerEnvelope): Promise<void> => {
    const mail = await parsed(stream)
    if (isAnswerOfProgram(mail, envelope)) return log.info('an automatic answer was not received')
    const receivers = await Promise.all(envelope.rcptTo.map(({ address }) => receiverOf(address)))
    for (const receive of receivers) await receive?.(toInbound(mail)).catch(refuseMail)
  }
  const takeAndTell = callbackify(take)
  const find = callbackify(receiverOf)
  const fail = (error: Error, callback: (error: Error) => void) => {
    if (error instanceof MailRefused) return callback(error)
    log.error({ error }, 'a mail could not be received')
    return callback(new MailRefused(450, 'The mail could not be received. Please try again later.'))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailBytesMax,
    maxClients: connectionsMax,
    socketTimeout: silenceMilliseconds,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      find(address, (error, receiver) => (error ? fail(error, callback) : callback(receiver ? null : unknownAddress())))
    },
    onData(stream, { envelope }, callback) {
      takeAndTell(stream, envelope, (error) => {
        if (!error) return callback()
        // The rest of a refused mail is not read otherwise.
        stream.resume()
        return fail(error, callback)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function parsed(stream: SMTPServerDataStream): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(stream, { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: htmlCharsMax }).catch(() => {
    // Sending it again would not help.
    throw new MailRefused(550, 'The mail cannot be read.')
  })
  if (stream.sizeExceeded) throw new MailRefused(552, 'The mail is too large.')
  return mail
}

function refuseMail(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  if (error.status === 429) throw new MailRefused(450, 'Too many mails. Please try again later.')
  throw new MailRefused(550, sentence('en_CA', `error.${error.code}`))
}

const headerText = ({ headers }: ParsedMail, name: string) => {
  const value = headers.get(name)
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** Out-of-office notes, reports about undelivered mail, our own mail, and mail that goes round in circles: more mail would follow (RFC 3834). */
function isAnswerOfProgram(mail: ParsedMail, { mailFrom }: SMTPServerEnvelope): boolean {
  const hasNoSender = !mailFrom || mailFrom.address === ''
  return (
    hasNoSender ||
    headerText(mail, 'auto-submitted').startsWith('auto-replied') ||
    headerText(mail, 'precedence').includes('auto_reply') ||
    ['x-autoreply', 'x-autorespond', loopHeader.toLowerCase()].some((name) => mail.headers.has(name)) ||
    linesOf(mail, 'received').length > hopsMax
  )
}

function isGenerated(mail: ParsedMail): boolean {
  const submitted = headerText(mail, 'auto-submitted')
  return (submitted !== '' && submitted !== 'no') || /bulk|junk|list/.test(headerText(mail, 'precedence')) || mail.headers.has('list-id')
}

/** The lines of a header, the one of the nearest server first. */
const linesOf = ({ headerLines }: ParsedMail, name: string): HeaderLines => headerLines.filter(({ key }) => key === name)

function toInbound(mail: ParsedMail): InboundMail {
  const subject = readable(mail.subject ?? '')
    .replaceAll(/[\r\n]+/g, ' ')
    .trim()
  const whole = readable(mail.text ?? '')
  const text = whole.slice(0, textCharsMax).toWellFormed()
  return {
    from: readable(mail.from?.value[0]?.address ?? ''),
    replyTo: readable((mail.replyTo ?? mail.from)?.text ?? ''),
    subject: subject || null,
    text,
    isCut: whole.length > textCharsMax,
    messageId: mail.messageId ?? `${mail.date?.toISOString() ?? ''} ${subject} ${text}`,
    files: mail.attachments.flatMap(({ filename, related, content }) =>
      filename && !related ? [{ name: readable(filename), content }] : [],
    ),
    isGenerated: isGenerated(mail),
    // Only the first line is by the server in front.
    isForged: /\bdmarc=fail\b/i.test(linesOf(mail, 'authentication-results')[0]?.line ?? ''),
  }
}

/** Without what PostgreSQL cannot store. */
const readable = (text: string) => text.replaceAll('\0', '').toWellFormed()
