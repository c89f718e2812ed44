import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OperationName } from '../src/platform/contract/operation.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { keyName } from '../src/platform/idempotency/idempotency.ts'
import { demoPassword } from '../src/seed/people.ts'
import { tablesWithText } from './find-text.ts'
import { couple, openWorld, requestHelpers, type Call, type Caller } from './world.ts'

const world = await openWorld()
const mara = await world.signIn('mara')
const emre = await world.signIn('emre')
const another = requestHelpers(await world.anotherApp())

const firstLead = async (as: Caller) => (await world.ok('listLeads', { as, query: { limit: 1 } })).data[0]!.id
const leadId = await firstLead(mara)
const notes = async () => (await world.ok('listLeadNotes', { path: { leadId }, query: { limit: 100 }, as: mara })).meta.total

const noteCount = async () => (await world.db.selectFrom('lead_notes').select('id').execute()).length
async function ownerOf(username: string) {
  const { customer_id: customerId, id: customerUserId } = await world.db
    .selectFrom('customer_users')
    .select(['customer_id', 'id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { customerId, customerUserId }
}

let keys = 0
const newKey = () => ({ 'idempotency-key': `a-key-of-ours-${(keys += 1)}` })
const noteCall = (headers: Record<string, string>, body = 'Called.') => ({ path: { leadId }, body: { body }, as: mara, headers })

/** The number of rows of a table. */
const rowsOf = async (table: keyof Tables) =>
  (
    await world.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
const { customerId, customerUserId } = await ownerOf('mara')
const newContact = (value = 'another@rosewood.example', oldPassword = demoPassword) => ({
  path: { customerUserId },
  body: { type: 'email', value, oldPassword },
})
async function pendingUser() {
  const body = { name: 'Lena Fischer', username: 'lena', emails: ['lena@rosewood.example'], phones: ['+16135550188'] }
  return (await world.ok('createCustomerUser', { as: mara, path: { customerId }, body })).data.id
}
const pdf = () => {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from('%PDF-1.7\n%%EOF')]), 'menu.pdf')
  return { path: { customerId }, form }
}
const tagId = async () => (await world.ok('listConfigs', { query: { itemTypes: 'gallery_tag' } })).data[0]!.id
const inAnHour = () => world.clock.now().add({ hours: 1 }).toString()

describe('Idempotency-Key', () => {
  it('the same call twice happens once, in every process, and gets the same answer', async () => {
    const call = noteCall(newKey())
    const before = await notes()
    const first = await world.ok('createLeadNote', call)
    expect(await another.ok('createLeadNote', call)).toEqual(first)
    expect(await notes()).toBe(before + 1)
  })

  it('a call without a key happens as often as it is sent', async () => {
    const before = await notes()
    await world.ok('createLeadNote', noteCall({}))
    await world.ok('createLeadNote', noteCall({}))
    expect(await notes()).toBe(before + 2)
  })

  it('the same key with another body, or for another lead, is refused', async () => {
    const headers = newKey()
    await world.ok('createLeadNote', noteCall(headers))
    expect(await world.refusal('createLeadNote', noteCall(headers, 'Other words'))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
    const other = (await world.ok('listLeads', { as: mara, query: { limit: 2 } })).data[1]!.id
    expect(await world.refusal('createLeadNote', { ...noteCall(headers), path: { leadId: other } })).toMatchObject({ status: 422 })
  })

  it('simultaneous calls happen once, the others get its answer or a conflict', async () => {
    const call = noteCall(newKey())
    const before = await notes()
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? world : another).ok('createLeadNote', call).then(
          ({ data }) => data.id,
          (error: Error) => error.message.includes('in_flight') && 'in flight',
        ),
      ),
    )
    const answered = new Set(results.filter((result) => typeof result === 'number'))
    expect(answered.size).toBe(1)
    expect(results.every((result) => typeof result === 'number' || result === 'in flight')).toBe(true)
    expect(await notes()).toBe(before + 1)
  })

  it('while the first call is running, the second is 409', async () => {
    const headers = newKey()
    const name = keyName({ ...(await ownerOf('mara')), operation: 'createLeadNote', key: headers['idempotency-key'] })
    await world.db.transaction().execute(async (held) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(held)
      expect(await world.refusal('createLeadNote', noteCall(headers))).toMatchObject({ status: 409, code: 'in_flight' })
    })
    await world.ok('createLeadNote', noteCall(headers))
  })

  it('a refusal is not stored', async () => {
    const headers = newKey()
    expect(await world.refusal('createLeadNote', { ...noteCall(headers), path: { leadId: 999_999_999 } })).toMatchObject({ status: 404 })
    await world.ok('createLeadNote', noteCall(headers))
  })

  it('a key belongs to one customer', async () => {
    const headers = newKey()
    await world.ok('createLeadNote', noteCall(headers))
    const theirs = await firstLead(emre)
    const { data } = await world.ok('createLeadNote', { path: { leadId: theirs }, body: { body: 'Arandı.' }, as: emre, headers })
    expect(data.body).toBe('Arandı.')
  })

  it('a key belongs to one user: another of the same customer makes a record of their own', async () => {
    const jonas = await world.signIn('jonas')
    const shared = await firstLead(jonas)
    const call = { path: { leadId: shared }, body: { body: 'Called.' }, headers: newKey() }
    const { data: first } = await world.ok('createLeadNote', { ...call, as: mara })
    const { data: second } = await world.ok('createLeadNote', { ...call, as: jonas })
    expect(second.id).not.toBe(first.id)
    expect(second.author.name).toBe('Jonas Okafor')
  })

  it('a replay checks the rights first: a user who lost a provider gets no earlier answer about its couples', async () => {
    const jonas = await world.signIn('jonas')
    const call = { path: { leadId: await firstLead(jonas) }, body: { body: 'Called.' }, as: jonas, headers: newKey() }
    const { data } = await world.ok('createLeadNote', call)
    const before = await noteCount()
    expect((await world.ok('createLeadNote', call)).data).toEqual(data)
    const { customerId, customerUserId } = await ownerOf('jonas')
    const links = world.db.deleteFrom('customer_user_providers').where('customer_id', '=', customerId)
    const taken = await links.where('customer_user_id', '=', customerUserId).returningAll().execute()
    expect(await world.refusal('createLeadNote', call)).toMatchObject({ status: 404, code: 'not_found' })
    await world.db.insertInto('customer_user_providers').values(taken).execute()
    expect((await world.ok('createLeadNote', call)).data).toEqual(data)
    expect(await noteCount()).toBe(before)
  })

  it('a replay needs a session that is still open', async () => {
    const jonas = await world.signIn('jonas')
    const call = { path: { leadId: await firstLead(jonas) }, body: { body: 'Called.' }, as: jonas, headers: newKey() }
    await world.ok('createLeadNote', call)
    await world.ok('deleteAccessToken', { as: jonas, path: { accessTokenId: jonas['x-access-token']! } })
    expect(await world.refusal('createLeadNote', call)).toMatchObject({ status: 401 })
  })

  it('a repeated upload keeps one file', async () => {
    const headers = newKey()
    const { data } = await world.ok('createAttachment', { ...pdf(), as: mara, headers })
    const files = () => readdirSync(join(world.filesFolder, String(customerId)))
    const before = files()
    expect((await world.ok('createAttachment', { ...pdf(), as: mara, headers })).data).toEqual(data)
    expect(files()).toEqual(before)
  })

  const creating: [OperationName, keyof Tables, () => Call | Promise<Call>][] = [
    ['createQuickReply', 'quick_replies', () => ({ body: { title: 'Thanks', body: 'Thank you' } })],
    [
      'createMailTemplate',
      'mail_templates',
      () => ({ path: { customerId }, body: { name: 'Thanks', subject: 'Thanks', body: 'Thank you' } }),
    ],
    ['createAttachment', 'attachments', pdf],
    ['createContact', 'contacts', () => newContact()],
    ['createInvitation', 'deliveries', async () => ({ path: { customerId, customerUserId: await pendingUser() } })],
    ['createGallery', 'galleries', async () => ({ path: { providerId: 1 }, body: { name: 'Garden', tagIds: [await tagId()] } })],
    // A couple has one reminder, which the second call would replace: the audit log has each.
    ['createLeadReminder', 'audit_entries', () => ({ path: { leadId }, body: { at: inAnHour(), note: 'Call back' } })],
  ]
  it.each(creating)('%s twice with a key makes one record', async (name, table, request) => {
    const [call, headers] = [await request(), newKey()]
    const before = await rowsOf(table)
    const first = await world.ok(name, { ...call, as: mara, headers })
    const after = await rowsOf(table)
    expect(after).toBeGreaterThan(before)
    expect(await world.ok(name, { ...call, as: mara, headers })).toEqual(first)
    expect(await rowsOf(table)).toBe(after)
  })

  it('a service has keys of its own', async () => {
    const call = { as: couple, body: { providerId: 1, name: 'Ada & Bruno', message: 'Hello' }, headers: newKey() }
    expect(await world.ok('createIntakeLead', call)).toEqual(await world.ok('createIntakeLead', call))
  })

  it('expires after a day', async () => {
    const headers = newKey()
    await world.ok('createLeadNote', noteCall(headers))
    const before = await notes()
    world.clock.advance({ hours: 24 })
    await world.ok('createLeadNote', noteCall(headers, 'Other words'))
    expect(await notes()).toBe(before + 1)
  })

  it('is stored as a hash, and a secret answer only in a form that needs the key', async () => {
    const headers = newKey()
    const call = { as: mara, headers, body: { providerIds: [1], kinds: ['wedding'] } }
    const { data } = await world.ok('createCalendarFeed', call)
    expect(await tablesWithText(world.db, data.url.split('/').pop()!)).toEqual([])
    expect(await tablesWithText(world.db, headers['idempotency-key'])).toEqual([])
    expect((await world.ok('createCalendarFeed', call)).data).toEqual(data)
    expect(await world.ok('createCalendarFeed', { ...call, headers: newKey() })).not.toEqual({ data })
  })

  it('no hash of a password is stored: a body that differs only in it is the same', async () => {
    const headers = newKey()
    const call = (password: string) => ({ ...newContact('a-third@rosewood.example', password), as: mara, headers })
    const first = await world.ok('createContact', call(demoPassword))
    expect(await world.ok('createContact', call('an older one'))).toEqual(first)
    expect(await world.refusal('createContact', { ...newContact('a-fourth@rosewood.example'), as: mara, headers })).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('is refused if it is invalid', async () => {
    for (const key of ['short', 'x'.repeat(101), 'with space!'])
      expect(await world.refusal('createLeadNote', noteCall({ 'idempotency-key': key }))).toMatchObject({ status: 422 })
  })
})
