import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { whileLocked } from '../../test/while-locked.ts'
import { couple, openWorld, reachable } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { hooks } from '../hooks.ts'
import type { JobTools } from '../platform/hooks.ts'
import { remind } from './remind.ts'

const { ok, newLead, answer, refusal, signIn, clock, db, pool, connection, app, filesFolder } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const inCustomer: JobTools['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)

const ask = (more: object = {}) => newLead(2, { phone: reachable.phone, ...more })
const lead = async (leadId: number) => (await ok('getLead', { as: mara, path: { leadId } })).data
const history = async (leadId: number) => (await ok('listLeadHistory', { as: mara, path: { leadId } })).data
const ago = (minutes: number) => clock.now().subtract({ minutes }).toString({ smallestUnit: 'millisecond' })
const ahead = (minutes: number) => ago(-minutes)

describe('calls', () => {
  const call = async (leadId: number, body: object, as = jonas) =>
    (await ok('createLeadInteraction', { as, path: { leadId }, body: { type: 'call', ...body } })).data

  it.each([
    ['no_answer', 'not_reached', 'new'],
    ['busy', 'busy', 'new'],
    ['line_closed', 'unreachable', 'new'],
    ['waiting', 'new', 'new'],
    ['talked', 'negotiating', 'in_contact'],
  ])('LEAD-22 LEAD-23 that ended as %s show the couple as %s, in status %s', async (result, displayState, status) => {
    const leadId = await ask()
    const made = await call(leadId, { result, note: ' Nice people ' })
    expect(made).toMatchObject({ type: 'call', result, note: 'Nice people', author: { name: 'Jonas Okafor' } })
    expect(await lead(leadId)).toMatchObject({ lastCallResult: result, displayState, status })
    expect((await history(leadId))[0]).toMatchObject({ type: 'call', detail: 'Nice people', actor: { name: 'Jonas Okafor' } })
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId } })).data).toEqual([made])
  })

  it('RESP-04 with a talk stop the clock at their own time, others do not', async () => {
    const leadId = await ask()
    clock.advance({ minutes: 30 })
    await call(leadId, { result: 'no_answer' })
    expect(await lead(leadId)).toMatchObject({ firstResponseAt: null, dueAt: expect.any(String) })
    await ok('createLeadSms', { as: mara, path: { leadId }, body: { body: 'We tried to call you.' } })
    await call(leadId, { result: 'talked', at: ago(20) })
    expect(await lead(leadId)).toMatchObject({ firstResponseAt: ago(20), dueAt: null })
    await call(leadId, { result: 'talked', at: ago(5) })
    expect((await lead(leadId)).firstResponseAt).toBe(ago(20))
  })

  it('that are entered later are sorted by their time and hide no newer result', async () => {
    const leadId = await ask()
    clock.advance({ minutes: 30 })
    const later = await call(leadId, { result: 'busy', at: ago(5) })
    const earlier = await call(leadId, { result: 'no_answer', at: ago(10) })
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId }, query: { limit: 1 } })).data).toEqual([later])
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId }, query: { limit: 1, page: 2 } })).data).toEqual([earlier])
    expect((await lead(leadId)).lastCallResult).toBe('busy')
  })

  it("must be between the couple's request and now, and the couple not reported as spam", async () => {
    const leadId = await ask()
    clock.advance({ minutes: 1 })
    const refused = (at: string) =>
      refusal('createLeadInteraction', { as: mara, path: { leadId }, body: { type: 'call', result: 'busy', at } })
    expect(await refused(ahead(1))).toMatchObject({ status: 422, errors: [{ path: 'at', code: 'in_future' }] })
    expect(await refused(ago(2))).toMatchObject({ status: 422, errors: [{ path: 'at', code: 'before_lead' }] })
    await ok('createLeadAction', { as: mara, path: { leadId }, body: { type: 'report-spam', reasonId: 'advertising' } })
    const talked = await refusal('createLeadInteraction', { as: mara, path: { leadId }, body: { type: 'call', result: 'talked' } })
    expect(talked).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect((await ok('listLeadInteractions', { as: mara, path: { leadId } })).meta.total).toBe(0)
  })

  it('LEAD-41 are refused on a limited package until the couple was shown', async () => {
    const felix = await signIn('felix')
    const leadId = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!.id
    const refused = await refusal('createLeadInteraction', { as: felix, path: { leadId }, body: { type: 'call', result: 'talked' } })
    expect(refused).toMatchObject({ status: 402, code: 'upgrade_required' })
  })

  it('of others are not found', async () => {
    const path = { leadId: await ask() }
    expect(await refusal('createLeadInteraction', { as: noura, path, body: { type: 'call', result: 'busy' } })).toMatchObject({
      status: 404,
    })
    expect(await refusal('listLeadInteractions', { as: noura, path })).toMatchObject({ status: 404 })
  })
})

describe('reminders', () => {
  const set = async (leadId: number, at: string, note?: string) =>
    (await ok('createLeadReminder', { as: jonas, path: { leadId }, body: { at, ...(note && { note }) } })).data
  const reminderOf = async (leadId: number) => (await ok('getLeadReminder', { as: mara, path: { leadId } })).data

  it('LEAD-38 are limited to one per couple: a new one replaces the old', async () => {
    const leadId = await ask()
    expect(await reminderOf(leadId)).toBeNull()
    await set(leadId, ahead(60), 'First')
    const second = await set(leadId, ahead(120))
    expect(second).toMatchObject({ leadId, at: ahead(120), note: null, author: { name: 'Jonas Okafor' } })
    expect(await reminderOf(leadId)).toEqual(second)
  })

  it('LEAD-39 create a to-do and a history entry when they are due, once', async () => {
    const leadId = await ask()
    const { at } = await set(leadId, ahead(60), 'Ask about <the menu>')
    const { customer_id: customerId } = await db
      .selectFrom('leads')
      .select('customer_id')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    const todos = async () =>
      (await ok('listPrompts', { as: jonas, query: { type: 'todo', limit: 100 } })).data.filter(
        ({ linkData }) => linkData?.path === `/leads/${leadId}`,
      )
    expect(await todos()).toEqual([])
    await remind({ inCustomer }, { customerId, leadId, at })
    await remind({ inCustomer }, { customerId, leadId, at })
    expect(await todos()).toMatchObject([{ title: 'Call Ada & Bruno again', body: '<p>Ask about &lt;the menu&gt;</p>', createdAt: at }])
    expect((await history(leadId)).filter(({ type }) => type === 'call_again')).toMatchObject([{ at, detail: 'Ask about <the menu>' }])
    expect(await reminderOf(leadId)).toBeNull()
  })

  it('LEAD-39 that were moved do not create one at their old time', async () => {
    const leadId = await ask()
    const { at } = await set(leadId, ahead(60))
    const moved = await set(leadId, ahead(90))
    const { customer_id: customerId } = await db
      .selectFrom('leads')
      .select('customer_id')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    await remind({ inCustomer }, { customerId, leadId, at })
    expect(await reminderOf(leadId)).toEqual(moved)
  })

  it('LEAD-39 are processed by the worker', async () => {
    const leadId = await ask()
    // The queue counts by the database's clock, which is not the test's.
    await set(leadId, clock.now().add({ seconds: 1 }).toString({ smallestUnit: 'millisecond' }))
    const transport = { send: () => Promise.resolve('sent' as const) }
    const worker = await startWorker({
      connection,
      log: app.log,
      inCustomer,
      mail: transport,
      sms: transport,
      files: localFiles(filesFolder),
      hooks,
      now: clock.now,
    })
    await vi.waitFor(async () => expect((await history(leadId))[0]).toMatchObject({ type: 'call_again' }), { timeout: 10_000 })
    await worker.stop()
  })

  it('are deleted, and restored by undo', async () => {
    const leadId = await ask()
    const reminder = await set(leadId, ahead(60), 'Soon')
    const { headers } = await answer('deleteLeadReminder', { as: jonas, path: { leadId } })
    expect(await reminderOf(leadId)).toBeNull()
    expect(await refusal('deleteLeadReminder', { as: jonas, path: { leadId } })).toMatchObject({ status: 404 })
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(await reminderOf(leadId)).toEqual(reminder)
    await ok('deleteLeadReminder', { as: jonas, path: { leadId } })
  })

  it('WORK-02 LEAD-39 that become due while their deletion can be undone still create a to-do', async () => {
    const leadId = await ask()
    const inSeconds = (seconds: number) => clock.now().add({ seconds }).toString({ smallestUnit: 'millisecond' })
    const { at } = await set(leadId, inSeconds(15))
    await ok('deleteLeadReminder', { as: jonas, path: { leadId } })
    const jobs = await sql<{ at: string; seconds: number }>`
      select payload ->> 'at' as at, round(extract(epoch from run_at - created_at))::int as seconds from graphile_worker._private_jobs
      where payload ->> 'leadId' = ${String(leadId)} order by run_at`.execute(db)
    expect(jobs.rows.map((job) => [job.at, job.seconds])).toEqual([
      [at, 15],
      [at, 30],
    ])
  })

  it('undo does not replace a reminder that was set in the meantime', async () => {
    const leadId = await ask()
    await set(leadId, ahead(60))
    const { headers } = await answer('deleteLeadReminder', { as: jonas, path: { leadId } })
    const newer = await set(leadId, ahead(90))
    const refused = await refusal('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(refused).toMatchObject({ status: 409, code: 'undo_impossible' })
    expect(await reminderOf(leadId)).toEqual(newer)
  })

  it('LEAD-38 must be in the future, and those of others are not found', async () => {
    const path = { leadId: await ask() }
    const body = { at: ago(0) }
    const refused = await refusal('createLeadReminder', { as: mara, path, body })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'at', code: 'in_past' }] })
    expect(await refusal('createLeadReminder', { as: noura, path, body })).toMatchObject({ status: 404 })
    expect(await refusal('getLeadReminder', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('deleteLeadReminder', { as: noura, path })).toMatchObject({ status: 404 })
  })
})

describe('LEAD-49 SMS to couples', () => {
  it('are listed newest first with their delivery status, the number masked', async () => {
    const leadId = await ask()
    const sent = (await ok('createLeadSms', { as: mara, path: { leadId }, body: { body: 'The mill is free.' } })).data
    await ok('createIntakeMessage', { as: couple, path: { leadId }, body: { channel: 'sms', body: 'Thank you' } })
    const log = {
      id: sent.id,
      leadId,
      coupleName: 'Ada & Bruno',
      to: '+16•••••••60',
      body: 'The mill is free.',
      status: 'queued',
      at: sent.createdAt,
    }
    expect((await ok('listSmsLogs', { as: jonas, query: { leadId } })).data).toEqual([log])
    expect((await ok('listSmsLogs', { as: jonas, query: { limit: 1 } })).data).toEqual([log])
    await db.updateTable('leads').set({ contact_preference: 'anonymized' }).where('id', '=', leadId).execute()
    expect((await ok('listSmsLogs', { as: jonas, query: { leadId } })).data[0]).toMatchObject({ to: null })
  })

  it("LEAD-52 are limited to the user's providers", async () => {
    const leadId = await ask({ providerId: 1 })
    await ok('createLeadSms', { as: mara, path: { leadId }, body: { body: 'The garden is free.' } })
    expect((await ok('listSmsLogs', { as: mara })).data[0]).toMatchObject({ leadId })
    expect((await ok('listSmsLogs', { as: jonas, query: { limit: 100 } })).data.map((log) => log.leadId)).not.toContain(leadId)
    expect(await refusal('listSmsLogs', { as: jonas, query: { leadId } })).toMatchObject({ status: 404 })
    expect(await refusal('listSmsLogs', { as: noura, query: { leadId } })).toMatchObject({ status: 404 })
  })
})

describe('WORK-05 saved replies', () => {
  const keep = async (title: string, as = jonas) => (await ok('createQuickReply', { as, body: { title, body: `${title}, and more` } })).data
  const titles = async (as = mara) => (await ok('listQuickReplies', { as })).data.map(({ title }) => title)

  it('belong to the whole account, sorted by title', async () => {
    await keep('Zoë asks')
    const viewing = await keep(' Äpfel ')
    expect(viewing).toMatchObject({ title: 'Äpfel', author: { name: 'Jonas Okafor' } })
    expect(await titles()).toEqual((await titles()).toSorted(new Intl.Collator('en').compare))
    expect(await titles(noura)).not.toContain('Äpfel')
  })

  it('are changed and removed by their author and by account managers, and restored by undo', async () => {
    const [own, hers] = [await keep('Own'), await keep('Hers', mara)]
    const path = { quickReplyId: own.id }
    expect((await ok('updateQuickReply', { as: jonas, path, body: { title: 'Mine' } })).data).toEqual({ ...own, title: 'Mine' })
    expect((await ok('updateQuickReply', { as: mara, path, body: { body: 'Better' } })).data).toMatchObject({
      title: 'Mine',
      body: 'Better',
    })
    for (const name of ['updateQuickReply', 'deleteQuickReply'] as const) {
      const call = { path: { quickReplyId: hers.id }, ...(name === 'updateQuickReply' && { body: { title: 'x' } }) }
      expect(await refusal(name, { ...call, as: jonas })).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await refusal(name, { ...call, as: noura })).toMatchObject({ status: 404 })
    }
    await ok('deleteQuickReply', { as: mara, path: { quickReplyId: hers.id } })
    const { headers } = await answer('deleteQuickReply', { as: jonas, path })
    expect(await titles()).not.toContain('Mine')
    await ok('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })
    expect(await titles()).toContain('Mine')
    expect(await refusal('deleteQuickReply', { as: jonas, path: { quickReplyId: 999_999 } })).toMatchObject({ status: 404 })
    expect(await refusal('updateQuickReply', { as: jonas, path: { quickReplyId: 999_999 }, body: { title: 'x' } })).toMatchObject({
      status: 404,
    })
  })

  it('must not be blank, and are limited to a hundred', async () => {
    const one = await keep('One')
    for (const body of [{ title: ' ', body: 'x' }, { title: 'x', body: '' }, { title: 'x'.repeat(81), body: 'x' }, { title: 'x' }])
      expect(await refusal('createQuickReply', { as: mara, body })).toMatchObject({ status: 422, code: 'invalid' })
    expect(await refusal('updateQuickReply', { as: mara, path: { quickReplyId: one.id }, body: { body: ' ' } })).toMatchObject({
      status: 422,
    })
    const { customer_id, author_id } = await db.selectFrom('quick_replies').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow()
    const have = (await ok('listQuickReplies', { as: mara })).data.length
    const row = { customer_id, author_id, title: 'Many', body: 'x', created_at: ago(0) }
    await db
      .insertInto('quick_replies')
      .values(Array.from({ length: 99 - have }, () => row))
      .execute()
    const turn = `select pg_advisory_xact_lock(hashtextextended('quick replies ${customer_id}', 0))`
    const tries = await whileLocked({ connection }, turn, 2, () => Promise.allSettled([keep('The last'), keep('Too many')]))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = await refusal('createQuickReply', { as: mara, body: { title: 'One more', body: 'x' } })
    expect(refused).toMatchObject({ status: 409, code: 'limit_reached', params: { max: 100 } })
    expect(await refusal('listQuickReplies')).toMatchObject({ status: 401 })
  })
})

describe('the lists of a couple', () => {
  it('LEAD-05 are interactions, messages, comments, histories and items', async () => {
    const path = { leadId: await newLead(1, reachable) }
    const [item] = await db.selectFrom('provider_items').select('id').where('provider_id', '=', 1).execute()
    await ok('createLeadInteraction', { as: mara, path, body: { type: 'viewing' } })
    await ok('createLeadMessage', { as: mara, path, body: { subject: 'Hello', body: 'It is free.' } })
    await ok('createLeadNote', { as: mara, path, body: { body: 'Met at the fair' } })
    await ok('createLeadItem', { as: mara, path, body: { providerItemId: item!.id } })
    for (const list of ['listLeadInteractions', 'listLeadMessages', 'listLeadNotes', 'listLeadItems'] as const)
      expect((await ok(list, { as: mara, path })).data, list).toHaveLength(1)
    const kinds = (await ok('listLeadHistory', { as: mara, path })).data.map(({ type }) => type)
    expect(kinds).toEqual(['note_added', 'email_sent', 'viewing', 'info_request'])
  })
})

describe('WhatsApp chats and viewings', () => {
  const record = (leadId: number, body: object, as = jonas) => ok('createLeadInteraction', { as, path: { leadId }, body })

  it('LEAD-54 a couple can ask by WhatsApp, and a chat with it counts as an answer', async () => {
    const leadId = await ask({ source: 'whatsapp' })
    clock.advance({ minutes: 5 })
    const { data } = await record(leadId, { type: 'whatsapp', note: 'Sent the menu' })
    expect(data).toMatchObject({ type: 'whatsapp', result: null, note: 'Sent the menu', callId: null })
    const at = clock.now().toString({ smallestUnit: 'millisecond' })
    expect(await lead(leadId)).toMatchObject({ source: 'whatsapp', status: 'in_contact', firstResponseAt: at, lastCallResult: null })
    expect((await history(leadId))[0]).toMatchObject({ type: 'whatsapp', detail: 'Sent the menu' })
  })

  it('LEAD-54 a package without WhatsApp leads refuses the chat, with the kind of its popup', async () => {
    // The package of Rosewood Lakehouse has only photo uploads.
    const leadId = await newLead(3, { phone: reachable.phone })
    const refused = await refusal('createLeadInteraction', { as: mara, path: { leadId }, body: { type: 'whatsapp' } })
    expect(refused).toMatchObject({ status: 402, code: 'upgrade_required', params: { kind: 'whatsapp-lead' } })
  })

  it('a viewing changes neither the status nor the result of the last call', async () => {
    const leadId = await ask()
    await record(leadId, { type: 'call', result: 'busy' })
    await record(leadId, { type: 'viewing' })
    expect(await lead(leadId)).toMatchObject({ status: 'new', displayState: 'busy', firstResponseAt: null })
    expect((await history(leadId)).map(({ type }) => type)).toEqual(['viewing', 'call', 'info_request'])
  })

  it('LEAD-22 only calls have a result', async () => {
    const path = { leadId: await ask() }
    const refused = (body: object) => refusal('createLeadInteraction', { as: mara, path, body })
    expect(await refused({ type: 'call' })).toMatchObject({ status: 422, errors: [{ path: 'result', code: 'required' }] })
    expect(await refused({ type: 'viewing', result: 'talked' })).toMatchObject({ errors: [{ path: 'result', code: 'not_allowed' }] })
  })
})
