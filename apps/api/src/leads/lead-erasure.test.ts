/** The erasure of a couple: a word is written to every place that can have its data, and must not be found afterwards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tablesWithText } from '../../test/find-text.ts'
import { asServing, couple, openWorld } from '../../test/world.ts'
import { eraseAsOperator } from '../erase.ts'
import { hooks } from '../hooks.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { deliver } from '../platform/jobs/deliver.ts'
import { smtpMailTransport } from '../platform/mail/mail-transport.ts'
import { startMailbox } from '../platform/outbox/mailbox.ts'
import { outboxSmsTransport } from '../platform/outbox/outbox-sms.ts'
import { remind } from './remind.ts'

const { ok, answer, refusal, signIn, db, pool, clock, connection, filesFolder } = await openWorld()
const [mara, jonas, emre] = [await signIn('mara'), await signIn('jonas'), await signIn('emre')]
const inCustomer: Parameters<typeof deliver>[0]['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)

/** Columns whose values are codes or generated numbers. Any other column with text is one that an erasure must clear. */
const codes = new Set([
  'channel',
  'contact_preference',
  'content_type',
  'currency',
  'direction',
  'display_state',
  'extension_number',
  'fail_reason',
  'file_key',
  'first_lead_type',
  'import_ref',
  'kind',
  'last_call_result',
  'locale',
  'preview_direction',
  'process_state',
  'reject_reason_id',
  'result',
  'source',
  'spam_reason_id',
  'status',
  'type',
])

/** A couple with everything that can be written about it, and the word in each text. */
async function fullCouple(word: string): Promise<number> {
  const contact = { email: `${word}@example.com`, phone: '+14165557788' }
  const asked = { providerId: 1, name: word, message: word, contactPreference: 'none', isWedding: true, ...contact }
  const leadId = (await ok('createIntakeLead', { as: couple, body: asked })).data.id
  const call = (body: object) => ({
    as: mara,
    path: { leadId },
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'email', body: word } })
  await ok('createLeadMessage', call({ subject: word, body: word }))
  await ok('createLeadFileMessage', { as: mara, path: { leadId }, form: withFile(word) })
  await ok('createLeadSms', call({ body: word }))
  const note = (await ok('createLeadNote', call({ body: word }))).data
  await ok('createLeadNote', call({ body: word }))
  await ok('deleteLeadNote', { as: mara, path: { leadId, commentId: note.id } })
  const at = clock.now().toString()
  await ok('createLeadInteraction', call({ type: 'call', result: 'talked', note: word, at }))
  await ok('createLeadReminder', call({ at: clock.now().add({ hours: 1 }).toString(), note: word }))
  const reminder = await db.selectFrom('lead_reminders').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()
  await remind({ inCustomer }, { customerId: reminder.customer_id, leadId, at: reminder.at })
  await ok('createLeadReminder', call({ at: clock.now().add({ hours: 2 }).toString(), note: word }))
  await ok('createLeadAction', call({ type: 'offer', note: word }))
  const event = {
    type: 'appointment',
    title: word,
    note: word,
    place: word,
    leadId,
    startAt: at,
    endAt: clock.now().add({ hours: 1 }).toString(),
  }
  await ok('createCalendarEvent', { as: mara, path: { providerId: 1 }, body: event })
  await send(leadId)
  await fillColumns(leadId, word)
  await ok('createExport', { as: mara, body: { kind: 'leads', format: 'csv', filters: {} } })
  const exporting = await db.selectFrom('exports').select(['customer_id', 'id']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  const tools = { inCustomer, files: localFiles(filesFolder), now: clock.now, hooks, mail: transport, sms: transport }
  await hooks.jobs['write_export']!(tools, { customerId: exporting.customer_id, exportId: exporting.id } as never, false)
  return leadId
}

/** A message with a file that has the word in its name and its content. */
function withFile(word: string): FormData {
  const form = new FormData()
  form.append('subject', word)
  form.append('body', word)
  form.append('file', new Blob([`%PDF-1.7\n${word}\n%%EOF`]), `${word}.pdf`)
  return form
}

const transport = { send: () => Promise.resolve('sent' as const) }

/** Writes the word into every column with text of the couple's row and of the rows that belong to it, whatever they are. */
async function fillColumns(leadId: number, word: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; kind: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as kind from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb')
    and (c.relname = 'leads' or exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'lead_id'))`.execute(db)
  const filled = rows.filter(({ column }) => !codes.has(column))
  expect(filled.length).toBeGreaterThan(15)
  for (const { table, column, kind } of filled) {
    const value = kind === 'text' ? sql`${word}` : kind === 'text[]' ? sql`array[${word}]` : sql`to_json(${word}::text)`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where ${sql.ref(table === 'leads' ? 'id' : 'lead_id')} = ${leadId}`.execute(db)
  }
}

async function send(leadId: number): Promise<void> {
  const mailbox = await startMailbox(db, clock.now)
  const transports = { mail: smtpMailTransport(mailbox.url, 'no-reply@rosewood.example'), sms: outboxSmsTransport(db, clock.now) }
  const queued = await db.selectFrom('deliveries').select(['customer_id', 'id']).where('lead_id', '=', leadId).orderBy('id').execute()
  // Some are sent, the last one is still waiting.
  for (const { customer_id: customerId, id: deliveryId } of queued.slice(0, -1))
    await deliver({ inCustomer, hooks, files: localFiles(filesFolder), ...transports }, { customerId, deliveryId }, false)
  await mailbox.stop()
}

const filesWith = (word: string) =>
  readdirSync(filesFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && plainBytes(readFileSync(join(file.parentPath, file.name))).includes(word))
    .map(({ name }) => name)

/** The bytes of a file; those of an export are stored compressed. */
const plainBytes = (bytes: Buffer) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)

const statistics = async () => ({
  stats: (await ok('getLeadStats', { as: mara })).data,
  responseTime: (await ok('getProviderResponseTime', { as: mara, path: { providerId: 1 } })).data,
})

describe('eraseLead', () => {
  it('LEAD-27 removes the names, contact data and texts of a couple from the whole database and the files, and changes no figure', async () => {
    const word = 'kanarienvogel'
    const leadId = await fullCouple(word)
    expect(await tablesWithText(db, word)).toEqual(
      expect.arrayContaining([
        'deliveries',
        'feed_events',
        'leads',
        'lead_files',
        'lead_messages',
        'lead_notes',
        'outbox_mails',
        'prompts',
        'undo_entries',
      ]),
    )
    expect(filesWith(word)).toHaveLength(2)
    const before = await statistics()
    const { data } = await ok('eraseLead', { as: mara, path: { leadId } })
    expect(data).toMatchObject({ contactPreference: 'anonymized', phone: null, email: null, message: null, preview: null, tags: [] })
    expect(data.couple.name).toBe(data.extensionNumber)
    expect(await tablesWithText(db, word)).toEqual([])
    expect(await tablesWithText(db, '4165557788')).toEqual([])
    expect(filesWith(word)).toEqual([])
    expect(await statistics()).toEqual(before)
    expect(await ok('eraseLead', { as: mara, path: { leadId } })).toEqual({ data })
  })

  it('REAL-01 LEAD-52 sends an event without the data of the couple to the users who see it', async () => {
    const word = 'rotkehlchen'
    const body = { providerId: 2, name: word, message: word, contactPreference: 'none', isWedding: true }
    const leadId = (await ok('createIntakeLead', { as: couple, body })).data.id
    const { data } = await ok('eraseLead', { as: mara, path: { leadId } })
    const events = await db
      .selectFrom('feed_events')
      .innerJoin('customer_users as user', 'user.id', 'feed_events.customer_user_id')
      .select(['user.username', 'kind', 'couple_name', 'lead_row'])
      .where('lead_id', '=', leadId)
      .orderBy('user.username')
      .execute()
    const event = { kind: 'erased', couple_name: data.extensionNumber, lead_row: { couple: { name: data.extensionNumber } } }
    expect(events).toMatchObject([
      { username: 'jonas', ...event },
      { username: 'mara', ...event },
    ])
  })

  it("is for account managers, and another account's couple is not found", async () => {
    const leadId = await fullCouple('zaunkoenig')
    expect(await refusal('eraseLead', { as: jonas, path: { leadId } })).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusal('eraseLead', { as: emre, path: { leadId } })).toMatchObject({ status: 404, code: 'not_found' })
    expect((await tablesWithText(db, 'zaunkoenig')).length).toBeGreaterThan(5)
  })

  it('is written into the audit log, and a stored answer is not given again', async () => {
    const body = { providerId: 1, name: 'Ada', message: 'Hello', contactPreference: 'none', isWedding: true }
    const leadId = (await ok('createIntakeLead', { as: couple, body })).data.id
    const call = { as: mara, path: { leadId }, body: { body: 'Call back' }, headers: { 'idempotency-key': 'call-back-on-friday' } }
    await ok('createLeadNote', call)
    await ok('eraseLead', { as: mara, path: { leadId } })
    const [entry] = (await ok('listAuditEntries', { as: mara, query: { entity: 'lead', entityId: leadId } })).data
    expect(entry).toMatchObject({ action: 'updated', detail: 'erasure', actor: { name: 'Mara Lindqvist' } })
    expect(await refusal('createLeadNote', call)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('an operator erases the same data by a command', async () => {
    const word = 'gartenrotschwanz'
    const leadId = await fullCouple(word)
    await eraseAsOperator(asServing(connection), { folder: filesFolder, s3: undefined }, leadId, clock.now)
    expect([await tablesWithText(db, word), filesWith(word)]).toEqual([[], []])
    expect((await answer('getLead', { as: mara, path: { leadId } })).status).toBe(200)
    await expect(eraseAsOperator(asServing(connection), { folder: filesFolder, s3: undefined }, 999_999_999, clock.now)).rejects.toThrow(
      'There is no couple 999999999.',
    )
  })
})
