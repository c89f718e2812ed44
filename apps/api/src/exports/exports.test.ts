import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { expireExport, writeExport } from './write-export.ts'
import { hooks } from '../hooks.ts'
import type { JobTools } from '../platform/hooks.ts'

const { ok, newLead, answer, refusal, signIn, clock, db, pool, connection, app, filesFolder } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const files = localFiles(filesFolder)
const inCustomer: JobTools['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)
const exporting = { inCustomer, files, hooks, now: clock.now }

const ask = (more: object = {}) => newLead(2, more)
const order = async (filters: object = {}, as = mara, headers: Record<string, string> = {}) =>
  (await ok('createExport', { as, headers, body: { kind: 'leads', format: 'csv', filters } })).data
const jobOf = async (exportId: number) => {
  const { customer_id: customerId } = await db
    .selectFrom('exports')
    .select('customer_id')
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  return { customerId, exportId }
}
const written = async (filters: object = {}, as = mara, headers: Record<string, string> = {}) => {
  const { id } = await order(filters, as, headers)
  await writeExport(exporting, await jobOf(id), false)
  return { id, text: (await ok('downloadExport', { as, path: { exportId: id } })).toString() }
}

describe('WORK-03 an export of couples', () => {
  it('has only the couples of a selection, and their phones as they were typed', async () => {
    const [one, other] = [await ask({ name: 'Chosen couple', phone: '+16135550177' }), await ask({ name: 'Other couple' })]
    const body = { kind: 'leads' as const, format: 'csv' as const, filters: {}, leadIds: [one] }
    const { id } = (await ok('createExport', { as: mara, body })).data
    await writeExport(exporting, await jobOf(id), false)
    const text = (await ok('downloadExport', { as: mara, path: { exportId: id } })).toString()
    expect((await ok('getExport', { as: mara, path: { exportId: id } })).data.rowCount).toBe(1)
    expect(text).toContain(',+16135550177,')
    expect(text).not.toContain('Other couple')
    const foreign = (await ok('createExport', { as: noura, body: { ...body, leadIds: [one, other] } })).data
    await writeExport(exporting, await jobOf(foreign.id), false)
    expect((await ok('getExport', { as: noura, path: { exportId: foreign.id } })).data.rowCount).toBe(0)
    expect(await refusal('createExport', { as: mara, body: { ...body, leadIds: [] } })).toMatchObject({ status: 422 })
  })

  it('is requested, created in the background, and downloaded when it is ready', async () => {
    const queued = await order()
    expect(queued).toMatchObject({ kind: 'leads', format: 'csv', status: 'queued', rowCount: null, readyAt: null })
    const path = { exportId: queued.id }
    expect(await refusal('downloadExport', { as: mara, path })).toMatchObject({ status: 409, code: 'export_not_ready' })
    const transport = { send: () => Promise.resolve('sent' as const) }
    const worker = await startWorker({ connection, log: app.log, mail: transport, sms: transport, ...exporting })
    await vi.waitFor(async () => expect((await ok('getExport', { as: mara, path })).data.status).toBe('ready'), { timeout: 10_000 })
    await worker.stop()
    const ready = (await ok('getExport', { as: mara, path })).data
    expect(ready).toEqual({ ...queued, status: 'ready', rowCount: expect.any(Number), readyAt: expect.any(String) })
    const { bytes, headers } = await answer('downloadExport', { as: mara, path })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=${ready.fileName}`,
    })
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(
      bytes
        .toString()
        .trim()
        .split('\r\n')
        .filter((row) => /^"?\d{6},/.test(row)),
    ).toHaveLength(ready.rowCount!)
    expect((await ok('listExports', { as: mara })).data[0]).toEqual(ready)
  })

  it('is sent compressed to callers that accept it, also if an earlier version stored it as plain text', async () => {
    const { id, text } = await written()
    const download = () => answer('downloadExport', { as: mara, path: { exportId: id }, headers: { 'accept-encoding': 'gzip' } })
    const packed = await download()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') })
    expect(gunzipSync(packed.bytes).toString()).toBe(text)
    const file = await files.receive(Readable.from(['earlier']), 10, new AbortController().signal)
    const file_key = await files.keep(1, file!.path, '.csv')
    await db.updateTable('exports').set({ file_key }).where('id', '=', id).execute()
    const plain = await download()
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.bytes.toString()).toBe('earlier')
  })

  it('has the couples of the list with the same filters, in its order', async () => {
    const list = await ok('listLeads', { as: mara, query: { displayStates: 'deal', sort: 'weddingDate', limit: 100 } })
    const { text } = await written({ displayStates: ['deal'], sort: 'weddingDate' })
    const codes = text.split('\r\n').flatMap((row) => /^(\d{6}),/.exec(row)?.[1] ?? [])
    expect(codes.slice(0, 100)).toEqual(list.data.map(({ extensionNumber }) => extensionNumber))
    expect(codes).toHaveLength(list.meta.total)
  })

  it('escapes formulas, and keeps every script', async () => {
    await ask({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(1)\nmore' })
    await ask({ name: 'محمد وليلى' })
    const { text } = await written({ providerIds: [2] })
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(text).toContain(`"'@SUM(1)\nmore"`)
    expect(text).toContain(',محمد وليلى,')
    expect(text).not.toMatch(/(^|,)"?[=+@-](?!\d{7,15}(,|$))/m)
  })

  it('is in the language of its author and the time zone of the account', async () => {
    const leadId = await ask({ name: 'Clock & Zone' })
    await ok('updateLead', { as: mara, path: { leadId }, body: { tags: ['lake', 'winter'] } })
    const { text } = await written({ q: 'Clock' }, mara, { 'accept-language': 'de-DE' })
    const [heading, row] = text.slice(1).split('\r\n')
    expect(heading).toMatch(/^Kennnummer,Paar,Anbieter,Stand,/)
    const asked = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
    expect(row).toContain(`Clock & Zone,Rosewood Mill,Neu,`)
    expect(row).toContain(`,"lake, winter",${asked},`)
  })

  it('LEAD-41 LEAD-52 contains only what its author may see', async () => {
    await ask({ name: 'Garden only', providerId: 1 })
    expect((await written({ q: 'Garden only' }, mara)).text).toContain('Garden only')
    expect((await written({ q: 'Garden only' }, jonas)).text).not.toContain('Garden only')
    const felix = await signIn('felix')
    const hidden = (await ok('listLeads', { as: felix, query: { limit: 100 } })).data.find(({ isShown }) => !isShown)!
    const contact = await db.selectFrom('leads').select(['phone', 'email']).where('id', '=', hidden.id).executeTakeFirstOrThrow()
    const { text } = await written({}, felix)
    expect(text).toContain(hidden.extensionNumber)
    for (const secret of [contact.phone, contact.email]) if (secret) expect(text).not.toContain(secret)
  })

  it('is written once, however often its job runs, and leaves no second file', async () => {
    const { id, text } = await written()
    const kept = () => readdirSync(filesFolder, { recursive: true }).length
    const before = kept()
    await writeExport(exporting, await jobOf(id), false)
    expect(kept()).toBe(before)
    expect((await ok('downloadExport', { as: mara, path: { exportId: id } })).toString()).toBe(text)
  })

  it('fails after the last try, and not before', async () => {
    const { id } = await order()
    const broken = { ...exporting, files: { ...files, receive: () => Promise.reject(new Error('The disk is full')) } }
    await expect(writeExport(broken, await jobOf(id), false)).rejects.toThrow('full')
    expect((await ok('getExport', { as: mara, path: { exportId: id } })).data.status).toBe('queued')
    await writeExport(broken, await jobOf(id), true)
    expect((await ok('getExport', { as: mara, path: { exportId: id } })).data.status).toBe('failed')
    expect(await refusal('downloadExport', { as: mara, path: { exportId: id } })).toMatchObject({ status: 409 })
  })

  it('is deleted after seven days, with its file', async () => {
    const { id } = await written({}, noura)
    const { file_key } = await db.selectFrom('exports').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()
    const job = await jobOf(id)
    const { rows } = await sql<{
      hours: number
    }>`select round(extract(epoch from j.run_at - j.created_at))::int / 3600 as hours from graphile_worker.jobs j
      join graphile_worker._private_jobs p using (id)
      where j.task_identifier = 'forget_export' and p.payload ->> 'exportId' = ${String(id)}`.execute(db)
    expect(rows).toEqual([{ hours: 7 * 24 }])
    clock.advance({ hours: 7 * 24 })
    expect(await refusal('getExport', { as: noura, path: { exportId: id } })).toMatchObject({ status: 404 })
    await expireExport(exporting, job)
    await expireExport(exporting, job)
    expect(readdirSync(join(filesFolder, file_key!, '..'))).not.toContain(file_key!.split('/')[1])
    expect(await db.selectFrom('exports').select('id').where('id', '=', id).execute()).toEqual([])
  })

  it('is visible to its author only, also within the account', async () => {
    const { id } = await written({}, jonas)
    for (const as of [mara, noura])
      for (const name of ['getExport', 'downloadExport'] as const)
        expect(await refusal(name, { as, path: { exportId: id } })).toMatchObject({ status: 404 })
    expect((await ok('listExports', { as: mara })).data.map((one) => one.id)).not.toContain(id)
    expect(await refusal('listExports')).toMatchObject({ status: 401 })
  })

  it('accepts the filters of the list and no others, and is created once per key', async () => {
    for (const body of [
      { kind: 'payments', format: 'csv', filters: {} },
      { kind: 'leads', format: 'xlsx', filters: {} },
      { kind: 'leads', format: 'csv', filters: { customerId: 1 } },
      { kind: 'leads', format: 'csv' },
    ])
      expect(await refusal('createExport', { as: mara, body })).toMatchObject({ status: 422, code: 'invalid' })
    const headers = { 'idempotency-key': 'export-once-1' }
    expect(await order({}, mara, headers)).toEqual(await order({}, mara, headers))
  })
})
