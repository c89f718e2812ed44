import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smtpMailTransport, type Mail } from './mail-transport.ts'

const mail: Mail = {
  messageId: '1.7',
  sender: 'قاعة "النخيل"',
  recipient: 'ada@example.com',
  subject: 'حفل زفافكم',
  body: 'مرحبًا <b>,\n\nالتاريخ متاح.\nhttp://halls.example/leads/7',
  locale: 'ar_AE',
}

async function server(options: SMTPServerOptions): Promise<string> {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, ...options })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
}

/** Accepts everything, receives the text, and closes the connection. */
async function breakingServer(): Promise<string> {
  const net = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 hello\r\n')
    socket.on('data', (data) => {
      if (data.toString().endsWith('\r\n.\r\n')) socket.destroy()
      else if (data.toString().startsWith('DATA')) socket.write('354 go on\r\n')
      else if (/^[A-Z]{4}/.test(data.toString())) socket.write('250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => net.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => net.close(() => resolve())))
  return `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
const send = (url: string, one = mail) => smtpMailTransport(url, 'no-reply@halls.example').send(one)

describe('the mail transport', () => {
  it('writes a mail in any language, as text and as HTML with the right direction', async () => {
    const received: ParsedMail[] = []
    const take = callbackify(async (stream: Readable) => {
      received.push(await simpleParser(stream))
    })
    const url = await server({ onData: (stream, _session, done) => take(stream, done) })
    expect(await send(url)).toBe('sent')
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ subject: mail.subject, messageId: '<1.7@halls.example>' })
    expect(received[0]?.from?.value).toEqual([{ name: mail.sender, address: 'no-reply@halls.example' }])
    expect(received[0]?.text?.trim()).toBe(mail.body)
    expect(received[0]?.html).toBe(
      '<!doctype html><html lang="ar-AE" dir="rtl"><body><p>مرحبًا &lt;b&gt;,</p><p>التاريخ متاح.<br><a href="http://halls.example/leads/7">http://halls.example/leads/7</a></p></body></html>',
    )
  })

  it('CAL-04 attaches a calendar file', async () => {
    const received: ParsedMail[] = []
    const take = callbackify(async (stream: Readable) => {
      received.push(await simpleParser(stream))
    })
    const url = await server({ onData: (stream, _session, done) => take(stream, done) })
    const calendarFile = 'BEGIN:VCALENDAR\r\nSUMMARY:زيارة\r\nEND:VCALENDAR'
    await send(url, { ...mail, calendarFile })
    const [file, ...others] = received[0]?.attachments ?? []
    expect(file).toMatchObject({ filename: 'appointment.ics', contentType: 'text/calendar' })
    expect(file?.content.toString()).toBe(calendarFile)
    expect(others).toEqual([])
  })

  it('cannot be used to inject headers or recipients', async () => {
    const recipients: string[] = []
    const url = await server({
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address)
        done()
      },
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done())
      },
    })
    await send(url, { ...mail, subject: 'Hello\r\nBcc: eve@example.com', sender: 'x\r\nBcc: eve@example.com' })
    expect(recipients).toEqual(['ada@example.com'])
  })

  it.each([
    [550, 'rejected'],
    [451, 'unreachable'],
  ] as const)('a recipient refused with %s is %s', async (code, outcome) => {
    expect(await send(await server({ onRcptTo: (_address, _session, done) => done(refusal(code)) }))).toBe(outcome)
  })

  it('the result is unknown if a server disconnects after receiving the text', async () => {
    const url = await breakingServer()
    expect(await send(url)).toBe('unknown')
  })

  it('a server that does not exist is unreachable', async () => {
    expect(await send('smtp://127.0.0.1:1')).toBe('unreachable')
  })
})
