import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { poolDb } from '../platform/db/kysely.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { startInboundMail, type MailTools } from '../platform/mail/inbound-mail.ts'
import { portalMailReceiver } from './receive-mail.ts'

const domain = 'mail.example'
const { ok, signIn, pool, clock, app, db, filesFolder } = await openWorld({ mailDomain: domain })
const mara = await signIn('mara')
const path = { providerId: 2 }
const inCustomer: MailTools['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)
const tools: MailTools = {
  db: poolDb(pool),
  inCustomer,
  now: clock.now,
  files: localFiles(filesFolder),
  origin: 'http://localhost',
  log: app.log,
}
const receiverOf = (address: string) => portalMailReceiver(tools, domain, address)
const server = await startInboundMail({ host: '127.0.0.1', port: 0, receiverOf, log: app.log })
afterAll(() => server.stop())

const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true })
type Mail = Parameters<typeof transport.sendMail>[0]
const to = (await ok('renewForwardingAddress', { as: mara, path })).data.address!
const send = (mail: Mail) =>
  transport.sendMail({ to, from: 'Form <form@halls.example>', subject: 'New enquiry', text: 'Is June free?', ...mail })
/** The code with which the server refuses a mail; null if it takes it. */
const refused = (mail: Mail) =>
  send(mail).then(
    () => null,
    (error: { responseCode?: number }) => error.responseCode,
  )
const sendRaw = (raw: string | Buffer) => refused({ envelope: { from: 'form@halls.example', to }, raw })
const leads = async () => (await ok('listLeads', { as: mara, query: { sources: 'mail', limit: 50 } })).data
const countLeads = async () =>
  (await ok('getLeadFacets', { as: mara, query: {} })).data.sources.find(({ source }) => source === 'mail')?.count ?? 0
const messagesOf = async (leadId: number) => (await ok('listLeadMessages', { as: mara, path: { leadId } })).data

describe('an enquiry that another portal or website form mails', () => {
  it('becomes a couple of the provider that owns the address, and notifies its users', async () => {
    expect(to).toMatch(/^enquiries-[0-9a-f]{16}@mail\.example$/)
    const text = 'Name: Priya Nair\nEmail: priya@example.com\nPhone: (613) 555-0140\nGuests: 120\nMessage: We love the garden.'
    // Portals mark their notices as written by a program, and send them to lists.
    await send({ text, headers: { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk', 'List-Id': '<leads.halls.example>' } })
    const [lead] = await leads()
    expect(lead).toMatchObject({ couple: { name: 'Priya Nair' }, provider: { id: 2 }, source: 'mail', status: 'new', readStatus: 'unread' })
    const detail = (await ok('getLead', { as: mara, path: { leadId: lead!.id } })).data
    expect(detail).toMatchObject({ email: 'priya@example.com', phone: '+16135550140', guestCount: 120, message: 'We love the garden.' })
    const notices = await db.selectFrom('deliveries').select('id').where('lead_id', '=', lead!.id).execute()
    expect(notices.length).toBeGreaterThan(0)
  })

  it('in an unknown format is stored as it is written, with the address for answers as sender', async () => {
    const text = 'Dear hall,\n\nwe are two: a note on the date follows.\n\nAda'
    await send({ text, replyTo: 'Ada Brandt <ada.brandt@example.com>', attachments: [{ filename: 'plan.pdf', content: 'x' }] })
    const [lead] = await leads()
    expect((await ok('getLead', { as: mara, path: { leadId: lead!.id } })).data).toMatchObject({
      couple: { name: 'Ada Brandt' },
      email: 'ada.brandt@example.com',
      message: `New enquiry\n\n${text}\n\nAttached to the mail and not received: plan.pdf`,
    })
  })

  it('that a form sends in its own name is answered at the address that it names for answers', async () => {
    await send({ text: 'Name: Ada\nGuests: 80\nMessage: Hello', replyTo: 'ada@answers.example' })
    const [lead] = await leads()
    expect((await ok('getLead', { as: mara, path: { leadId: lead!.id } })).data).toMatchObject({
      email: 'ada@answers.example',
      message: 'Hello',
    })
  })

  it('that the vendor forwards by hand is the couple in it, whose next mail is a message of it', async () => {
    const header = '---------- Forwarded message ---------\nFrom: Ida Berg <ida@example.com>\nDate: 3 Nov 2026\nSubject: In June?'
    await send({ from: 'Hall <hall@halls.example>', subject: 'Fwd: In June?', text: `${header}\nTo: <hall@halls.example>\n\nIs it free?` })
    const [lead] = await leads()
    const detail = (await ok('getLead', { as: mara, path: { leadId: lead!.id } })).data
    expect(detail).toMatchObject({ couple: { name: 'Ida Berg' }, email: 'ida@example.com', message: 'In June?\n\nIs it free?' })
    await send({ from: 'Hall <hall@halls.example>', subject: 'Fwd: And July?', text: `${header.replace('June', 'July')}\n\nOr then?` })
    expect(await messagesOf(lead!.id)).toMatchObject([{ subject: 'In July?', body: 'Or then?' }])
  })

  it('FILE-09 brings its files in: those of an enquiry and those of a message of a couple that is there', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF')
    const from = 'Plan <plan@example.com>'
    await send({ text: 'Dear hall, our plan.', from, attachments: [{ filename: 'Plan.pdf', content: pdf }] })
    const [lead] = await leads()
    const path = { leadId: lead!.id }
    const { message } = (await ok('getLead', { as: mara, path })).data
    expect(message).toBe('New enquiry\n\nDear hall, our plan.')
    await send({ text: 'And our guests.', from, attachments: [{ filename: 'Guests.pdf', content: pdf }] })
    const messages = (await ok('listLeadMessages', { as: mara, path })).data
    expect(messages.map(({ body, files }) => [body, files.map(({ name }) => name)])).toEqual([
      ['And our guests.', ['Guests.pdf']],
      // The same text: the thread shows it once.
      [message, ['Plan.pdf']],
    ])
    const leadFileId = messages[1]!.files[0]!.id
    expect(await ok('downloadLeadFile', { as: mara, path: { ...path, leadFileId } })).toEqual(pdf)
  })

  it('that is long is stored whole; one that is longer than the server reads says so', async () => {
    const wishes = (count: number) => Array.from({ length: count }, (_, index) => `Wish ${String(index).padStart(4, '0')}.`).join('\n')
    await send({ text: wishes(4000), from: 'Long <long@example.com>' })
    const [lead] = await leads()
    expect((await ok('getLead', { as: mara, path: { leadId: lead!.id } })).data.message).toBe(`New enquiry\n\n${wishes(4000)}`)
    await send({ text: wishes(6000), from: 'Long <long@example.com>' })
    const [message] = await messagesOf(lead!.id)
    expect(message!.body).toMatch(/^Wish 0000\.[^]*\n\nThe mail was longer\. Its end was not received\.$/)
    expect(message!.body.length).toBeGreaterThan(50_000)
  })

  it('that only has HTML, or only a subject, is read too', async () => {
    await send({ text: undefined, html: '<p>Name: Jana Wei&szlig;</p><p>E-Mail: jana@example.de</p>', from: 'a@halls.example' })
    expect((await leads())[0]).toMatchObject({ couple: { name: 'Jana Weiß' } })
    await send({ text: '', subject: 'Call us: 0613 555', from: 'Max <max@example.com>' })
    expect((await leads())[0]).toMatchObject({ couple: { name: 'Max' }, message: 'Call us: 0613 555' })
  })

  it('is received once, however often it is sent, and again if it is another one', async () => {
    const before = await countLeads()
    for (const messageId of ['<1@halls.example>', '<1@halls.example>', '<2@halls.example>'])
      await send({ messageId, from: 'Twice <twice@example.com>' })
    expect(await countLeads()).toBe(before + 1)
    const [lead] = await leads()
    expect(await messagesOf(lead!.id)).toHaveLength(1)
  })
})

describe('another mail at a forwarding address', () => {
  it('is dropped: an automatic answer, a bounce, our own mail, and mail that goes round in circles', async () => {
    const before = await countLeads()
    await send({ headers: { 'Auto-Submitted': 'auto-replied' } })
    await send({ headers: { 'Auto-Submitted': 'auto-replied (vacation)' } })
    await send({ headers: { 'X-Autoreply': 'yes' } })
    await send({ headers: { Precedence: 'auto_reply' } })
    await send({ headers: { 'X-Loop': 'panel.example' } })
    await send({ headers: { Received: Array.from({ length: 60 }, (_, hop) => `from a${hop}.example by b.example; 23 Nov 2026 10:00`) } })
    await send({ envelope: { from: '', to } })
    expect(await countLeads()).toBe(before)
  })

  it('is refused at an address that is unknown, of another domain, or was renewed', async () => {
    const before = await countLeads()
    expect(await refused({ to: `enquiries-0000000000000000@${domain}` })).toBe(550)
    expect(await refused({ to: `mara@${domain}` })).toBe(550)
    expect(await refused({ to: to.replace(domain, 'other.example') })).toBe(550)
    expect(await refused({ to: to.replace(domain, `${domain}.other.example`) })).toBe(550)
    const old = (await ok('renewForwardingAddress', { as: mara, path: { providerId: 1 } })).data.address!
    await ok('renewForwardingAddress', { as: mara, path: { providerId: 1 } })
    expect(await refused({ to: old })).toBe(550)
    expect(await countLeads()).toBe(before)
  })

  it('is refused if it is empty', async () => {
    const before = await countLeads()
    expect(await refused({ text: ' \n', subject: '' })).toBe(550)
    expect(await countLeads()).toBe(before)
  })
})

describe('a mail that is malformed or forged', () => {
  it('is stored without what a database cannot store, and never stops the server', async () => {
    const head = 'From: =?utf-8?Q?Zo=C3=AB=00?= <zoe@example.com>\r\nSubject: =?utf-8?Q?Hi=00?=\r\n'
    expect(await sendRaw(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\nNul \0 and \ud83d half`)).toBeNull()
    expect((await leads())[0]).toMatchObject({ couple: { name: 'Zoë' } })
    expect(await sendRaw('no header at all')).toBe(550)
    expect(await sendRaw('Subject: No sender\r\n\r\nIs June free?')).toBe(550)
    expect(await sendRaw(Buffer.from(`${head}Content-Type: text/plain; charset=x-nonsense\r\n\r\n\xff\xfe\xfa`, 'latin1'))).toBeNull()
    expect(await sendRaw('Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: multipart/mixed\r\n\r\nx')).not.toBe(450)
    expect(await sendRaw(`${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(2000)}x`)).not.toBe(450)
    expect(await refused({ from: 'After <after@example.com>' })).toBeNull()
    expect((await leads())[0]).toMatchObject({ couple: { name: 'After' } })
  })

  it('with a forged sender is never a message of a couple that is there', async () => {
    await send({ from: 'Kim <kim@example.com>' })
    const [kim] = await leads()
    const headers = { 'Authentication-Results': 'mx.mail.example; spf=fail; dmarc=fail (p=none) header.from=example.com' }
    await send({ from: 'Kim <kim@example.com>', headers, text: 'Please pay to another account.' })
    expect(await messagesOf(kim!.id)).toEqual([])
    expect((await leads())[0]).toMatchObject({ couple: { name: 'Kim' }, message: 'New enquiry\n\nPlease pay to another account.' })
  })

  it('is put off when a provider gets more than it can read', async () => {
    await db.updateTable('rate_limits').set({ tries: 120 }).where('scope', '=', 'portal-mail').execute()
    expect(await refused({ text: 'One more' })).toBe(450)
    clock.advance({ minutes: 61 })
    expect(await refused({ text: 'One more' })).toBeNull()
  })
})
