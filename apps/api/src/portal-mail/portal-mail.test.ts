import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'
import { readMail, type PortalMail } from './read-mail.ts'

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

const read = (mail: Partial<PortalMail>, countryCode = 'CA') => {
  const from = mail.from ?? 'Form <form@example.com>'
  return readMail({ from, sender: from, subject: '', text: '', ...mail }, countryCode)
}

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
    expect(read({ text })).toMatchObject(expected)
  })

  it('takes any other mail as the message of its sender', () => {
    const mail = { from: '"Ada B." <ada@example.com>', subject: 'Hi', text: 'Note: we are two.\nIs June free?' }
    expect(read(mail)).toEqual({
      name: 'Ada B.',
      email: 'ada@example.com',
      phone: null,
      weddingDate: null,
      guestCount: null,
      subject: 'Hi',
      message: mail.text,
      text: mail.text,
    })
    expect(read({ from: 'not an address', text: 'x' })).toMatchObject({ name: 'not an address', email: null })
  })
})

describe('the values of a form', () => {
  it.each([
    ['06/14/2027', 'US', '2027-06-14'],
    ['05/06/2027', 'US', '2027-05-06'],
    ['05/06/2027', 'DE', '2027-06-05'],
    ['05/06/2027', 'AE', '2027-06-05'],
    ['14/06/27', 'AU', '2027-06-14'],
    ['06/14/2027', 'CA', '2027-06-14'],
    ['2027/6/14', 'CA', '2027-06-14'],
    ['14. Juni 2027', 'DE', '2027-06-14'],
    ['Samstag, 6. März 2027', 'DE', '2027-03-06'],
    ['14 Haziran 2027', 'TR', '2027-06-14'],
    ['7 Ağustos 2027', 'TR', '2027-08-07'],
    ['١٤ يونيو ٢٠٢٧', 'AE', '2027-06-14'],
    ['14-June-2027', 'CA', '2027-06-14'],
    ['Sept 4th, 2027', 'CA', '2027-09-04'],
  ])('include a day as the country writes it: %s in %s', (typed, country, day) => {
    expect(read({ text: `Name: Ada\nEmail: ada@example.com\nWedding date: ${typed}` }, country).weddingDate).toBe(day)
  })

  it.each([['5/9/2027'], ['June 2027'], ['31.2.2027'], ['14 Foo 2027'], ['not yet known']])(
    'include no day that would be a guess: %s stays in the message',
    (typed) => {
      const text = `Name: Ada\nEmail: ada@example.com\nWedding date: ${typed}\nMessage: Hello`
      expect(read({ text })).toMatchObject({ weddingDate: null, message: `Hello\n\nWedding date: ${typed}` })
    },
  )

  it('are never lost: what is unknown, cannot be read, or says more than its field follows the message', () => {
    const text = `A lead for you!
Name: Ada Brandt
Email: ada@example.com or brandt@example.com
Phone: after six only
Date: 14.6.2027, or a week later
Guests: 1,200
Budget: 20 000
Ceremony:
Church
Message: We love the garden.
It is green.`
    expect(read({ text })).toMatchObject({
      email: 'ada@example.com',
      phone: null,
      weddingDate: '2027-06-14',
      guestCount: 1200,
      message: `We love the garden.
It is green.

A lead for you!
Budget: 20 000
Ceremony:
Church
Email: ada@example.com or brandt@example.com
Phone: after six only
Date: 14.6.2027, or a week later`,
    })
    expect(read({ text: 'Name: Ada\nEmail: a@b\nGuests: none' }).message).toBe('Email: a@b\nGuests: none')
  })

  it('include the address for answers if the form has no other and the couple is not its sender', () => {
    const mail = { from: 'Ada <ada@example.com>', text: 'Name: Ada\nGuests: 80\nMessage: Hello' }
    expect(read({ ...mail, sender: 'noreply@form.example' }).email).toBe('ada@example.com')
    expect(read({ ...mail, sender: 'ada@example.com' }).email).toBeNull()
    expect(read({ ...mail, text: `${mail.text}\nEmail: ada@work.example`, sender: 'noreply@form.example' }).email).toBe('ada@work.example')
  })
})

describe('a mail that the vendor forwards by hand', () => {
  const inner = { name: 'Ada Brandt', email: 'ada@example.com', subject: 'Wedding in June', message: 'Dear hall,\n\nis it free?' }
  it.each([
    [
      'Gmail',
      `---------- Forwarded message ---------
From: Ada Brandt <ada@example.com>
Date: Tue, 3 Nov 2026 at 10:14
Subject: Wedding in June
To: <hall@example.com>


Dear hall,

is it free?`,
    ],
    [
      'Apple Mail',
      `> Anfang der weitergeleiteten Nachricht:
>
> Von: Ada Brandt <ada@example.com>
> Betreff: Wedding in June
> Datum: 3. November 2026 um 10:14:00 MEZ
> An: hall@example.com
>
> Dear hall,
>
> is it free?`,
    ],
    [
      'Outlook',
      `________________________________
*Kimden:* Ada Brandt [mailto:ada@example.com]
*Gönderildi:* 3 Kasım 2026 10:14
*Kime:* hall@example.com
*Konu:* Wedding in June

Dear hall,

is it free?`,
    ],
    ['in Arabic', 'من: Ada Brandt <ada@example.com>\nالموضوع: Wedding in June\nإلى: hall@example.com\n\nDear hall,\n\nis it free?'],
  ])('is read as the mail inside it: %s', (_, text) => {
    const mail = { from: 'Hall <hall@example.com>', subject: 'Fwd: Wedding in June', text }
    expect(read(mail)).toMatchObject({ ...inner, weddingDate: null })
  })

  it('keeps the note of the vendor after the text, and is read as a form if it is one', () => {
    const text = `Please enter this one.\n\n-----Original Message-----\nFrom: Form <form@example.com>\nSent: today\nTo: hall\nSubject: Lead\n\n${theKnot}`
    expect(read({ from: 'hall@example.com', subject: 'FW: Lead', text })).toMatchObject({
      name: 'Priya Nair & Tom Becker',
      weddingDate: '2027-06-14',
      message:
        'We love the garden.\nIs it free on that day?\n\nPlease enter this one.\n\nYou have a new lead from The Knot!\n\nGuest count: 120-150',
    })
  })

  it('may be forwarded twice', () => {
    const once = 'From: Ada Brandt <ada@example.com>\nSubject: Wedding in June\n\nDear hall,\n\nis it free?'
    const text = `From: Ben <ben@example.com>\nSubject: WG: Wedding in June\n\n${once}`
    expect(read({ from: 'hall@example.com', subject: 'Fwd: WG: Wedding in June', text })).toMatchObject(inner)
  })

  it.each(['Fwd:', 'FW:', 'WG:', 'İLT:', 'إعادة توجيه:'])('is known by its subject: %s', (prefix) => {
    const text = 'From: Ada Brandt <ada@example.com>\nSubject: Wedding in June\n\nDear hall,\n\nis it free?'
    expect(read({ from: 'hall@example.com', subject: `${prefix} Wedding in June`, text })).toMatchObject(inner)
  })

  it('is not a reply of the couple that quotes an earlier mail', () => {
    const text =
      'Yes, June 5 suits us.\n\nFrom: Hall <hall@example.com>\nSent: Tuesday\nTo: Ada Brandt\nSubject: Your wedding\n\nIs June 5 fine?'
    const mail = { from: 'Ada Brandt <ada@example.com>', subject: 'Re: Your wedding', text }
    expect(read(mail)).toMatchObject({ name: 'Ada Brandt', email: 'ada@example.com', message: text })
  })
})

describe('reading a mail that is not written by a form', () => {
  it('takes long and strange texts in a moment', () => {
    const lines = [
      ' '.repeat(40_000),
      '*'.repeat(40_000),
      'Message: '.repeat(5_000),
      'a:\n'.repeat(15_000),
      'Message:\n'.repeat(5_000),
      'From: a\nSubject: b\n'.repeat(2_000),
    ]
    for (const text of lines) {
      const start = performance.now()
      expect(read({ text }).text).toBe(text.trim())
      expect(performance.now() - start).toBeLessThan(500)
    }
  })

  it('never cuts a character in half, and no text at all', () => {
    const { name, message } = read({ from: `${'a'.repeat(119)}🌹🌹`, text: '🌹'.repeat(6000) })
    expect([name.isWellFormed(), Array.from(name).length, Array.from(message).length]).toEqual([true, 120, 6000])
    const names = 'a'.repeat(121)
    expect(read({ text: `Name: ${names}\nEmail: ada@example.com\nMessage: Hello` })).toMatchObject({
      name: 'a'.repeat(120),
      message: `Hello\n\n${names}`,
    })
  })

  it('takes a mail whose signature has labels as the mail of its sender', () => {
    const text = 'Is the hall free?\n\nTel: +49 30 5550140\nE-Mail: ada@example.com'
    expect(read({ from: 'Ada Brandt <Ada@example.com>', subject: '14 June?', text }, 'DE')).toMatchObject({
      name: 'Ada Brandt',
      email: 'ada@example.com',
      phone: '+49305550140',
      subject: '14 June?',
      message: 'Is the hall free?',
    })
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
      message: 'We love the garden.\nIs it free on that day?\n\nYou have a new lead from The Knot!\n\nGuest count: 120-150',
    })
    const again = await arrive(address.toUpperCase(), { from: 'PRIYA.NAIR@example.com', subject: 'One more', text: 'And in July?' })
    expect(again).toBe(leadId)
    const { data } = await ok('listLeadMessages', { as: mara, path: { leadId } })
    expect(data).toMatchObject([{ body: 'And in July?', subject: 'One more', direction: 'in' }])
    expect(await lead(leadId)).toMatchObject({ unreadMessageCount: 1 })
    const form = theKnot.replace('June 14, 2027', 'June 21, 2027')
    await arrive(address, { subject: 's'.repeat(201), text: form })
    const [second] = (await ok('listLeadMessages', { as: mara, path: { leadId } })).data
    expect(second).toMatchObject({ subject: `${'s'.repeat(199)}…`, body: `${'s'.repeat(201)}\n\n${form}` })
    expect((await lead(leadId)).couple.weddingDate).toBe('2027-06-14')
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
