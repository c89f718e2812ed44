import { DemoError, type Running } from './couple.ts'

/** Sends a mail to the running server, as the mail server of its sender does. */
export async function sendMail(
  { inboundMail }: Running,
  mail: { from: string; to: string; subject: string; text: string; replyTo?: string },
): Promise<void> {
  if (inboundMail === undefined) throw new DemoError('The running server takes no mail. Start it with npm start.')
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ host: '127.0.0.1', port: inboundMail.port, ignoreTLS: true })
  try {
    await transport.sendMail(mail)
  } catch (error) {
    throw new DemoError(`The mail to ${mail.to} was not taken: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    transport.close()
  }
}
