import { describe, expect, it } from 'vitest'
import { couple, openWorld, reachable } from '../../test/world.ts'

const { ok, newLead, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const ask = async (more: object = {}) => ({ leadId: await newLead(1, { ...reachable, ...more }) })
const mail = { subject: 'Your wedding', body: 'Dear Ada,\n\nit is free.' }
const sms = { body: 'It is free.' }
const lead = async (path: { leadId: number }) => (await ok('getLead', { as: mara, path })).data
const deliveries = (leadId: number) =>
  db
    .selectFrom('deliveries')
    .innerJoin('lead_messages', 'lead_messages.id', 'deliveries.lead_message_id')
    .selectAll('deliveries')
    .where('deliveries.lead_id', '=', leadId)
    .execute()
const answerFromCouple = (path: { leadId: number }, body: string) =>
  ok('createIntakeMessage', { as: couple, path, body: { channel: 'email', subject: 'Re: Your wedding', body } })

describe('writing to a couple', () => {
  it('LEAD-29 RESP-04 the first e-mail is the answer to the couple: message, delivery, history and state', async () => {
    const path = await ask()
    clock.advance({ minutes: 10 })
    const { data } = await ok('createLeadMessage', { as: mara, path, body: mail })
    expect(data).toMatchObject({ channel: 'email', direction: 'out', status: 'queued', author: { name: 'Mara Lindqvist' }, ...mail })
    expect(await lead(path)).toMatchObject({
      status: 'in_contact',
      displayState: 'negotiating',
      dueAt: null,
      firstResponseAt: data.createdAt,
      lastActivityAt: data.createdAt,
      preview: { text: 'Dear Ada, it is free.', direction: 'out' },
    })
    expect(await deliveries(path.leadId)).toMatchObject([
      { channel: 'email', recipient: 'ada@example.com', sender: 'Rosewood Garden', status: 'queued' },
    ])
    const history = (await ok('listLeadHistory', { as: mara, path })).data
    expect(history[0]).toMatchObject({ type: 'email_sent', detail: 'Your wedding', actor: { name: 'Mara Lindqvist' } })
  })

  it('LEAD-07 gives the message an id and a body, in the answer and in the list', async () => {
    const path = await ask()
    const { id, body } = (await ok('createLeadMessage', { as: mara, path, body: mail })).data
    expect([id, body]).toEqual([expect.any(Number), mail.body])
    expect((await ok('listLeadMessages', { as: mara, path })).data).toMatchObject([{ id, body }])
  })

  it('LEAD-29 the same by SMS; a second answer does not change the time of the first', async () => {
    const path = await ask()
    const first = (await ok('createLeadSms', { as: mara, path, body: sms })).data
    clock.advance({ minutes: 10 })
    await ok('createLeadMessage', { as: mara, path, body: mail })
    expect(await lead(path)).toMatchObject({ status: 'in_contact', firstResponseAt: first.createdAt })
    expect(await deliveries(path.leadId)).toMatchObject([
      { channel: 'sms', recipient: '+16135550160', subject: null },
      { channel: 'email' },
    ])
    expect((await ok('listLeadMessages', { as: mara, path })).data.map((message) => message.channel)).toEqual(['email', 'sms'])
  })

  it.each([
    ['email_only', 'createLeadSms'],
    ['phone_only', 'createLeadMessage'],
    ['anonymized', 'createLeadMessage'],
    ['anonymized', 'createLeadSms'],
  ] as const)('LEAD-26 LEAD-27 a couple that is %s cannot be reached by %s', async (contactPreference, name) => {
    const path = await ask({ contactPreference })
    const body = name === 'createLeadSms' ? sms : mail
    expect(await refusal(name, { as: mara, path, body })).toMatchObject({ status: 422, code: 'channel_closed' })
    expect(await deliveries(path.leadId)).toEqual([])
  })

  it('VAL-01 VAL-05 the rule of the form applies on the server too, with the same code and in the same characters', async () => {
    const path = await ask()
    const refused = async (body: object) => refusal('createLeadMessage', { as: mara, path, body: { ...mail, ...body } })
    expect(await refused({ subject: ' ' })).toMatchObject({ status: 422, errors: [{ path: 'subject', code: 'subject_required' }] })
    expect(await refused({ body: ' \n ' })).toMatchObject({ status: 422, errors: [{ path: 'body', code: 'body_required' }] })
    await ok('createLeadSms', { as: mara, path, body: { body: '💍'.repeat(600) } })
  })

  it('LEAD-26 a couple without an address cannot be reached by it', async () => {
    const path = await ask({ email: null, phone: null })
    expect(await refusal('createLeadMessage', { as: mara, path, body: mail })).toMatchObject({ status: 422, code: 'channel_closed' })
    expect(await refusal('createLeadSms', { as: mara, path, body: sms })).toMatchObject({ status: 422, code: 'channel_closed' })
  })

  it('a couple reported as spam cannot be answered', async () => {
    const path = await ask()
    await ok('createLeadAction', { as: mara, path, body: { type: 'report-spam', reasonId: 'advertising' } })
    expect(await refusal('createLeadMessage', { as: mara, path, body: mail })).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(await refusal('createLeadSms', { as: mara, path, body: sms })).toMatchObject({ status: 409, code: 'illegal_transition' })
  })

  it('the same key and body send once; another body is refused', async () => {
    const path = await ask()
    const call = { as: mara, path, body: mail, headers: { 'idempotency-key': 'one-message-only' } }
    const first = await ok('createLeadMessage', call)
    expect(await ok('createLeadMessage', call)).toEqual(first)
    expect(await deliveries(path.leadId)).toHaveLength(1)
    expect(await refusal('createLeadMessage', { ...call, body: { ...mail, body: 'Other' } })).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    clock.advance({ hours: 25 })
    const nextDay = await signIn('mara')
    await ok('createLeadMessage', { ...call, as: nextDay })
    expect(await deliveries(path.leadId)).toHaveLength(2)
  })

  it('simultaneous calls with one key send once', async () => {
    const path = await ask()
    const as = await signIn('mara')
    const call = { as, path, body: sms, headers: { 'idempotency-key': 'all-at-once' } }
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        ok('createLeadSms', call).then(
          () => 'done',
          (error: Error) => (error.message.includes('in_flight') ? 'in_flight' : error.message),
        ),
      ),
    )
    expect(codes).toContain('done')
    expect(codes.filter((code) => code !== 'done' && code !== 'in_flight')).toEqual([])
    expect(await deliveries(path.leadId)).toHaveLength(1)
  })

  it('refuses messages that cannot be sent', async () => {
    const path = await ask()
    const as = await signIn('mara')
    for (const body of [
      { ...mail, subject: '' },
      { ...mail, subject: 'Two\nlines' },
      { ...mail, body: '' },
      { ...mail, subject: ' ' },
      { ...mail, body: ' ' },
      { subject: 'x' },
    ])
      expect(await refusal('createLeadMessage', { as, path, body })).toMatchObject({ status: 422, code: 'invalid' })
    for (const body of [{ body: '' }, { body: 'x'.repeat(1001) }, { body: ' ' }, { ...sms, subject: 'x' }])
      expect(await refusal('createLeadSms', { as, path, body })).toMatchObject({ status: 422, code: 'invalid' })
  })

  it("LEAD-52 refuses calls without a session, and other vendors' couples", async () => {
    const path = await ask()
    const [other, another] = [await signIn('jonas'), await signIn('noura')]
    for (const as of [other, another]) {
      expect(await refusal('createLeadMessage', { as, path, body: mail })).toMatchObject({ status: 404 })
      expect(await refusal('createLeadSms', { as, path, body: sms })).toMatchObject({ status: 404 })
      expect(await refusal('listLeadMessages', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('markLeadMessagesRead', { as, path, body: {} })).toMatchObject({ status: 404 })
    }
    for (const name of ['createLeadMessage', 'createLeadSms', 'listLeadMessages', 'markLeadMessagesRead'] as const)
      expect(await refusal(name, { path, body: mail })).toMatchObject({ status: 401 })
    expect(jonas).not.toEqual(noura)
  })
})

describe('markLeadMessagesRead', () => {
  it('LEAD-17 clears the unread count up to a message, or completely', async () => {
    const as = await signIn('mara')
    const path = await ask()
    await ok('viewLead', { as, path })
    const first = (await answerFromCouple(path, 'One')).data
    clock.advance({ minutes: 1 })
    await answerFromCouple(path, 'Two')
    const state = async () => (await ok('getLead', { as, path })).data
    expect(await state()).toMatchObject({ unreadMessageCount: 2, readStatus: 'unread' })
    await ok('markLeadMessagesRead', { as, path, body: { upToMessageId: first.id } })
    expect(await state()).toMatchObject({ unreadMessageCount: 1, readStatus: 'unread' })
    await ok('markLeadMessagesRead', { as, path, body: {} })
    expect(await state()).toMatchObject({ unreadMessageCount: 0, readStatus: 'read' })
    const { data } = await ok('listLeadMessages', { as, path })
    expect(data.every((message) => message.readAt !== null)).toBe(true)
  })

  it('refuses a message of another couple', async () => {
    const as = await signIn('mara')
    const [one, other] = [await ask(), await ask()]
    const { id } = (await answerFromCouple(other, 'Hello')).data
    const call = { as, path: one, body: { upToMessageId: id } }
    expect(await refusal('markLeadMessagesRead', call)).toMatchObject({ status: 422, errors: [{ path: 'upToMessageId' }] })
  })
})
