/** A couple with one record of each kind that can belong to one, and a word in each text of it: for the tests of its erasure. */
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect } from 'vitest'
import { remindEvent } from '../src/calendar/event-jobs.ts'
import { hooks } from '../src/hooks.ts'
import { remind } from '../src/leads/remind.ts'
import { asCustomer, inTransaction } from '../src/platform/db/transaction.ts'
import { localFiles } from '../src/platform/files/local-files.ts'
import { deliver } from '../src/platform/jobs/deliver.ts'
import { smtpMailTransport } from '../src/platform/mail/mail-transport.ts'
import { startMailbox } from '../src/platform/outbox/mailbox.ts'
import { outboxSmsTransport } from '../src/platform/outbox/outbox-sms.ts'
import { bookingFields } from './booking.ts'
import { testimonialTools, write } from './testimonials.ts'
import { couple, type Caller, type World } from './world.ts'

/** The provider of the couple. */
export const garden = 1
export const couplePhone = '+14165557788'

/** Columns whose values are codes or generated numbers. Any other column with text is one that an erasure must clear. */
const codes = new Set([
  'added_by',
  'call_ref',
  'ceremony_type',
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
  'page',
  'preview_direction',
  'process_state',
  'reject_reason_id',
  'rejected_reason',
  'reply_rejected_reason',
  'reply_status',
  'result',
  'source',
  'spam_reason_id',
  'status',
  'type',
])

/** Names of what the vendor sells, and the lines of an offer, whose notes are written by `createLeadOffer`. */
const ofProducts = new Set(['lead_calls.number', 'lead_items.name', 'offers.space_name', 'offers.lines'])

interface Column {
  table: string
  column: string
  kind: string
}

/** `as` manages the account of the provider. */
export function fullCouples(world: World, as: Caller) {
  const { ok, db, pool, clock, filesFolder } = world
  const inCustomer: Parameters<typeof deliver>[0]['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)
  const files = localFiles(filesFolder)
  const testimonials = testimonialTools(world, as)
  const today = () => clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()

  /** Each table that names a couple has a row of this one when it returns. */
  async function fullCouple(word: string): Promise<number> {
    const contact = { email: `${word}@example.com`, phone: couplePhone }
    const asked = { providerId: garden, name: word, message: word, contactPreference: 'none', isWedding: true, ...contact }
    const leadId = (await ok('createIntakeLead', { as: couple, body: asked })).data.id
    await sendMessages(leadId, word)
    await workOn(leadId, word)
    await makeAppointments(leadId, word, contact.email)
    await makeOffer(leadId, word)
    await writeTestimonial(leadId, word)
    await linkImport(leadId)
    await deliverMost(leadId)
    await fillColumns(leadId, word)
    await exportCouples()
    expect(await tablesWithoutRow(leadId)).toEqual([])
    return leadId
  }

  const call = (leadId: number, body: object) => ({
    as,
    path: { leadId },
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

  async function sendMessages(leadId: number, word: string): Promise<void> {
    await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'email', body: word } })
    await ok('createLeadMessage', call(leadId, { subject: word, body: word }))
    await ok('createLeadFileMessage', { as, path: { leadId }, form: withFile(word) })
    await ok('createLeadSms', call(leadId, { body: word }))
  }

  async function workOn(leadId: number, word: string): Promise<void> {
    const path = { leadId }
    const at = clock.now().toString()
    const note = (await ok('createLeadNote', call(leadId, { body: word }))).data
    await ok('createLeadNote', call(leadId, { body: word }))
    await ok('deleteLeadNote', { as, path: { leadId, commentId: note.id } })
    await ok('createLeadInteraction', call(leadId, { type: 'call', result: 'talked', note: word, at }))
    await ok('createLeadReminder', call(leadId, { at: clock.now().add({ hours: 1 }).toString(), note: word }))
    const reminder = await db.selectFrom('lead_reminders').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()
    await remind({ inCustomer }, { customerId: reminder.customer_id, leadId, at: reminder.at })
    await ok('createLeadReminder', call(leadId, { at: clock.now().add({ hours: 2 }).toString(), note: word }))
    await ok('createLeadAction', call(leadId, { type: 'offer', note: word }))
    await ok('replaceLeadData', { as, path, body: { budgetPerPerson: 95, guestCount: 120, ceremonyType: 'engagement', needs: word } })
    await ok('replaceLeadPresence', { as, path, body: { isWriting: true } })
    await ok('createIntakeVisit', { as: couple, path, body: { at, page: 'gallery', durationSeconds: 95 } })
    const { number, code: extensionNumber } = (await ok('createLeadCall', { as, path })).data
    const reported = { callId: `call ${leadId}`, event: 'started', direction: 'in', number, extensionNumber, at }
    await ok('createIntakeCallEvent', { as: couple, body: reported })
  }

  /** An event with a reminder that is mailed, and a viewing that the couple has booked. */
  async function makeAppointments(leadId: number, word: string, email: string): Promise<void> {
    const [startAt, endAt] = [1, 2].map((hours) => clock.now().add({ hours }).toString())
    const texts = { title: word, note: word, place: word }
    const event = { type: 'appointment', ...texts, leadId, startAt, endAt, remindAt: startAt }
    const { id } = (await ok('createCalendarEvent', { as, path: { providerId: garden }, body: event })).data
    const row = await db.selectFrom('calendar_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const job = { customerId: row.customer_id, calendarEventId: id, origin: 'http://localhost', at: row.remind_at! }
    await remindEvent({ inCustomer }, job)
    const path = { customerId: row.customer_id }
    const { token } = (await ok('createBookingLink', { as, path, body: { providerId: garden, ...bookingFields } })).data
    const page = (await ok('getBookingPage', { as: {}, path: { token } })).data
    const [slot] = page.days.flatMap(({ slots }) => slots)
    await ok('createBooking', { as: {}, path: { token }, body: { name: word, email, message: word, startAt: slot! } })
    await db.updateTable('booking_links').set({ deleted_at: clock.now().toString() }).where('token', '=', token).execute()
  }

  async function makeOffer(leadId: number, word: string): Promise<void> {
    const [item] = (await ok('listProviderItems', { as, query: { providerId: garden } })).data
    await ok('createLeadItem', { as, path: { leadId }, body: { providerItemId: item!.id, note: word } })
    await ok(
      'createLeadOffer',
      call(leadId, {
        lines: [{ name: 'Dinner', note: word, quantity: 120, price: 95 }],
        reduction: 0,
        eventDate: today().add({ months: 7 }).toString(),
        spaceName: null,
        guestCount: 120,
        validUntil: today().add({ months: 1 }).toString(),
        note: word,
        locale: 'en_CA',
      }),
    )
  }

  /** A deal whose celebration is today, and a testimonial with a picture, a comment and a reply. */
  async function writeTestimonial(leadId: number, word: string): Promise<void> {
    await ok('createLeadAction', call(leadId, { type: 'deal', amount: 9_000, organizationDate: today().toString(), note: word }))
    const testimonialToken = await testimonials.ask(leadId)
    await ok('createTestimonial', write(testimonialToken, { brideName: word, groomName: word, comment: word, star: 3 }))
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a2e4e' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('images', new Blob([picture]), `${word}.png`)
    await ok('createTestimonialImages', { path: { testimonialToken }, form })
    await ok('createTestimonialComment', { path: { testimonialToken }, body: { body: word } })
    const { testimonialId } = (await ok('getCoupleProvider', { as, path: { coupleProviderId: leadId } })).data
    await testimonials.decide(testimonialId!, 'testimonial', undefined, garden)
    const answered = await ok('getTestimonial', { as, path: { testimonialId: testimonialId! } })
    expect(answered.data.status).toBe('active')
    const reply = { reply: word, reply_status: 'active', published_reply: word } as const
    await db.updateTable('testimonials').set(reply).where('lead_id', '=', leadId).execute()
  }

  /** As if the couple had come with an import. */
  async function linkImport(leadId: number): Promise<void> {
    const rows = [{ name: 'Imke & Joris' }]
    const { id } = (await ok('createLeadImport', { as, body: { providerId: garden, fileName: 'couples.csv', rows } })).data
    const { customer_id } = await db.selectFrom('leads').select('customer_id').where('id', '=', leadId).executeTakeFirstOrThrow()
    await db.insertInto('lead_import_rows').values({ customer_id, lead_import_id: id, lead_id: leadId }).execute()
  }

  /** Some deliveries are sent, the last one is still waiting. */
  async function deliverMost(leadId: number): Promise<void> {
    const mailbox = await startMailbox(db, clock.now)
    const transports = { mail: smtpMailTransport(mailbox.url, 'no-reply@rosewood.example'), sms: outboxSmsTransport(db, clock.now) }
    const queued = await db.selectFrom('deliveries').select(['customer_id', 'id']).where('lead_id', '=', leadId).orderBy('id').execute()
    for (const { customer_id: customerId, id: deliveryId } of queued.slice(0, -1))
      await deliver({ inCustomer, hooks, files, ...transports }, { customerId, deliveryId }, false)
    await mailbox.stop()
  }

  async function exportCouples(): Promise<void> {
    await ok('createExport', { as, body: { kind: 'leads', format: 'csv', filters: {} } })
    const { customer_id: customerId, id: exportId } = await db
      .selectFrom('exports')
      .select(['customer_id', 'id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const transport = { send: () => Promise.resolve('sent' as const) }
    const tools = { inCustomer, files, now: clock.now, hooks, mail: transport, sms: transport }
    await hooks.jobs['write_export']!(tools, { customerId, exportId } as never, false)
  }

  /** The columns of the tables that name a couple, and of `leads`. */
  async function columnsOfCouples(): Promise<Column[]> {
    const { rows } = await sql<Column>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as kind from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (c.relname = 'leads' or exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'lead_id'))`.execute(db)
    return rows
  }

  async function tablesWithoutRow(leadId: number): Promise<string[]> {
    const tables = new Set((await columnsOfCouples()).map(({ table }) => table))
    const missing: string[] = []
    for (const table of tables) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(table === 'leads' ? 'id' : 'lead_id')} = ${leadId} limit 1`.execute(db)
      if (rows.length === 0) missing.push(table)
    }
    return missing
  }

  /** Writes the word into every column with text of the couple's row and of the rows that belong to it, whatever they are. */
  async function fillColumns(leadId: number, word: string): Promise<void> {
    const filled = (await columnsOfCouples())
      .filter(({ kind }) => ['text', 'text[]', 'json', 'jsonb'].includes(kind))
      .filter(({ table, column }) => !codes.has(column) && !ofProducts.has(`${table}.${column}`))
    expect(filled.length).toBeGreaterThan(15)
    for (const { table, column, kind } of filled) {
      const value = kind === 'text' ? sql`${word}` : kind === 'text[]' ? sql`array[${word}]` : sql`to_json(${word}::text)`
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${sql.ref(table === 'leads' ? 'id' : 'lead_id')} = ${leadId}`.execute(db)
    }
  }

  return { fullCouple }
}

/** A message with a file that has the word in its name and its content. */
function withFile(word: string): FormData {
  const form = new FormData()
  form.append('subject', word)
  form.append('body', word)
  form.append('file', new Blob([`%PDF-1.7\n${word}\n%%EOF`]), `${word}.pdf`)
  return form
}
