import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'
import { readMail } from './read-mail.ts'

const { ok, refusal, signIn } = await openWorld()
const [mara, jonas, noura] = [await signIn('mara'), await signIn('jonas'), await signIn('noura')]
const path = { providerId: 1 }

const renew = async () => (await ok('renewForwardingAddress', { as: mara, path })).data.address!
const arrive = async (recipient: string, mail: object) =>
  (
    await ok('createIntakeMail', {
      as: couple,
      body: { recipient, from: 'The Knot <leads@theknot.example>', subject: 'New lead', ...mail },
    })
  ).data.leadId
const lead = async (leadId: number) => (await ok('getLead', { as: mara, path: { leadId } })).data

const theKnot = `You have a new lead from The Knot!

Name: Priya Nair
Partner's name: Tom Becker
Email: priya.nair@example.com
Phone: (613) 555-0140
Wedding date: June 14, 2027
Guest count: 120-150
Message: We love the garden.
Is it free on that day?`

describe('reading a mail', () => {
  it.each([
    [theKnot, { name: 'Priya Nair & Tom Becker', phone: '+16135550140', weddingDate: '2027-06-14', guestCount: 120 }],
    [
      'Ihr Name: Jana Weiß\nE-Mail: jana@example.de\nHochzeitsdatum: 5.9.2027\nAnzahl Gäste: 80\nNachricht: Noch frei?',
      { name: 'Jana Weiß', weddingDate: '2027-09-05', guestCount: 80, message: 'Noch frei?' },
    ],
    [
      '*Ad Soyad:* Selin Kaya\n*E-posta:* selin@example.com\n*Düğün tarihi:* 2027-07-03',
      { name: 'Selin Kaya', email: 'selin@example.com', weddingDate: '2027-07-03' },
    ],
    [
      'الاسم: نورة الحربي\nالبريد الإلكتروني: noura@example.com\nعدد الضيوف: ٢٥٠\nالرسالة: هل القاعة متاحة؟',
      { name: 'نورة الحربي', guestCount: 250, message: 'هل القاعة متاحة؟' },
    ],
  ])('finds labelled fields in several languages', (text, expected) => {
    expect(readMail({ from: 'form@example.com', subject: '', text }, 'CA')).toMatchObject(expected)
  })

  it('takes any other mail as the message of its sender', () => {
    const mail = { from: '"Ada B." <ada@example.com>', subject: 'Hi', text: 'Note: we are two.\nIs June free?' }
    expect(readMail(mail, 'CA')).toEqual({
      name: 'Ada B.',
      email: 'ada@example.com',
      phone: null,
      weddingDate: null,
      guestCount: null,
      message: mail.text,
    })
    expect(readMail({ from: 'not an address', subject: '', text: 'x' }, 'CA')).toMatchObject({ name: 'not an address', email: null })
  })
})

describe('reading a mail that is not written by a form', () => {
  it('takes long and strange texts in a moment', () => {
    const lines = [' '.repeat(40_000), '*'.repeat(40_000), 'Message: '.repeat(5_000), 'a:\n'.repeat(15_000), 'Message:\n'.repeat(5_000)]
    for (const text of lines) {
      const start = performance.now()
      expect(Array.from(readMail({ from: 'a@example.com', subject: '', text }, 'CA').message).length).toBeLessThanOrEqual(5000)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })

  it('never cuts a character in half', () => {
    const { name, message } = readMail({ from: `${'a'.repeat(119)}🌹🌹`, subject: '', text: '🌹'.repeat(6000) }, 'CA')
    expect([name.isWellFormed(), Array.from(name).length, Array.from(message).length]).toEqual([true, 120, 5000])
  })
})

describe('a forwarding address', () => {
  it('turns an enquiry of another portal into a couple, and the next mail into its message', async () => {
    const address = await renew()
    const leadId = await arrive(address, { text: theKnot })
    expect(await lead(leadId)).toMatchObject({
      couple: { name: 'Priya Nair & Tom Becker', weddingDate: '2027-06-14' },
      provider: { id: 1 },
      source: 'mail',
      email: 'priya.nair@example.com',
      phone: '+16135550140',
      status: 'new',
      dueAt: expect.any(String),
      message: 'We love the garden.\nIs it free on that day?',
    })
    const again = await arrive(address.toUpperCase(), { from: 'PRIYA.NAIR@example.com', subject: 'One more', text: 'And in July?' })
    expect(again).toBe(leadId)
    const { data } = await ok('listLeadMessages', { as: mara, path: { leadId } })
    expect(data).toMatchObject([{ body: 'And in July?', subject: 'One more', direction: 'in' }])
    expect(await lead(leadId)).toMatchObject({ unreadMessageCount: 1 })
  })

  it('is secret, unique per provider, and ends when it is renewed', async () => {
    expect((await ok('getForwardingAddress', { as: mara, path: { providerId: 2 } })).data).toEqual({ address: null })
    const first = await renew()
    expect((await ok('getForwardingAddress', { as: mara, path })).data.address).toBe(first)
    const second = await renew()
    expect(second).not.toBe(first)
    const body = { recipient: first, from: 'a@example.com', subject: '', text: 'Hello' }
    for (const recipient of [first, 'enquiries-0000000000000000@localhost', 'someone@localhost'])
      expect(await refusal('createIntakeMail', { as: couple, body: { ...body, recipient } })).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeMail', { body })).toMatchObject({ status: 401 })
    expect(await refusal('createIntakeMail', { as: couple, body: { ...body, text: '' } })).toMatchObject({ status: 422 })
  })

  it('belongs to account managers', async () => {
    for (const [call, status] of [
      [{ as: jonas, path: { providerId: 2 } }, 403],
      [{ as: noura, path }, 404],
      [{ path }, 401],
    ] as const) {
      expect(await refusal('getForwardingAddress', call)).toMatchObject({ status })
      expect(await refusal('renewForwardingAddress', call)).toMatchObject({ status })
    }
  })
})
