import { readdirSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'
import { hooks } from '../hooks.ts'
import { poolDb } from '../platform/db/kysely.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { deliver } from '../platform/jobs/deliver.ts'
import { startInboundMail, type MailTools } from '../platform/mail/inbound-mail.ts'
import type { Mail } from '../platform/mail/mail-transport.ts'
import { replyAddresses } from '../platform/mail/reply-address.ts'
import { replyReceiver } from './receive-reply.ts'
import { findReplyKey } from './replies.queries.ts'

const world = await openWorld()
const { ok, signIn, newLead, db, pool, clock, app, filesFolder } = world
const mara = await signIn('mara')
const [garden, mill] = [1, 2]
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
const inCustomer: MailTools['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)
const addresses = replyAddresses(await findReplyKey(poolDb(pool)), 'reply.example')
const files = localFiles(filesFolder)
const tools: MailTools = { db: poolDb(pool), inCustomer, now: clock.now, files, origin: 'http://localhost', log: app.log }
const server = await startInboundMail({
  host: '127.0.0.1',
  port: 0,
  receiverOf: (address) => Promise.resolve(replyReceiver(tools, addresses, address)),
  log: app.log,
})
afterAll(() => server.stop())

const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true })
const send = (mail: Parameters<typeof transport.sendMail>[0]) =>
  transport.sendMail({ from: reachable.email, subject: 'Re: Your wedding', text: 'Saturday is fine.', ...mail })
const refused = (mail: Parameters<typeof transport.sendMail>[0]) =>
  send(mail).then(
    () => null,
    (error: { responseCode?: number }) => error.responseCode,
  )
const messagesOf = async (leadId: number) => (await ok('listLeadMessages', { as: mara, path: { leadId } })).data
const user = async (username: string) =>
  db.selectFrom('customer_users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
const mailboxOf = async (username: string) => {
  const { id } = await user(username)
  const rows = db.selectFrom('contacts').select('value').where('customer_user_id', '=', id).where('type', '=', 'email')
  return (await rows.executeTakeFirstOrThrow()).value
}

/** Delivers what is queued about a couple. */
async function delivered(leadId: number): Promise<Mail[]> {
  const sent: Mail[] = []
  const mail = { send: (one: Mail) => Promise.resolve(sent.push(one)).then(() => 'sent' as const) }
  const sms = { send: () => Promise.resolve('sent' as const) }
  const rows = await db.selectFrom('deliveries').select(['id', 'customer_id']).where('lead_id', '=', leadId).orderBy('id').execute()
  for (const { id, customer_id: customerId } of rows)
    await deliver({ inCustomer, mail, sms, hooks, files, replyAddresses: addresses }, { customerId, deliveryId: id }, true)
  return sent
}

describe('an answer of a couple by mail', () => {
  it('comes back to the thread, without the quoted text, and notifies the users', async () => {
    const leadId = await newLead(garden, reachable)
    await ok('createLeadMessage', { as: mara, path: { leadId }, body: { subject: 'Your wedding', body: 'Is Saturday fine?' } })
    const mails = await delivered(leadId)
    const to = mails.find(({ recipient }) => recipient === reachable.email)?.replyTo
    expect(to).toBe(addresses.of({ leadId, userId: null }))
    await send({ to: to!, text: 'Yes!\n\nOn Mon, 23 Nov 2026, Rosewood Garden wrote:\n> Is Saturday fine?' })
    const [message] = await messagesOf(leadId)
    expect(message).toMatchObject({ direction: 'in', channel: 'email', subject: 'Re: Your wedding', body: 'Yes!' })
    expect((await ok('getLead', { as: mara, path: { leadId } })).data).toMatchObject({ unreadMessageCount: 1, readStatus: 'unread' })
    expect((await ok('listLeadHistory', { as: mara, path: { leadId } })).data[0]).toMatchObject({ type: 'email_received' })
    const notices = db.selectFrom('deliveries').select('subject').where('lead_id', '=', leadId).where('lead_message_id', 'is', null)
    expect((await notices.execute()).length).toBeGreaterThan(0)
  })

  it('is received once, however often it is sent', async () => {
    const leadId = await newLead(garden, reachable)
    const to = addresses.of({ leadId, userId: null })
    for (let tries = 0; tries < 3; tries++) await send({ to, messageId: '<1@mail.example>' })
    expect(await messagesOf(leadId)).toHaveLength(1)
  })

  it('FILE-09 brings its files in, checked by name and by content, and names those that may not be shared', async () => {
    const leadId = await newLead(garden, reachable)
    const attachments = [
      { filename: 'Seating plan.pdf', content: pdf },
      { filename: 'plan.exe', content: 'MZ' },
      { filename: 'menu.pdf', content: '<script>alert(1)</script>' },
      { filename: 'broken.jpg', content: Buffer.from('ffd8ffe000104a464946', 'hex') },
    ]
    await send({ to: addresses.of({ leadId, userId: null }), attachments })
    const [message] = await messagesOf(leadId)
    expect(message?.body).toBe('Saturday is fine.\n\nAttached to the mail and not received: plan.exe, menu.pdf, broken.jpg')
    expect(message?.files).toMatchObject([{ name: 'Seating plan.pdf', contentType: 'application/pdf', direction: 'in', size: pdf.length }])
    const path = { leadId, leadFileId: message!.files[0]!.id }
    expect(await ok('downloadLeadFile', { as: mara, path })).toEqual(pdf)
  })

  it('of files alone has their names as text; sent twice, its files are stored once', async () => {
    const leadId = await newLead(garden, reachable)
    const mail = { to: addresses.of({ leadId, userId: null }), text: '', attachments: [{ filename: 'Plan.pdf', content: pdf }] }
    await send({ ...mail, messageId: '<files@mail.example>' })
    const before = readdirSync(filesFolder, { recursive: true })
    await send({ ...mail, messageId: '<files@mail.example>' })
    expect((await messagesOf(leadId)).map(({ body }) => body)).toEqual(['Plan.pdf'])
    expect(readdirSync(filesFolder, { recursive: true })).toEqual(before)
  })

  it('is dropped if it was written by a program, or is our own mail', async () => {
    const leadId = await newLead(garden, reachable)
    const to = addresses.of({ leadId, userId: null })
    await send({ to, headers: { 'Auto-Submitted': 'auto-replied' } })
    await send({ to, headers: { Precedence: 'bulk' } })
    await send({ to, headers: { 'Auto-Submitted': 'auto-generated' } })
    await send({ to, headers: { 'X-Loop': 'halls.example' } })
    await send({ to, envelope: { from: '', to } })
    expect(await messagesOf(leadId)).toEqual([])
  })

  it('is refused at an address that is unknown, forged, or of an erased couple', async () => {
    const leadId = await newLead(garden, reachable)
    const to = addresses.of({ leadId, userId: null })
    expect(await refused({ to: 'mara@reply.example' })).toBe(550)
    expect(await refused({ to: to.replace('reply.example', 'other.example') })).toBe(550)
    const [start, end] = [to.slice(0, to.indexOf('@') - 1), to.slice(to.indexOf('@'))]
    expect(await refused({ to: `${start}${to.charAt(start.length) === '0' ? '1' : '0'}${end}` })).toBe(550)
    expect(await refused({ to: replyAddresses('another key', 'reply.example').of({ leadId, userId: null }) })).toBe(550)
    expect(await refused({ to: addresses.of({ leadId: 999_999, userId: null }) })).toBe(550)
    await ok('eraseLead', { as: mara, path: { leadId } })
    expect(await refused({ to })).toBe(550)
  })

  it('that is long is stored whole, and so is a subject', async () => {
    const leadId = await newLead(garden, reachable)
    const to = addresses.of({ leadId, userId: null })
    const [text, subject] = ['We wish. '.repeat(2000).trim(), 's'.repeat(201)]
    await send({ to, text, subject })
    expect((await messagesOf(leadId))[0]).toMatchObject({ subject: `${'s'.repeat(199)}…`, body: `${subject}\n\n${text}` })
    // Only the quoted mail is cut.
    await send({ to, text: `Yes!\n\nOn Mon, 23 Nov 2026, Rosewood <r@x.example> wrote:\n\n${'> We wish.\n'.repeat(6000)}` })
    expect((await messagesOf(leadId))[0]).toMatchObject({ body: 'Yes!' })
    await send({ to, text: 'We wish. '.repeat(6000) })
    expect((await messagesOf(leadId))[0]!.body).toMatch(/We wish\.[^]*\n\nThe mail was longer\. Its end was not received\.$/)
  })

  it('that is too large is refused', async () => {
    const to = addresses.of({ leadId: await newLead(garden, reachable), userId: null })
    expect(await refused({ to, attachments: [{ filename: 'film.mp4', content: Buffer.alloc(27 * 1024 * 1024) }] })).toBe(552)
  })
})

describe('an answer of a user by mail', () => {
  it('to a notice is sent on to the couple, without signature, and answers it', async () => {
    const leadId = await newLead(garden, reachable)
    const mailbox = await mailboxOf('mara')
    const notice = (await delivered(leadId)).find(({ recipient }) => recipient === mailbox)
    expect(notice?.replyTo).toBe(addresses.of({ leadId, userId: (await user('mara')).id }))
    await send({ to: notice!.replyTo!, from: mailbox, text: 'The garden is free.\n\n-- \nMara, +1 613 555 0100' })
    const [message] = await messagesOf(leadId)
    expect(message).toMatchObject({ direction: 'out', body: 'The garden is free.', author: { name: (await user('mara')).name } })
    expect((await ok('getLead', { as: mara, path: { leadId } })).data).toMatchObject({ status: 'in_contact' })
    const mail = (await delivered(leadId)).find(({ recipient }) => recipient === reachable.email)
    expect(mail).toMatchObject({
      body: expect.stringMatching(/^The garden is free\.\n\n-- \nMara Lindqvist/),
      replyTo: addresses.of({ leadId, userId: null }),
    })
    expect(mail?.body).not.toContain('555 0100')
  })

  it('takes its files to the couple', async () => {
    const leadId = await newLead(garden, reachable)
    const to = addresses.of({ leadId, userId: (await user('mara')).id })
    await send({ to, from: await mailboxOf('mara'), text: 'Our menus.', attachments: [{ filename: 'Menus.pdf', content: pdf }] })
    expect((await messagesOf(leadId))[0]).toMatchObject({ direction: 'out', body: 'Our menus.', files: [{ name: 'Menus.pdf' }] })
    const mail = (await delivered(leadId)).find(({ recipient }) => recipient === reachable.email)
    expect(mail?.files).toMatchObject([{ name: 'Menus.pdf', contentType: 'application/pdf' }])
  })

  it('LEAD-32 FILE-03 FILE-08 FILE-09 is sent on without files that may not be shared, and a mail tells its author which and why', async () => {
    const leadId = await newLead(garden, reachable)
    const mailbox = await mailboxOf('mara')
    const to = addresses.of({ leadId, userId: (await user('mara')).id })
    const attachments = [
      { filename: 'Menus.pdf', content: pdf },
      { filename: 'film.mov', content: 'film' },
      { filename: 'menu.pdf', content: '<script>alert(1)</script>' },
      { filename: 'broken.jpg', content: Buffer.from('ffd8ffe000104a464946', 'hex') },
      { filename: 'plan.pdf', content: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) },
    ]
    const { name, preferred_language } = await user('mara')
    await db.updateTable('customer_users').set({ preferred_language: 'de_DE' }).where('username', '=', 'mara').execute()
    for (let tries = 0; tries < 2; tries++)
      await send({ to, from: mailbox, text: 'Our menus.', attachments, messageId: '<refused-files@mail.example>' })
    expect(await messagesOf(leadId)).toMatchObject([{ direction: 'out', body: 'Our menus.', files: [{ name: 'Menus.pdf' }] }])
    const mails = await delivered(leadId)
    const toCouple = mails.filter(({ recipient }) => recipient === reachable.email)
    expect(toCouple).toMatchObject([{ body: expect.stringMatching(/^Our menus\.\n\n-- \n/), files: [{ name: 'Menus.pdf' }] }])
    expect(toCouple[0]?.body).not.toMatch(/film|menu\.pdf|broken|plan/)
    const reports = mails.filter(({ subject }) => subject.startsWith('4 Dateien wurden nicht an'))
    expect(reports).toMatchObject([{ recipient: mailbox, locale: 'de_DE', replyTo: null }])
    expect(reports[0]?.body).toMatch(new RegExp(`^Guten Tag ${name},\n\nIhre Antwort an .+ wurde ohne diese Dateien gesendet:`))
    expect(reports[0]?.body).toContain(
      [
        'film.mov: Nur diese Arten von Dateien werden angenommen: doc, docx, xls, xlsx, jpg, jpeg, pdf.',
        'menu.pdf: Dateien dieser Art werden hier nicht angenommen.',
        'broken.jpg: Dateien dieser Art werden hier nicht angenommen.',
        'plan.pdf: Die Datei ist mit 10.241 KB zu groß: höchstens 10.240 KB.',
      ].join('\n'),
    )
    expect(reports[0]?.body).toContain(`http://localhost/leads/${leadId}`)
    await db.updateTable('customer_users').set({ preferred_language }).where('username', '=', 'mara').execute()
  })

  it('LEAD-32 FILE-09 of refused files alone sends the couple nothing, and its author a mail', async () => {
    const leadId = await newLead(garden, reachable)
    const mailbox = await mailboxOf('mara')
    const files = { text: '', attachments: [{ filename: 'film.mov', content: 'film' }] }
    await send({ ...files, to: addresses.of({ leadId, userId: (await user('mara')).id }), from: mailbox })
    expect(await messagesOf(leadId)).toEqual([])
    const mails = await delivered(leadId)
    expect(mails.filter(({ recipient }) => recipient === reachable.email)).toEqual([])
    const report = mails.find(({ subject }) => subject.startsWith('A file was not sent to'))
    expect(report?.body).toMatch(/had no text, and its file cannot be sent, so the couple has received nothing:\n\nfilm\.mov: Only these/)
    // Of a couple that the user does not see, not even the name.
    const hidden = await newLead(garden, reachable)
    const toHidden = addresses.of({ leadId: hidden, userId: (await user('jonas')).id })
    expect(await refused({ ...files, to: toHidden, from: await mailboxOf('jonas') })).toBe(550)
    expect((await delivered(hidden)).filter(({ subject }) => subject.startsWith('A file'))).toEqual([])
  })

  it('FILE-08 takes as many files as a message may have, and names the others to its author', async () => {
    const leadId = await newLead(garden, reachable)
    const attachments = Array.from({ length: 21 }, (_, index) => ({ filename: `${index + 1}.pdf`, content: pdf }))
    await send({ to: addresses.of({ leadId, userId: (await user('mara')).id }), from: await mailboxOf('mara'), attachments })
    const stored = (await messagesOf(leadId))[0]!.files.length
    const report = (await delivered(leadId)).find(({ subject }) => subject.includes('not sent to'))
    expect(report?.body).toContain(`${stored + 1}.pdf: A mail can have ${stored} files.`)
    expect(report?.body).not.toContain(`\n${stored}.pdf`)
  })

  it('is refused from another address, for couples that the user does not see, and on a closed channel', async () => {
    const [own, other] = [await newLead(garden, reachable), await newLead(mill, { ...reachable, contactPreference: 'phone_only' })]
    const [maraId, jonasId] = [(await user('mara')).id, (await user('jonas')).id]
    expect(await refused({ to: addresses.of({ leadId: own, userId: maraId }), from: 'eve@example.com' })).toBe(550)
    const forged = { 'Authentication-Results': 'mx.example; dmarc=fail (p=reject) header.from=example.com' }
    const toOwn = addresses.of({ leadId: own, userId: maraId })
    expect(await refused({ to: toOwn, from: await mailboxOf('mara'), headers: forged })).toBe(550)
    expect(await refused({ to: addresses.of({ leadId: own, userId: jonasId }), from: await mailboxOf('jonas') })).toBe(550)
    expect(await refused({ to: addresses.of({ leadId: other, userId: maraId }), from: await mailboxOf('mara') })).toBe(550)
    expect(await refused({ to: toOwn, from: await mailboxOf('mara'), text: 'x'.repeat(10_001) })).toBe(552)
    for (const leadId of [own, other]) expect(await messagesOf(leadId)).toEqual([])
  })
})
