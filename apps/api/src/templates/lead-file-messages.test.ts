import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'
import { hooks } from '../hooks.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { deliver } from '../platform/jobs/deliver.ts'
import type { Mail } from '../platform/mail/mail-transport.ts'

const { ok, answer, refusal, signIn, newLead, db, pool, filesFolder } = await openWorld()
const [mara, jonas, noura, felix] = [await signIn('mara'), await signIn('jonas'), await signIn('noura'), await signIn('felix')]
const [garden] = [1]
const { customerId } = (await ok('getAccessToken', { as: mara, path: { accessTokenId: mara['x-access-token']! } })).data.user
const pdf = (content = 'menu') => new Blob([`%PDF-1.7\n${content}\n%%EOF`])
const ask = async (more: object = {}) => ({ leadId: await newLead(garden, { ...reachable, ...more }) })

interface Sent {
  files?: [content: Blob, name: string][]
  attachmentIds?: number[]
  subject?: string
  body?: string
}
function formOf({ files = [], attachmentIds = [], subject = 'Menus', body = 'Here they are.' }: Sent): FormData {
  const form = new FormData()
  form.append('subject', subject)
  form.append('body', body)
  for (const id of attachmentIds) form.append('attachmentIds', String(id))
  for (const [content, name] of files) form.append('file', content, name)
  return form
}
const attachmentOf = async (name: string, as = mara) => {
  const form = new FormData()
  form.append('file', pdf(name), name)
  return (await ok('createAttachment', { as, path: { customerId }, form })).data
}
const messagesOf = async (path: { leadId: number }) => (await ok('listLeadMessages', { as: mara, path })).data
const kept = () => readdirSync(join(filesFolder, String(customerId)))

/** The mail to the couple, with the content of its files. */
async function mailTo({ leadId }: { leadId: number }) {
  const sent: (Mail & { contents: string[] })[] = []
  const mail = {
    async send(one: Mail) {
      const contents = await Promise.all((one.files ?? []).map(({ content }) => textOf(content as Readable)))
      sent.push({ ...one, contents })
      return 'sent' as const
    },
  }
  const sms = { send: () => Promise.resolve('sent' as const) }
  const inCustomer: Parameters<typeof deliver>[0]['inCustomer'] = (id, work) => inTransaction(pool, asCustomer(id), work)
  const rows = db.selectFrom('deliveries').select('id').where('lead_id', '=', leadId).where('lead_message_id', 'is not', null)
  for (const { id } of await rows.execute())
    await deliver({ inCustomer, mail, sms, hooks, files: localFiles(filesFolder) }, { customerId, deliveryId: id }, true)
  return sent
}

describe('an answer by e-mail with files', () => {
  it('LEAD-31 TMPL-06 is sent with uploaded files and attachments of the account; the thread and the list of files show them', async () => {
    const path = await ask()
    const prices = await attachmentOf('Prices.pdf')
    const form = formOf({ files: [[pdf(), 'Menu.pdf']], attachmentIds: [prices.id] })
    const { data } = await ok('createLeadFileMessage', { as: mara, path, form })
    expect(data).toMatchObject({ channel: 'email', direction: 'out', status: 'queued', subject: 'Menus', body: 'Here they are.' })
    expect(data.files).toMatchObject([
      { name: 'Prices.pdf', size: prices.size, contentType: 'application/pdf', direction: 'out', createdAt: data.createdAt },
      { name: 'Menu.pdf', contentType: 'application/pdf' },
    ])
    expect((await messagesOf(path))[0]).toEqual(data)
    const list = await ok('listLeadFiles', { as: mara, path })
    expect([list.data, list.meta.total]).toEqual([data.files.toReversed(), 2])
    const [prices1, menu] = data.files
    const download = await answer('downloadLeadFile', { as: mara, path: { ...path, leadFileId: menu!.id } })
    expect(download.bytes.toString()).toContain('menu')
    expect(download.headers).toMatchObject({ 'content-disposition': 'attachment; filename=Menu.pdf' })
    const [mail] = await mailTo(path)
    expect(mail).toMatchObject({ recipient: reachable.email, files: [{ name: 'Prices.pdf' }, { name: 'Menu.pdf' }] })
    expect(mail!.contents).toEqual([expect.stringContaining('Prices.pdf'), expect.stringContaining('menu')])
    expect((await ok('getLead', { as: mara, path })).data).toMatchObject({ status: 'in_contact', firstResponseAt: data.createdAt })
    // A deleted attachment stays with the messages that it was sent with.
    await ok('deleteAttachment', { as: mara, path: { customerId, attachmentId: prices.id } })
    expect(await ok('downloadLeadFile', { as: mara, path: { ...path, leadFileId: prices1!.id } })).toBeTruthy()
  })

  it('the same key sends once, with the same files; another file is refused', async () => {
    const path = await ask()
    const call = (content: string) => ({
      as: mara,
      path,
      form: formOf({ files: [[pdf(content), 'Menu.pdf']] }),
      headers: { 'idempotency-key': 'menus-once' },
    })
    const first = await ok('createLeadFileMessage', call('menu'))
    const before = kept()
    expect(await ok('createLeadFileMessage', call('menu'))).toEqual(first)
    expect(await messagesOf(path)).toHaveLength(1)
    expect(kept()).toEqual(before)
    expect(await refusal('createLeadFileMessage', call('other'))).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it.each([
    [{ files: [[pdf(), 'menu.exe']] }, 422, 'file[0]', 'file_extension'],
    [
      {
        files: [
          [pdf(), 'a.pdf'],
          [pdf(), 'b.doc'],
        ],
      },
      422,
      'file[1]',
      'file_content',
    ],
    [{ files: [[new Blob(['<script>alert(1)</script>']), 'menu.pdf']] }, 415, 'file[0]', 'file_content'],
    [{ files: [[pdf('x'.repeat(10_485_760)), 'menu.pdf']] }, 413, 'file[0]', 'file_too_large'],
    [
      {
        files: [
          [pdf('x'.repeat(9_500_000)), 'a.pdf'],
          [pdf('x'.repeat(9_500_000)), 'b.pdf'],
        ],
      },
      422,
      'file',
      'files_too_large',
    ],
    [{}, 422, 'file', 'required'],
    [{ attachmentIds: [999_999] }, 422, 'attachmentIds[0]', 'not_allowed'],
    [{ files: [[pdf(), 'menu.pdf']], subject: ' ' }, 422, 'subject', 'subject_required'],
  ] as [Sent, number, string, string][])(
    'LEAD-32 FILE-07 FILE-08 FILE-09 a refused one stores nothing: %#',
    async (sent, status, field, code) => {
      const path = await ask()
      const before = kept()
      expect(await refusal('createLeadFileMessage', { as: mara, path, form: formOf(sent) })).toMatchObject({
        status,
        errors: [{ path: field, code }],
      })
      expect(await messagesOf(path)).toEqual([])
      expect(kept()).toEqual(before)
    },
  )

  it('FILE-08 ten files at most, uploaded and saved together', async () => {
    const path = await ask()
    const ids = [(await attachmentOf('a.pdf')).id, (await attachmentOf('b.pdf')).id]
    const files = Array.from({ length: 9 }, (_, index): [Blob, string] => [pdf(), `${index}.pdf`])
    const form = formOf({ files, attachmentIds: ids })
    expect(await refusal('createLeadFileMessage', { as: mara, path, form })).toMatchObject({ errors: [{ path: 'file', code: 'too_many' }] })
  })

  it('LEAD-26 is refused on a closed channel, and for a couple reported as spam', async () => {
    const form = () => formOf({ files: [[pdf(), 'menu.pdf']] })
    const closed = await ask({ contactPreference: 'phone_only' })
    expect(await refusal('createLeadFileMessage', { as: mara, path: closed, form: form() })).toMatchObject({ code: 'channel_closed' })
    const spam = await ask()
    await ok('createLeadAction', { as: mara, path: spam, body: { type: 'report-spam', reasonId: 'advertising' } })
    expect(await refusal('createLeadFileMessage', { as: mara, path: spam, form: form() })).toMatchObject({ code: 'illegal_transition' })
  })

  it('LEAD-52 files of a couple are those of users who see it, and of the couple in the address', async () => {
    const path = await ask()
    const form = () => formOf({ files: [[pdf(), 'menu.pdf']] })
    const { data } = await ok('createLeadFileMessage', { as: mara, path, form: form() })
    const leadFileId = data.files[0]!.id
    for (const as of [jonas, noura]) {
      expect(await refusal('createLeadFileMessage', { as, path, form: form() })).toMatchObject({ status: 404 })
      expect(await refusal('listLeadFiles', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('downloadLeadFile', { as, path: { ...path, leadFileId } })).toMatchObject({ status: 404 })
    }
    expect(await refusal('downloadLeadFile', { as: mara, path: { ...(await ask()), leadFileId } })).toMatchObject({ status: 404 })
  })

  it('LEAD-41 files of a couple that was not shown are not returned', async () => {
    const hidden = (await ok('listLeads', { as: felix })).data.find(({ isShown }) => !isShown)!
    const path = { leadId: hidden.id }
    expect((await ok('listLeadFiles', { as: felix, path })).data).toEqual([])
    expect(await refusal('downloadLeadFile', { as: felix, path: { ...path, leadFileId: 1 } })).toMatchObject({ status: 402 })
  })
})
