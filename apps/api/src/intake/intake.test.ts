import { describe, expect, it } from 'vitest'
import { anyone, couple, openWorld } from '../../test/world.ts'

const { ok, refusal, signIn, db } = await openWorld()
const mara = await signIn('mara')
const noura = await signIn('noura')

const request = {
  providerId: 2,
  name: 'Ada & Bruno',
  email: 'ada@example.com',
  message: 'Hello there',
  contactPreference: 'none',
  isWedding: true,
}
const ask = async (more: object = {}) => (await ok('createIntakeLead', { as: couple, body: { ...request, ...more } })).data
const feedEventsOf = (leadId: number) =>
  db
    .selectFrom('feed_events')
    .innerJoin('customer_users', 'customer_users.id', 'feed_events.customer_user_id')
    .select(['username', 'kind', 'lead_id', 'message_id', 'couple_name', 'provider_name'])
    .where('lead_id', '=', leadId)
    .orderBy('username')
    .orderBy('feed_events.id')
    .execute()
const notices = () => db.selectFrom('deliveries').selectAll().where('lead_message_id', 'is', null).orderBy('id', 'desc').limit(4).execute()

describe('createIntakeLead', () => {
  it('LEAD-52 creates the couple and notifies linked users and the account manager', async () => {
    const { id, extensionNumber } = await ask()
    const { data } = await ok('getLead', { as: mara, path: { leadId: id } })
    expect(data).toMatchObject({ extensionNumber, status: 'new', readStatus: 'unread', unreadMessageCount: 0, message: 'Hello there' })
    expect((await ok('listLeadHistory', { as: mara, path: { leadId: id } })).data).toMatchObject([{ type: 'info_request', actor: null }])
    const event = { kind: 'lead', lead_id: id, message_id: null, couple_name: 'Ada & Bruno', provider_name: 'Rosewood Mill' }
    expect(await feedEventsOf(id)).toEqual([
      { username: 'jonas', ...event },
      { username: 'mara', ...event },
    ])
  })

  it('LEAD-53 notifies by mail and SMS according to each link', async () => {
    await db.deleteFrom('deliveries').execute()
    const { id } = await ask()
    const sent = (await notices()).map(({ channel, recipient }) => `${channel} ${recipient}`)
    expect(sent.toSorted()).toEqual(['email jonas@rosewood.example', 'email mara@rosewood.example', 'sms +16135550102'])
    const [mail] = (await notices()).filter(({ recipient }) => recipient === 'jonas@rosewood.example')
    expect(mail).toMatchObject({ subject: 'New couple for Rosewood Mill: Ada & Bruno' })
    expect(mail?.body).toContain(`/leads/${id}`)
  })

  it('notifies no user who waits for confirmation', async () => {
    const waiting = db.updateTable('customer_users').where('username', '=', 'jonas')
    await waiting.set({ status: 'pending' }).execute()
    await db.deleteFrom('deliveries').execute()
    const { id } = await ask()
    expect((await feedEventsOf(id)).map(({ username }) => username)).toEqual(['mara'])
    expect((await notices()).map(({ recipient }) => recipient)).not.toContain('jonas@rosewood.example')
    await waiting.set({ status: 'active' }).execute()
  })

  it("notifies each user in the user's language", async () => {
    const [lead] = (await ok('listLeads', { as: noura, query: { limit: 1 } })).data
    await db.deleteFrom('deliveries').execute()
    await ask({ providerId: lead!.provider.id })
    const [mail] = (await notices()).filter(({ channel }) => channel === 'email')
    expect(mail).toMatchObject({ locale: 'ar_AE' })
    expect(mail?.subject).toMatch(/عروسان/)
  })

  it('creates a couple once per key', async () => {
    const call = { as: couple, body: request, headers: { 'idempotency-key': 'couple-asks-once' } }
    expect(await ok('createIntakeLead', call)).toEqual(await ok('createIntakeLead', call))
    expect(await refusal('createIntakeLead', { ...call, body: { ...request, name: 'Other' } })).toMatchObject({ status: 422 })
  })

  it('VAL-18 accepts an address of any script, and stores it as typed', async () => {
    const body = { ...request, email: ' \u202aada@gärten.example\u202c ' }
    const { id } = (await ok('createIntakeLead', { as: couple, body })).data
    expect((await ok('getLead', { as: mara, path: { leadId: id } })).data.email).toBe('ada@gärten.example')
  })

  it('refuses a call without a service key, an unknown provider, and an invalid request', async () => {
    for (const as of [anyone, mara, { 'x-service-key': 'guessed' }])
      expect(await refusal('createIntakeLead', { as, body: request })).toMatchObject({ status: 401 })
    expect(await refusal('createIntakeLead', { as: couple, body: { ...request, providerId: 999_999 } })).toMatchObject({ status: 404 })
    for (const wrong of [
      { name: '' },
      { name: ' ' },
      { email: 'ada' },
      { email: 'ada@10.0.0.10' },
      { email: '' },
      { phone: '0613' },
      { weddingDate: '2027-02-30' },
      { contactPreference: 'maybe' },
      { guestCount: 0 },
    ])
      expect(await refusal('createIntakeLead', { as: couple, body: { ...request, ...wrong } })).toMatchObject({
        status: 422,
        code: 'invalid',
      })
    const noSuchNumber = { ...request, phone: '+11000000000' }
    expect(await refusal('createIntakeLead', { as: couple, body: noSuchNumber })).toMatchObject({
      status: 422,
      errors: [{ path: 'phone', code: 'invalid_phone' }],
    })
  })
})

describe('createIntakeMessage', () => {
  const answer = { channel: 'email', subject: 'Re: Your wedding', body: 'Could you send the winter menu?' }

  it('LEAD-17 LEAD-46 marks the couple as unread again and notifies of the message', async () => {
    const { id } = await ask()
    const path = { leadId: id }
    await ok('viewLead', { as: mara, path })
    const message = (await ok('createIntakeMessage', { as: couple, path, body: answer })).data
    expect((await ok('getLead', { as: mara, path })).data).toMatchObject({
      status: 'pending',
      readStatus: 'unread',
      unreadMessageCount: 1,
      preview: { text: answer.body, direction: 'in' },
    })
    expect((await ok('listLeadMessages', { as: mara, path })).data).toMatchObject([
      { id: message.id, direction: 'in', status: 'received', author: null, ...answer },
    ])
    expect((await ok('listLeadHistory', { as: mara, path })).data[0]).toMatchObject({ type: 'email_received', detail: answer.subject })
    expect((await feedEventsOf(id)).filter(({ kind }) => kind === 'message')).toMatchObject([
      { username: 'jonas', message_id: message.id },
      { username: 'mara', message_id: message.id },
    ])
  })

  it('LEAD-21 keeps the status', async () => {
    const { id } = await ask()
    await ok('createLeadAction', { as: mara, path: { leadId: id }, body: { type: 'reject' } })
    await ok('createIntakeMessage', { as: couple, path: { leadId: id }, body: answer })
    expect((await ok('getLead', { as: mara, path: { leadId: id } })).data).toMatchObject({ status: 'rejected', unreadMessageCount: 1 })
  })

  it('stores messages of a couple reported as spam, without notifying', async () => {
    const { id } = await ask()
    await ok('createLeadAction', { as: mara, path: { leadId: id }, body: { type: 'report-spam', reasonId: 'advertising' } })
    await ok('createIntakeMessage', { as: couple, path: { leadId: id }, body: answer })
    expect((await feedEventsOf(id)).filter(({ kind }) => kind === 'message')).toEqual([])
  })

  it('stores a message once per key', async () => {
    const { id } = await ask()
    const call = { as: couple, path: { leadId: id }, body: answer, headers: { 'idempotency-key': 'couple-answers-once' } }
    expect(await ok('createIntakeMessage', call)).toEqual(await ok('createIntakeMessage', call))
    expect((await ok('getLead', { as: mara, path: { leadId: id } })).data.unreadMessageCount).toBe(1)
  })

  it('refuses a call without a service key, an unknown couple, and an empty message', async () => {
    const path = { leadId: (await ask()).id }
    for (const as of [anyone, mara]) expect(await refusal('createIntakeMessage', { as, path, body: answer })).toMatchObject({ status: 401 })
    expect(await refusal('createIntakeMessage', { as: couple, path: { leadId: 999_999 }, body: answer })).toMatchObject({ status: 404 })
    for (const body of [
      { ...answer, body: '' },
      { ...answer, channel: 'fax' },
    ])
      expect(await refusal('createIntakeMessage', { as: couple, path, body })).toMatchObject({ status: 422 })
  })
})
