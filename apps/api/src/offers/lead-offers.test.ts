import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'
import { hooks } from '../hooks.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { deliver } from '../platform/jobs/deliver.ts'
import type { Mail } from '../platform/mail/mail-transport.ts'
import { hashOf } from '../platform/session/token.ts'

const world = await openWorld()
const { ok, refusal, signIn, db, newLead, clock, pool, filesFolder } = world
const [mara, jonas, noura, felix] = [await signIn('mara'), await signIn('jonas'), await signIn('noura'), await signIn('felix')]
const garden = 1
const inDays = (days: number) => clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate().add({ days }).toString()
const input = {
  lines: [
    { name: 'Garden ceremony', note: 'With candles on every table.', quantity: 1, price: 4800 },
    { name: 'Dinner', quantity: 120, price: 95 },
  ],
  reduction: 400,
  eventDate: inDays(200),
  spaceName: 'Orangery',
  guestCount: 120,
  validUntil: inDays(20),
  note: 'We keep the date for you until then.',
  locale: 'en_CA' as const,
}
const couple = async (about: object = reachable) => ({ leadId: await newLead(garden, about) })
const sendTo = async (path: { leadId: number }, changes: object = {}) =>
  (await ok('createLeadOffer', { as: mara, path, body: { ...input, ...changes } })).data

/** Delivers the queued mail to a couple; returns it with the secret of the couple's link. */
async function mailTo({ leadId }: { leadId: number }) {
  const row = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('lead_message_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const sent: Mail[] = []
  const mail = { send: (one: Mail) => Promise.resolve(sent.push(one)).then(() => 'sent' as const) }
  const sms = { send: () => Promise.resolve('sent' as const) }
  const tools = { mail, sms, hooks, files: localFiles(filesFolder) }
  const job = { customerId: row.customer_id, deliveryId: row.id }
  await deliver({ ...tools, inCustomer: (id, work) => inTransaction(pool, asCustomer(id), work) }, job, true)
  const token = /\/offer\/([\w-]+)/.exec(row.body)?.[1] ?? ''
  return { ...sent[0]!, token }
}
async function offered(changes: object = {}) {
  const path = await couple()
  const offer = await sendTo(path, changes)
  return { path, offer, token: (await mailTo(path)).token }
}
const textOf = async (file: Buffer | Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const anonymous = (offerToken: string) => ({ as: {}, path: { offerToken } })

describe('LEAD-50 an offer', () => {
  it('is sent by mail with a PDF and a link, and changes the couple to offer_made', async () => {
    const path = await couple()
    const offer = await sendTo(path)
    expect(offer).toMatchObject({ state: 'sent', subtotal: 16_200, reduction: 400, total: 15_800, currency: 'CAD', answeredAt: null })
    expect(offer.lines.map(({ amount }) => amount)).toEqual([4800, 11_400])
    expect((await ok('getLead', { as: mara, path })).data).toMatchObject({ status: 'offer_made', firstResponseAt: expect.any(String) })
    const mail = await mailTo(path)
    expect(mail).toMatchObject({ recipient: reachable.email, subject: 'Your offer from Rosewood Garden' })
    expect(mail.body).toContain('$15,800')
    expect(mail.body).toContain('We keep the date for you until then.')
    const [pdf, ...others] = mail.files ?? []
    expect([pdf?.name, pdf?.contentType, others]).toEqual(['Offer from Rosewood Garden.pdf', 'application/pdf', []])
    const text = await textOf(pdf!.content as Buffer)
    for (const part of ['Garden ceremony', 'With candles on every table.', 'Dinner', '$11,400', 'Orangery', '120 guests', '$15,800'])
      expect(text).toContain(part)
  })

  it('keeps the secret of the couple out of the thread and the database', async () => {
    const { path, token } = await offered()
    const [message] = (await ok('listLeadMessages', { as: mara, path })).data
    expect(message?.body).toMatch(/^Offer sent: \$15,800, valid until /)
    expect(message?.body).not.toContain(token)
    const stored = await db.selectFrom('offer_tokens').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).toContain(hashOf(token))
    expect((await ok('listLeadHistory', { as: mara, path })).data.map(({ type }) => type)).toContain('offer')
  })

  it.each([
    ['tr_TR', 'Işıklı düğün salonu, İstanbul', ['Işıklı düğün salonu, İstanbul', 'Toplam', 'için teklif']],
    ['ar_AE', 'قاعة النخيل في دبي', ['قاعة النخيل في دبي', 'الخدمة', 'عرض سعر', 'ضيفًا']],
    ['de_DE', 'Frühstück für Gäste', ['Frühstück für Gäste', 'Gesamt', 'Gäste']],
  ] as const)('its PDF in %s has the letters of the language, in the order of reading', async (locale, name, parts) => {
    const { path, offer } = await offered({ locale, lines: [{ name, quantity: 1, price: 15_800 }], reduction: 0 })
    const file = await ok('downloadLeadOffer', { as: mara, path: { ...path, offerId: offer.id } })
    const text = await textOf(file)
    for (const part of parts) expect(text).toContain(part)
  })

  it('is sent once per Idempotency-Key', async () => {
    const path = await couple()
    const call = { as: mara, path, body: input, headers: { 'idempotency-key': crypto.randomUUID() } }
    expect(await ok('createLeadOffer', call)).toEqual(await ok('createLeadOffer', call))
    expect((await ok('listLeadOffers', { as: mara, path })).meta.total).toBe(1)
  })

  it('replaces the one that is open', async () => {
    const { path, offer, token } = await offered()
    const next = await sendTo(path, { reduction: 0 })
    const { data } = await ok('listLeadOffers', { as: mara, path })
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [next.id, 'sent'],
      [offer.id, 'withdrawn'],
    ])
    expect(await refusal('acceptOffer', { ...anonymous(token), body: {} })).toMatchObject({ status: 409, code: 'offer_withdrawn' })
  })

  it.each([
    [{ reduction: 16_201 }, 'reduction', 'reduction_above_total'],
    [{ validUntil: inDays(-1) }, 'validUntil', 'in_past'],
    [{ validUntil: inDays(800) }, 'validUntil', 'date_too_late'],
    [{ eventDate: inDays(-1) }, 'eventDate', 'in_past'],
    [{ lines: [] }, 'lines', 'too_few'],
  ])('refuses %j', async (changes, field, code) => {
    const path = await couple()
    expect(await refusal('createLeadOffer', { as: mara, path, body: { ...input, ...changes } })).toMatchObject({
      status: 422,
      errors: [{ path: field, code }],
    })
    expect((await ok('listLeadOffers', { as: mara, path })).meta.total).toBe(0)
  })

  it('LEAD-26 LEAD-21 refuses a closed channel, a closed couple and an outdated version, and sends nothing', async () => {
    const closed = await couple({ ...reachable, contactPreference: 'phone_only' })
    expect(await refusal('createLeadOffer', { as: mara, path: closed, body: input })).toMatchObject({ status: 422, code: 'channel_closed' })
    const path = await couple()
    expect(await refusal('createLeadOffer', { as: mara, path, body: { ...input, version: 99 } })).toMatchObject({ code: 'stale_version' })
    await ok('createLeadAction', { as: mara, path, body: { type: 'reject' } })
    expect(await refusal('createLeadOffer', { as: mara, path, body: input })).toMatchObject({ status: 409, code: 'illegal_transition' })
    for (const one of [closed, path]) expect((await ok('listLeadMessages', { as: mara, path: one })).data).toEqual([])
  })

  it('LEAD-52 LEAD-41 belongs to couples that the user may see, once they are shown', async () => {
    const { path, offer } = await offered()
    for (const as of [jonas, noura]) {
      const at = { as, path: { ...path, offerId: offer.id } }
      expect(await refusal('listLeadOffers', at)).toMatchObject({ status: 404 })
      expect(await refusal('createOfferWithdrawal', at)).toMatchObject({ status: 404 })
      expect(await refusal('downloadLeadOffer', at)).toMatchObject({ status: 404 })
    }
    const other = await couple()
    expect(await refusal('createOfferWithdrawal', { as: mara, path: { ...other, offerId: offer.id } })).toMatchObject({ status: 404 })
    const hidden = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    expect(await refusal('createLeadOffer', { as: felix, path: { leadId: hidden.id }, body: input })).toMatchObject({ status: 402 })
  })
})

describe('LEAD-50 a couple', () => {
  it('reads its offer with the secret of its mail only', async () => {
    const { offer, token } = await offered()
    const { data } = await ok('getOffer', anonymous(token))
    expect(data).toMatchObject({ state: 'sent', provider: { name: 'Rosewood Garden' }, total: offer.total, lines: offer.lines })
    expect(Object.keys(data)).not.toContain('id')
    expect(await textOf(await ok('downloadOffer', anonymous(token)))).toContain('$15,800')
    expect(await refusal('getOffer', anonymous('of_guessed-secret'))).toMatchObject({ status: 404 })
    expect(await refusal('downloadOffer', anonymous('of_guessed-secret'))).toMatchObject({ status: 404 })
  })

  it('accepts it once: the vendor gets a message, an entry and a notice', async () => {
    const { path, token } = await offered()
    const call = { ...anonymous(token), body: { note: ' We are so happy! ' } }
    const { data } = await ok('acceptOffer', call)
    expect(data).toMatchObject({ state: 'accepted', answeredAt: expect.any(String) })
    expect((await ok('acceptOffer', call)).data).toEqual(data)
    expect(await refusal('createOfferRefusal', call)).toMatchObject({ status: 409, code: 'offer_answered' })
    const [message, ...rest] = (await ok('listLeadMessages', { as: mara, path })).data
    expect([message?.direction, message?.body, rest]).toEqual(['in', 'Offer accepted: $15,800\n\nWe are so happy!', [expect.anything()]])
    const [entry] = (await ok('listLeadHistory', { as: mara, path })).data
    expect(entry).toMatchObject({ type: 'offer', actor: null, detail: 'Offer accepted: $15,800' })
    const [offer] = (await ok('listLeadOffers', { as: mara, path })).data
    expect(offer).toMatchObject({ state: 'accepted', answerNote: 'We are so happy!' })
    const { data: lead } = await ok('getLead', { as: mara, path })
    expect(lead).toMatchObject({ status: 'offer_made', unreadMessageCount: 1, readStatus: 'unread' })
    const notices = db.selectFrom('deliveries').select('subject').where('lead_id', '=', path.leadId).where('lead_message_id', 'is', null)
    expect(await notices.execute()).toContainEqual({ subject: expect.stringMatching(/accepted your offer: \$15,800$/) })
    const events = db.selectFrom('feed_events').select('kind').where('lead_id', '=', path.leadId)
    expect(await events.execute()).toContainEqual({ kind: 'message' })
    const audit = db.selectFrom('audit_entries').select(['actor_id', 'detail']).where('entity', '=', 'offer').orderBy('id', 'desc')
    expect(await audit.executeTakeFirst()).toEqual({ actor_id: null, detail: 'accepted' })
  })

  it('accepts it once, however many answers arrive at the same time', async () => {
    const { path, token } = await offered()
    const both = ['acceptOffer', 'createOfferRefusal', 'acceptOffer', 'createOfferRefusal'] as const
    await Promise.allSettled(both.map((call) => ok(call, { ...anonymous(token), body: {} })))
    const answers = (await ok('listLeadMessages', { as: mara, path })).data.filter(({ direction }) => direction === 'in')
    expect(answers).toHaveLength(1)
  })

  it('declines it', async () => {
    const { path, token } = await offered()
    expect((await ok('createOfferRefusal', { ...anonymous(token), body: {} })).data.state).toBe('declined')
    expect((await ok('listLeadMessages', { as: mara, path })).data[0]?.body).toBe('Offer declined: $15,800')
  })

  it('cannot accept it after its last day, or once it is withdrawn', async () => {
    const { path, offer, token } = await offered({ validUntil: inDays(0) })
    await db
      .updateTable('offers')
      .set({ valid_until: inDays(-1) })
      .where('id', '=', offer.id)
      .execute()
    expect((await ok('getOffer', anonymous(token))).data.state).toBe('expired')
    expect(await refusal('acceptOffer', { ...anonymous(token), body: {} })).toMatchObject({ status: 409, code: 'offer_expired' })
    const at = { as: mara, path: { ...path, offerId: offer.id } }
    expect((await ok('createOfferWithdrawal', at)).data.state).toBe('withdrawn')
    expect((await ok('createOfferWithdrawal', at)).data.state).toBe('withdrawn')
    expect(await refusal('acceptOffer', { ...anonymous(token), body: {} })).toMatchObject({ status: 409, code: 'offer_withdrawn' })
  })

  it('has answered what the vendor can no longer withdraw', async () => {
    const { path, offer, token } = await offered()
    await ok('acceptOffer', { ...anonymous(token), body: {} })
    expect(await refusal('createOfferWithdrawal', { as: mara, path: { ...path, offerId: offer.id } })).toMatchObject({
      status: 409,
      code: 'offer_answered',
    })
  })

  it('LEAD-27 loses its link and its texts when the couple is erased', async () => {
    const { path, offer, token } = await offered()
    await ok('acceptOffer', { ...anonymous(token), body: { note: 'Yes!' } })
    await ok('eraseLead', { as: mara, path })
    expect(await refusal('getOffer', anonymous(token))).toMatchObject({ status: 404 })
    const kept = await db.selectFrom('offers').select(['note', 'answer_note']).where('id', '=', offer.id).executeTakeFirst()
    expect(kept).toEqual({ note: '', answer_note: null })
  })
})
